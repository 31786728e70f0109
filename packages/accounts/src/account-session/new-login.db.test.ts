import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

/** A password hash needs 128 MiB, which takes seconds on a busy machine. */
const slow = 60_000;
const password = 'correct horse battery';
const cookie = `wbn-account-${new URL(testSites.accounts).port}`;
let site: TestSite;
let userID: string;
const email = 'again@people.example';
beforeAll(async () => {
  site = await testSite();
  userID = await makeUser(site.database.db, { email, passwordHash: await hashPassword(password) });
}, slow);
afterAll(() => site?.close());

type Page = ReturnType<typeof browser>;

/** Logs in with the form and returns what the portal then holds. */
async function logIn(page: Page) {
  await page.open(`/login?prompt=login&continue=${encodeURIComponent(`${testSites.portal}/`)}`);
  const { headers } = await page.send('/login', { email, password });
  const code = new URL(String(headers.location)).searchParams.get('token') ?? '';
  const { data } = (await call(site.app, '/get-session', { token: code }, { origin: testSites.portal })).json();
  return data as { token: string; refreshToken: string };
}
const sessions = () =>
  site.database.db
    .selectFrom('sessions')
    .select('revokedAt')
    .where('userId', '=', userID)
    .orderBy('createdAt')
    .execute();

it('a second login in a browser makes new tokens, and ends the former login with its cookie, session and refresh token', {
  timeout: slow,
}, async () => {
  const page = browser(site.app);
  const first = await logIn(page);
  const copy = browser(site.app);
  copy.cookies.set(cookie, page.cookies.get(cookie) ?? '');
  expect((await copy.open('/account')).statusCode).toBe(200);

  const second = await logIn(page);
  expect(new Set([first.token, second.token, first.refreshToken, second.refreshToken]).size).toBe(4);
  expect(page.cookies.get(cookie)).not.toBe(copy.cookies.get(cookie));
  expect((await page.open('/account')).statusCode).toBe(200);
  expect((await copy.open('/account')).statusCode).toBe(303);
  expect(await sessions()).toEqual([{ revokedAt: expect.any(Date) }, { revokedAt: null }]);
  const refresh = (token: string) =>
    call(site.app, '/refresh-token', undefined, { origin: testSites.portal, 'x-refresh-token': token });
  expect((await refresh(first.refreshToken)).statusCode).toBe(401);
  expect((await refresh(second.refreshToken)).statusCode).toBe(200);
});
