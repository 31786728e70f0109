import { randomBytes } from 'node:crypto';
import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';
import { mostLogins } from './account-session.ts';

/** A password hash needs 128 MiB, which takes seconds on a busy machine. */
const slow = 60_000;
const password = 'correct horse battery';
const cookie = `wbn-account-${new URL(testSites.accounts).port}`;
let site: TestSite;
let userID: string;
beforeAll(async () => {
  site = await testSite();
  userID = await makeUser(site.database.db, {
    email: 'again@people.example',
    passwordHash: await hashPassword(password, 10),
  });
}, slow);
afterAll(() => site?.close());

type Page = ReturnType<typeof browser>;

/** Logs in with the form and returns what the portal then holds. */
async function logIn(page: Page, email = 'again@people.example') {
  await page.open(`/login?prompt=login&continue=${encodeURIComponent(`${testSites.portal}/`)}`);
  const { headers } = await page.send('/login', { email, password });
  const code = new URL(String(headers.location)).searchParams.get('token') ?? '';
  const { data } = (await call(site.app, '/get-session', { token: code }, { origin: testSites.portal })).json();
  return data as { token: string; refreshToken: string };
}
const sessions = (userId = userID) =>
  site.database.db
    .selectFrom('sessions')
    .select('revokedAt')
    .where('userId', '=', userId)
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

it('a login beyond the most of a person ends the one that was unused for longest, and its sessions', async () => {
  const email = 'many@people.example';
  const { db } = site.database;
  const userId = await makeUser(db, { email, passwordHash: await hashPassword(password, 10) });
  const [first, second, last] = [browser(site.app), browser(site.app), browser(site.app)];
  await logIn(first, email);
  await logIn(second, email);
  const others = Array.from({ length: mostLogins - 2 }, () => randomBytes(32));
  const times = { expiresAt: new Date(Date.now() + 86_400_000) };
  await db
    .insertInto('accountSessions')
    .values(others.map((tokenHash) => ({ tokenHash, userId, ...times })))
    .execute();
  await first.open('/account');
  await logIn(last, email);
  const told = [];
  for (const one of [first, second, last]) told.push((await one.open('/account')).statusCode);
  expect(told).toEqual([200, 303, 200]);
  expect(await sessions(userId)).toEqual([{ revokedAt: null }, { revokedAt: expect.any(Date) }, { revokedAt: null }]);
});

it('logins by a provider never end a login of the person’s own, however many there are', async () => {
  const email = 'vouched@people.example';
  const { db } = site.database;
  const userId = await makeUser(db, { email, passwordHash: await hashPassword(password, 10) });
  const own = browser(site.app);
  await logIn(own, email);
  const expiresAt = new Date(Date.now() + 86_400_000);
  const byProvider = Array.from({ length: mostLogins }, () => ({
    ...{ userId, expiresAt, providerId: crypto.randomUUID(), tokenHash: randomBytes(32) },
  }));
  await db.insertInto('accountSessions').values(byProvider).execute();
  await logIn(browser(site.app), email);
  expect((await own.open('/account')).statusCode).toBe(200);
  const open = db
    .selectFrom('accountSessions')
    .select('id')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null);
  expect(await open.execute()).toHaveLength(mostLogins + 2);
});
