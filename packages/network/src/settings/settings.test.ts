import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSecrets } from '../boot/secrets.ts';
import { SettingError } from './read-setting.ts';
import { readServeSettings, readSettings } from './settings.ts';

const editions = ['sa', 'mx'];

describe('settings', () => {
  it('gives the documented addresses when nothing is set', () => {
    expect(readSettings({}, editions)).toMatchObject({
      ports: { portal: 8080, api: 8081, accounts: 8082, payments: 8083, cdn: 8084, files: 8085 },
      edition: 'sa',
      businesses: 2000,
      limits: 'on',
    });
  });

  it('moves all six addresses with WBN_PORT', () => {
    expect(readSettings({ WBN_PORT: '9000' }, editions).ports).toEqual({
      portal: 9000,
      api: 9001,
      accounts: 9002,
      payments: 9003,
      cdn: 9004,
      files: 9005,
    });
  });

  it.each([
    ['WBN_PORT', 'eighty'],
    ['WBN_PORT', '80'],
    ['WBN_PORT', '65535'],
    ['WBN_SEED', 'many'],
    ['WBN_SEED', '0'],
    ['WBN_LIMITS', 'maybe'],
    ['WBN_EXTENSIONS', '1'],
    ['WBN_EDITION', 'zz'],
    ['WBN_TRANSLATION', 'babelfish'],
    ['WBN_SELLER_NAME', 'A seller without an address'],
    ['WBN_TRANSLATION', 'deepl'],
    ['DATABASE_URL', 'mysql://here/there'],
    ['DATABASE_URL', 'not an address'],
    ['DATABASE_READ_URL', 'replica'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['WBN_MAIL_FROM', 'nobody'],
    ['WBN_VERIFIED_EMAIL', 'yes'],
    ['WBN_LEAKED_PASSWORDS_URL', 'http://leaks.example'],
    ['STRIPE_SECRET_KEY', 'sk_live_12345678'],
    ['WBN_UPLOAD_LIMIT', '500 KB'],
    ['WBN_UPLOAD_LIMIT', '0'],
    ['WBN_UPLOAD_LIMIT', '1e6'],
    ['WBN_UPLOAD_LIMIT', '10000001'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
  ])('refuses %s=%s with a sentence that says what to write', (name, value) => {
    expect(() => readSettings({ [name]: value }, editions)).toThrow(SettingError);
    expect(() => readSettings({ [name]: value }, editions)).toThrow(/Write /);
  });

  it('takes files of 512,000 bytes, or of as many as it is told', () => {
    expect(readSettings({}, editions).uploadLimit).toBe(512_000);
    expect(readServeSettings({ ...served, WBN_UPLOAD_LIMIT: '2000000' }, editions).uploadLimit).toBe(2_000_000);
  });

  it('never repeats the password of a mail server', () => {
    expect(() => readSettings({ SMTP_URL: 'smtps//user:hidden-word@mail.example' }, editions)).toThrow(
      /^(?!.*hidden-word)/,
    );
    expect(readSettings({ SMTP_URL: 'smtps://user:word@mail.example:465' }, editions).mail.smtp).toBeDefined();
  });

  const served = {
    WBN_PUBLIC_PORTAL: 'https://portal.example',
    WBN_PUBLIC_API: 'https://api.example',
    WBN_PUBLIC_ACCOUNTS: 'https://accounts.example',
    WBN_PUBLIC_CDN: 'https://cdn.example',
    WBN_PUBLIC_FILES: 'https://files.example',
  };

  it('serves without demo data, at the addresses of the environment', () => {
    expect(readServeSettings(served, editions)).toMatchObject({
      demo: false,
      businesses: 0,
      host: '0.0.0.0',
      addresses: { portal: 'https://portal.example', files: 'https://files.example' },
    });
  });

  it.each(Object.keys(served) as (keyof typeof served)[])(
    'refuses to serve %s without TLS, except on loopback',
    (name) => {
      const at = (address: string) => readServeSettings({ ...served, [name]: address }, editions);
      for (const open of [
        'http://open.example',
        'http://localhost.example:8080',
        'http://10.0.0.5',
        'http://127.example',
      ])
        expect(() => at(open), open).toThrow(`${name} is "${open}". Write an address with TLS`);
      for (const own of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://mx.localhost'])
        expect(() => at(own), own).not.toThrow();
    },
  );

  it.each(['WBN_PUBLIC_CDN', 'WBN_PUBLIC_PORTAL', 'WBN_INTERNAL_API', 'WBN_SITES'])(
    'refuses a host in %s that would end a directive of a policy',
    (name) => {
      for (const host of ['a;sandbox.example', "a'none'.example", 'a$b.example']) {
        const address = name === 'WBN_SITES' ? `sa=https://${host}` : `https://${host}`;
        const read = () => readServeSettings({ ...served, [name]: address }, editions);
        expect(read, host).toThrow(/Write a host of letters, digits, hyphens and dots/);
      }
    },
  );

  it('refuses to serve two parts under one host name, whatever their ports', () => {
    const names = Object.keys(served) as (keyof typeof served)[];
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs).toHaveLength(10);
    for (const [one, other] of pairs) {
      const shared = { ...served, [one]: 'https://one.example', [other]: 'https://one.example:8443' };
      expect(() => readServeSettings(shared, editions)).toThrow(
        `${one} and ${other} share the host one.example. Write `,
      );
    }
  });

  it('starts all parts, or those that are named, each of which may be a process of its own', () => {
    const parts = (named?: string) => [...readServeSettings({ ...served, WBN_PARTS: named }, editions).parts];
    expect(parts()).toEqual(['portal', 'api', 'accounts', 'payments', 'cdn', 'files']);
    for (const part of parts()) expect(parts(part)).toEqual([part]);
    expect(parts('api, accounts')).toEqual(['api', 'accounts']);
  });

  it('takes a variable without a value for one that is not set, as compose files write it', () => {
    const table = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const names = [...new Set(table.match(/\b(?:WBN|DATABASE|REDIS|SMTP|S3|STRIPE)_[A-Z_]+(?=`)/g))];
    expect(names).toEqual(expect.arrayContaining(['S3_BUCKET', 'WBN_PARTS', 'WBN_UPLOAD_LIMIT', 'STRIPE_API']));
    for (const blank of ['', ' ']) {
      const empty = Object.fromEntries(names.map((name) => [name, blank]));
      expect(readSettings(empty, editions)).toEqual(readSettings({}, editions));
      expect(readServeSettings({ ...empty, ...served }, editions)).toEqual(readServeSettings(served, editions));
      expect(() => readServeSettings(empty, editions)).toThrow('WBN_PUBLIC_PORTAL is missing');
      expect(() => openSecrets('/nowhere', empty, false)).toThrow('WBN_UPLOAD_SECRET missing');
    }
  });

  it.each([
    ['a pool of one', { WBN_POOL: '1' }],
    ['a log of another kind', { WBN_LOG: 'syslog' }],
    ['an hour of draining', { WBN_DRAIN: '3600' }],
    ['an internal API with a path', { WBN_INTERNAL_API: 'http://api:8081/v1' }],
    ['a part that there is not', { WBN_PARTS: 'api,search' }],
    ['no part at all', { WBN_PARTS: ',' }],
    ['a missing address', { WBN_PUBLIC_API: undefined }],
    ['an address with a path', { WBN_PUBLIC_CDN: 'https://cdn.example/files' }],
    ['demo data', { WBN_SEED: 'demo' }],
    ['no limits beyond loopback', { WBN_LIMITS: 'off' }],
    ['half a certificate', { WBN_TLS_CERT: 'cert.pem' }],
    ['a proxy that is not an address', { WBN_PROXIES: '127.0.0.1, proxy.example' }],
    ['everybody as a proxy', { WBN_PROXIES: '0.0.0.0/0' }],
    ['a range that is none', { WBN_PROXIES: '10.0.0.0/33' }],
    ['a site of an edition that there is not', { WBN_SITES: 'zz=https://zz.example' }],
    ['a site without its edition', { WBN_SITES: 'https://mx.example' }],
    ['an edition with two sites', { WBN_SITES: 'mx=https://mx.example,mx=https://mexico.example' }],
    ['two editions on one site', { WBN_SITES: 'mx=https://mx.example,sa=https://mx.example' }],
    ['a site without TLS', { WBN_SITES: 'mx=http://mx.example' }],
    ['a certificate that is none', { WBN_TLS_CERT: import.meta.filename, WBN_TLS_KEY: import.meta.filename }],
    ['a certificate that is not there', { WBN_TLS_CERT: '/nowhere/cert.pem', WBN_TLS_KEY: '/nowhere/key.pem' }],
  ])('refuses to serve with %s', (_, change) => {
    expect(() => readServeSettings({ ...served, ...change }, editions)).toThrow(SettingError);
    expect(() => readServeSettings({ ...served, ...change }, editions)).toThrow(/Write /);
  });

  it('knows the sites of its editions by WBN_SITES, and those of packages/content without it', () => {
    expect(readServeSettings(served, editions).sites).toBeUndefined();
    const given = { ...served, WBN_SITES: 'sa=https://sa.portal.example, mx=https://mexico.example' };
    expect(readServeSettings(given, editions).sites).toEqual({
      sa: 'https://sa.portal.example',
      mx: 'https://mexico.example',
    });
  });

  it('knows its proxies by address and range, written as IPv4 or IPv6, also with a port, and nobody else', () => {
    expect(readServeSettings(served, editions).isProxy).toBeUndefined();
    const { isProxy } = readServeSettings({ ...served, WBN_PROXIES: '127.0.0.1, 10.1.0.0/16 fd00::/8' }, editions);
    const withPort = ['10.1.255.3:5678', '[fd12::1]:5678', '[::ffff:127.0.0.1]:1'];
    for (const ours of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.255.3', 'fd12::1', ...withPort])
      expect(isProxy?.(ours), ours).toBe(true);
    for (const other of ['127.0.0.2', '10.2.0.1', '10.2.0.1:80', '2001:db8::1', '', 'unknown'])
      expect(isProxy?.(other), other).toBe(false);
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_12345678',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  };

  it('charges by the sandbox at npm start, by nobody when serving, and by Stripe where its keys are', () => {
    expect(readSettings({}, editions).payments).toEqual({ kind: 'sandbox' });
    expect(readServeSettings(served, editions).payments).toEqual({ kind: 'off' });
    expect(readServeSettings({ ...served, WBN_ALLOW_DEMO: '1' }, editions).payments).toEqual({ kind: 'sandbox' });
    expect(readServeSettings({ ...served, ...stripe }, editions).payments).toMatchObject({
      kind: 'stripe',
      publicKey: 'pk_live_12345678',
    });
  });

  it.each([
    ['one key of three', { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }],
    ['a publishable key for the secret one', { ...stripe, STRIPE_SECRET_KEY: stripe.STRIPE_PUBLISHABLE_KEY }],
    ['a secret key where all can read it', { ...stripe, STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_SECRET_KEY }],
    ['a webhook secret that is none', { ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['an API with a path', { ...stripe, STRIPE_API: 'https://api.stripe.com/v1' }],
  ])('refuses Stripe with %s, in words that carry no key', (_, change) => {
    const refusal = () => readSettings(change, editions);
    expect(refusal).toThrow(SettingError);
    expect(refusal).toThrow(/Write /);
    expect(refusal).not.toThrow(/12345678/);
  });
});
