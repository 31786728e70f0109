import { createHash } from 'node:crypto';
import { makePartnerKey } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

let site: TestSite;
let key: string;
const partner = 'https://partner.example';
const verifier = 'v'.repeat(43);
const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
/** A page of the partner that sends its visitors on to wherever its address says. */
const onward = `${partner}/go?to=https://evil.example/`;
const login = (changes: Record<string, string> = {}) =>
  `/login?${new URLSearchParams({ continue: onward, codeChallenge, ...changes })}`;

beforeAll(async () => {
  site = await testSite();
  key = (await makePartnerKey(site.database.db, { origins: [partner] })).publishableKey;
  await site.database.db
    .insertInto('users')
    .values({
      email: 'ana@people.example',
      passwordHash: await hashPassword('correct horse 7', 10),
      firstName: 'Ana',
      lastName: 'Pérez',
      emailVerifiedAt: new Date(),
    })
    .execute();
}, 60_000);
afterAll(() => site?.close());

async function visitor() {
  const page = browser(site.app);
  await page.open('/login');
  await page.send('/login', { email: 'ana@people.example', password: 'correct horse 7' });
  return page;
}
const codeIn = (location: unknown): string | null =>
  new URLSearchParams(new URL(String(location), 'https://x.example').hash.slice(1)).get('wbn_code');
const allow = { decision: 'allow', 'scope.profile': 'yes' };

describe("a login for a partner's page", () => {
  it.each([
    ['another site', { referer: 'https://evil.example/' }],
    ['a look-alike of the site', { referer: 'https://partner.example.evil.example/' }],
    ['nowhere, as from a mail', {}],
    ['no address', { referer: 'partner.example' }],
  ])('gives no code when its beginning came from %s', async (_, headers) => {
    const page = await visitor();
    const shown = await page.open(login(), headers as Record<string, string>);
    expect(shown.statusCode).toBe(400);
    expect(shown.body).toContain(`Begin on ${partner}`);
    expect(shown.body).toContain(`href="${partner}/"`);
    expect(shown.body).not.toContain('href="https://evil');
    // The form of a consent, sent by itself.
    const own = await page.open('/logout');
    const csrf = /name="csrf" value="([^"]+)"/.exec(own.body)?.[1] ?? '';
    const { location } = (await page.send('/consent', { ...allow, csrf, continue: onward, codeChallenge })).headers;
    expect(codeIn(location)).toBeNull();
    expect(String(location)).toMatch(/^\/login\?/);
  });

  it('that another site began gives nobody a session, although the code would follow a redirect there', async () => {
    const page = await visitor();
    await page.open(login(), { referer: 'https://evil.example/' });
    const { location } = (await page.send('/consent', allow)).headers;
    // The fragment stays through the redirect of the partner's page, and a program can name any origin.
    const token = codeIn(location) ?? 'x'.repeat(43);
    const taken = await call(
      site.app,
      '/get-session',
      { token, codeVerifier: verifier },
      { origin: partner, 'x-wbn-key': key },
    );
    expect([taken.statusCode, taken.json().name]).toEqual([401, 'CodeInvalid']);
  });

  it('gives a code to the page that began it, also after the person has logged in and changed the language', async () => {
    const page = browser(site.app);
    await page.open(login(), { referer: `${partner}/` });
    await page.send('/login', { email: 'ana@people.example', password: 'correct horse 7' });
    await page.open(login({ lang: 'it' }), { referer: 'https://accounts.example/login' });
    const token = codeIn((await page.send('/consent', allow)).headers.location);
    expect(token).toMatch(/^[\w-]{43}$/);
    const headers = { origin: partner, 'x-wbn-key': key };
    const taken = await call(site.app, '/get-session', { token, codeVerifier: verifier }, headers);
    expect(taken.statusCode).toBe(200);
  });

  it('that the page began covers no other challenge, and no other browser', async () => {
    const page = await visitor();
    await page.open(login(), { referer: `${partner}/` });
    expect((await page.open(login({ codeChallenge: 'c'.repeat(43) }))).statusCode).toBe(400);
    expect((await page.open(login())).statusCode).toBe(200);
    expect((await (await visitor()).open(login())).statusCode).toBe(400);
  });

  it('may be begun in several tabs at a time, and by a registration', async () => {
    const page = await visitor();
    const challenges = ['1', '2', '3'].map((name) => name.repeat(43));
    for (const one of challenges) await page.open(login({ codeChallenge: one }), { referer: `${partner}/` });
    for (const one of challenges) expect((await page.open(login({ codeChallenge: one }))).statusCode).toBe(200);
    const fresh = await visitor();
    await fresh.open(login().replace('/login', '/register'), { referer: `${partner}/` });
    expect((await fresh.open(login())).statusCode).toBe(200);
  });
});
