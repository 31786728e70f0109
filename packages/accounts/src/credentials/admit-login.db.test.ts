import { sql } from '@wbn/database';
import { makeUser, testSites } from '@wbn/http/testing';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostDevices } from '../devices/known-devices.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';
import { hashPassword } from './passwords.ts';

/** A refused login takes as long as a password check even if no account has the address. */
const slow = 120_000;
const password = 'correct horse battery';
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

let people = 0;
async function someone() {
  people += 1;
  const email = `guessed${people}@people.example`;
  return { email, userID: await makeUser(site.database.db, { email, passwordHash, firstName: 'Ana' }) };
}
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};
const jsonLogin = (payload: object, remoteAddress = newAddress()) =>
  site.app.inject({ method: 'POST', url: '/login', payload, remoteAddress });
const nameOf = async (answered: Promise<LightMyRequestResponse>) => (await answered).json().name ?? 'yes';
/** Tries one password from each of many addresses until the account asks for a code. */
async function guess(email: string) {
  const names: string[] = [];
  while (names.at(-1) !== 'LoginCodeNeeded' && names.length < 60) {
    names.push(await nameOf(jsonLogin({ email, password: 'wrong password' })));
  }
  return names;
}
const codesTo = async (email: string) =>
  (
    await site.database.db
      .selectFrom('outboxEmails')
      .select('data')
      .where('toAddress', '=', email)
      .where('template', '=', 'login-code')
      .orderBy('id')
      .execute()
  ).map(({ data }) => String((data as { code?: string }).code));

const deviceCookie = `wbn-device-${new URL(testSites.accounts).port}`;
/** A browser with its own network address. */
function visitor(remoteAddress = newAddress()) {
  const page = browser(site.app, testSites.accounts, remoteAddress);
  return {
    page,
    logIn: async (email: string, word = password, more: Record<string, string> = {}) => {
      await page.open('/login?prompt=login');
      return page.send('/login', { email, password: word, ...more });
    },
  };
}

