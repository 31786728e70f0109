import { calls } from '@wbn/contract';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { makePartnerKey, testOptions, testSites } from '../testing/index.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
let key: string;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'off', cookieCalls: ['listGenders'] }));
  answer(app, 'listGenders', async () => []);
  answer(app, 'suggest', async () => []);
  answer(app, 'noteVisit', async () => ({}));
  app.get('/page', async () => 'a page of a person');
  key = (await makePartnerKey(database.db)).publishableKey;
  await makePartnerKey(database.db, { origins: ['https://gone.example'], revokedAt: new Date() });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const ask = (origin: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/ref-data/gender', headers: { origin, ...headers } });

describe('CORS', () => {
  it.each([testSites.portal, testSites.accounts, testSites.api, ...testSites.sisters])(
    'lets our own site %s read and send cookies',
    async (origin) => {
      const answered = await ask(origin);
      expect(answered.statusCode).toBe(200);
      expect(answered.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      });
    },
  );

  it('lets our own sites send cookies only to calls that use one, and read calls alone', async () => {
    const from = { origin: testSites.portal };
    const ask = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers = {}) =>
      app.inject({ method, url, headers: { ...from, ...headers }, ...(method === 'POST' && { payload: {} }) });
    const preflight = { 'access-control-request-method': 'POST' };
    for (const { headers } of [
      await ask('POST', '/search/suggest'),
      await ask('OPTIONS', '/search/suggest', preflight),
    ]) {
      expect(headers['access-control-allow-origin']).toBe(testSites.portal);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    for (const { headers } of [await ask('GET', '/page'), await ask('OPTIONS', '/page', preflight)]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  const strangers = [
    'null',
    '',
    '*',
    'http://localhost',
    'http://localhost:80',
    'http://localhost:8083',
    'http://localhost:80801',
    'http://localhost:8080/',
    'http://localhost:8080.evil.example',
    'http://localhost:8080@evil.example',
    'https://localhost:8080',
    'HTTP://LOCALHOST:8080',
    'http://LOCALHOST:8080',
    'http://localhost.:8080',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'http://user@localhost:8080',
    ' http://localhost:8080',
    'http://localhost:8080 http://evil.example',
    'http://localhost:8080,http://evil.example',
    'localhost:8080',
    '//localhost:8080',
    'file://',
    'chrome-extension://abcdef',
    'https://sister.example',
    'http://mx.sister.example',
    'https://mx.sister.example:443',
    'https://mx.sister.example:8443',
    'https://mx.sister.example.evil.example',
    'https://evil-mx.sister.example',
    'https://evil.mx.sister.example',
    'https://mx-sister.example',
    'https://mx.sister.examples',
    'https://MX.sister.example',
    'https://mx.sister.example%00.evil.example',
    'https://xn--mx-sister.example',
    'https://мx.sister.example',
    'https://gone.example',
    'http://partner.example',
    'https://partner.example.evil.example',
    'https://www.partner.example',
  ];
  it.each(strangers)('refuses %j, which differs from all of them', async (origin) => {
    const answered = await ask(origin, { 'x-wbn-key': key });
    expect(answered.statusCode).toBe(403);
    expect(answered.json().name).toBe('OriginRefused');
    expect(answered.headers['access-control-allow-origin']).toBeUndefined();
    expect(answered.headers['access-control-allow-credentials']).toBeUndefined();
  });
  it('was asked by at least 40 strangers', () => expect(strangers.length).toBeGreaterThanOrEqual(40));

  it("answers a partner's page with its key, without cookies", async () => {
    const answered = await ask('https://partner.example', { 'x-wbn-key': key });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(answered.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('takes the key of a read from the address too, and of a change from the header alone', async () => {
    const named = (method: 'GET' | 'POST', path: string) =>
      app.inject({ method, url: `/${path}?wbn-key=${key}`, headers: { origin: 'https://partner.example' } });
    expect((await named('GET', 'ref-data/gender')).json()).toEqual({ success: true, data: [] });
    // A read by POST passes the door, and its empty body is refused behind it.
    expect((await named('POST', 'search/suggest')).json().name).toBe('ValidationError');
    expect((await named('POST', calls.noteVisit.path)).json().name).toBe('OriginRefused');
  });

  it.each(['', 'pk_other', 'pk_live_x y', "'; drop table users"])(
    "refuses a partner's page with key %j, in words its developer can read",
    async (other) => {
      const answered = await ask('https://partner.example', other === '' ? {} : { 'x-wbn-key': other });
      expect(answered.statusCode).toBe(403);
      expect(answered.headers['access-control-allow-origin']).toBe('https://partner.example');
    },
  );

  it('answers a preflight, which cannot carry the key, for every origin that a key lists', async () => {
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/ref-data/gender',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-wbn-key' },
      });
    const listed = await preflight('https://partner.example');
    expect(listed.statusCode).toBe(204);
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-methods': 'GET, HEAD',
    });
    expect(listed.headers['access-control-allow-headers']).toContain('x-wbn-key');
    expect((await preflight('https://gone.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('needs no key and no origin for public data', async () => {
    expect((await app.inject('/ref-data/gender')).statusCode).toBe(200);
  });
});