describe('while somebody guesses the password of an account', () => {
  it(
    'its owner logs in undisturbed in a browser that logged in before, from any address',
    async () => {
      const { email } = await someone();
      const owner = visitor();
      expect((await owner.logIn(email)).statusCode).toBe(303);
      expect(owner.page.cookies.get(deviceCookie)).toMatch(/^[\w-]{43}$/);
      expect((await guess(email)).at(-1)).toBe('LoginCodeNeeded');
      // The guesser shares the owner's address and has used up its logins.
      await sql`update rate_limit_buckets set tokens = 0 where bucket like 'login:address:%'`.execute(site.database.db);
      for (let n = 0; n < 3; n += 1) expect((await owner.logIn(email)).statusCode).toBe(303);
    },
    slow,
  );

  it(
    'another browser needs a code of a mail beside the password, and each is worth nothing alone',
    async () => {
      const { email } = await someone();
      await guess(email);
      await expect.poll(async () => (await codesTo(email)).length).toBe(1);
      const [code = ''] = await codesTo(email);
      const owner = visitor();
      const asked = await owner.logIn(email);
      expect([asked.statusCode, asked.body.includes('name="mailCode"')]).toEqual([401, true]);
      expect((await owner.logIn(email, 'wrong password', { mailCode: code })).statusCode).toBe(401);
      expect((await owner.logIn(email, password, { mailCode: 'AAAA-AAAA' })).statusCode).toBe(401);
      const typed = code.toLowerCase().replace('-', ' ');
      expect((await owner.logIn(email, password, { mailCode: typed })).statusCode).toBe(303);
      // The code is used up, and a code of another account does not work.
      expect(await nameOf(jsonLogin({ email, password, mailCode: code }))).toBe('LoginCodeNeeded');
    },
    slow,
  );

  it(
    'a mailed code logs one of fifty browsers in that send it at once',
    async () => {
      const { email } = await someone();
      await guess(email);
      await expect.poll(async () => (await codesTo(email)).length).toBe(1);
      const [mailCode = ''] = await codesTo(email);
      const tries = Array.from({ length: 50 }, () => visitor().logIn(email, password, { mailCode }));
      const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 303)).toHaveLength(1);
      // The queue of password checks has no room for some.
      for (const status of statuses) expect([303, 401, 503]).toContain(status);
    },
    slow,
  );

  it(
    'an address that nobody has is answered alike, and gets no mail',
    async () => {
      const known = await someone();
      const nobody = 'nobody@people.example';
      const [first, second] = [await guess(known.email), await guess(nobody)];
      expect(first).toEqual(second);
      expect(await codesTo(nobody)).toEqual([]);
    },
    slow,
  );

  it(
    'a mark of another account, a forged one and a revoked one open nothing',
    async () => {
      const { email, userID } = await someone();
      const other = await someone();
      const stranger = visitor();
      await stranger.logIn(other.email);
      const owner = visitor();
      await owner.logIn(email);
      await guess(email);
      expect((await stranger.logIn(email)).statusCode).toBe(401);
      stranger.page.cookies.set(deviceCookie, 'A'.repeat(43));
      expect((await stranger.logIn(email)).statusCode).toBe(401);
      await owner.page.open('/account/sessions');
      await owner.page.send('/account/sessions/end-all', {});
      expect((await owner.logIn(email)).statusCode).toBe(401);
      expect(
        await site.database.db.selectFrom('knownDevices').select('id').where('userId', '=', userID).execute(),
      ).toEqual([]);
    },
    slow,
  );

  it(
    'the ten newest browsers of a person have tries of their own, and older ones none',
    async () => {
      const { email, userID } = await someone();
      const browsers = Array.from({ length: mostDevices + 2 }, () => visitor());
      for (const one of browsers) expect((await one.logIn(email)).statusCode).toBe(303);
      const kept = await site.database.db
        .selectFrom('knownDevices')
        .select('id')
        .where('userId', '=', userID)
        .execute();
      expect(kept).toHaveLength(mostDevices);
      await guess(email);
      const told = [];
      for (const one of [browsers[0], browsers[1], browsers[2], browsers.at(-1)]) {
        told.push((await one?.logIn(email))?.statusCode);
      }
      expect(told).toEqual([401, 401, 303, 303]);
    },
    slow,
  );

  it(
    'known browsers of one address are counted together, but an account has three tries that nobody there can use up',
    async () => {
      const [thief, target] = [await someone(), await someone()];
      const address = newAddress();
      const guesser = visitor(address);
      for (let n = 0; n < 5; n += 1) await guesser.logIn(thief.email);
      const owner = visitor(address);
      await owner.logIn(target.email);
      await guess(target.email);
      const emptied = await sql`update rate_limit_buckets set tokens = 0, updated_at = now()
        where bucket = ${`login:known-at:${address}`}`.execute(site.database.db);
      expect(emptied.numAffectedRows).toBe(1n);
      const told = [];
      for (let n = 0; n < 4; n += 1) told.push((await owner.logIn(target.email)).statusCode);
      expect(told).toEqual([303, 303, 303, 401]);
    },
    slow,
  );

  it(
    'one address is slowed down for that account, and others are not',
    async () => {
      const [target, other] = [await someone(), await someone()];
      const address = newAddress();
      const names: string[] = [];
      for (let n = 0; n < 11; n += 1) {
        names.push(await nameOf(jsonLogin({ email: target.email, password: 'wrong password' }, address)));
      }
      expect(names.filter((name) => name === 'LoginFailed').length).toBeGreaterThanOrEqual(10);
      expect(names.at(-1)).toBe('TooManyRequests');
      expect(await nameOf(jsonLogin({ email: other.email, password }, address))).toBe('yes');
      expect(await nameOf(jsonLogin({ email: target.email, password }))).toBe('yes');
    },
    slow,
  );
});

describe('mails for a forgotten password', () => {
  const asks = async (email: string, from = visitor()) => {
    await from.page.open('/forgot-password');
    return (await from.page.send('/forgot-password', { email })).statusCode;
  };
  const resets = async (email: string) =>
    (
      await site.database.db
        .selectFrom('outboxEmails')
        .select('data')
        .where('toAddress', '=', email)
        .where('template', '=', 'password-reset')
        .execute()
    ).map(({ data }) => String((data as { token?: string }).token));

  it(
    'cannot be used up by strangers: the answer stays, the links in the mailbox work, and a known browser has its own',
    async () => {
      const { email } = await someone();
      const owner = visitor();
      await owner.logIn(email);
      for (let n = 0; n < 9; n += 1) expect(await asks(email)).toBe(200);
      await expect.poll(async () => (await resets(email)).length).toBe(5);
      for (const token of await resets(email)) {
        expect((await owner.page.open(`/reset-password?token=${token}`)).statusCode).toBe(200);
      }
      expect(await asks(email, owner)).toBe(200);
      await expect.poll(async () => (await resets(email)).length).toBe(6);
    },
    slow,
  );

  it('are refused to an address that asks for many', async () => {
    const from = visitor();
    const told = [];
    for (let n = 0; n < 7; n += 1) told.push(await asks(`x${n}@people.example`, from));
    expect(told).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
