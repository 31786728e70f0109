import { jsonb } from '@wbn/database';
import { makeUser, signIn, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, noPassword } from '../credentials/passwords.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

/** A password hash needs a processor, which takes seconds on a busy machine. */
const slow = 120_000;
const password = 'correct horse battery';
const path = '/account/second-factor';
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

let people = 0;
/** An account whose address nobody has confirmed, with a browser that is logged in by its password. */
async function registered(changes: { emailVerifiedAt?: Date } = {}) {
  people += 1;
  const email = `colleague${people}@victim.example`;
  const userID = await makeUser(site.database.db, { email, passwordHash, ...changes });
  const visit = browser(site.app, testSites.accounts);
  await visit.open('/login');
  expect((await visit.send('/login', { email, password })).statusCode).toBe(303);
  return { email, userID, visit };
}
/** Ways back into the account for the person that made it. */
async function leave(userID: string) {
  const { db } = site.database;
  const sealed = { secretSealed: Buffer.alloc(64), keyId: 'one' };
  await db
    .insertInto('authenticators')
    .values({ userId: userID, state: 'active', ...sealed } as never)
    .execute();
  await db
    .insertInto('passkeys')
    .values({ userId: userID, credentialId: `left ${userID}`, publicKey: Buffer.alloc(1), name: 'Left' })
    .execute();
  await db
    .insertInto('recoveryCodes')
    .values({ userId: userID, codeHash: Buffer.alloc(32, people) } as never)
    .execute();
  await signIn(db, userID);
  const consent = { userId: userID, origin: 'https://partner.example', scopes: ['read', 'message'] };
  await db.insertInto('consents').values(consent).execute();
  const search = { userId: userID, name: 'Left', search: jsonb({}), byMail: true, nextAt: new Date() };
  await db.insertInto('savedSearches').values(search).execute();
}
async function leftOf(userID: string) {
  const { db } = site.database;
  const count = async (table: 'authenticators' | 'passkeys' | 'recoveryCodes' | 'knownDevices' | 'consents') =>
    (await db.selectFrom(table).select('userId').where('userId', '=', userID).execute()).length;
  const open = async (table: 'sessions' | 'accountSessions') =>
    (await db.selectFrom(table).select('id').where('userId', '=', userID).where('revokedAt', 'is', null).execute())
      .length;
  return {
    apps: await count('authenticators'),
    passkeys: await count('passkeys'),
    codes: await count('recoveryCodes'),
    browsers: await count('knownDevices'),
    consents: await count('consents'),
    alerts: (
      await db
        .selectFrom('savedSearches')
        .select('id')
        .where('userId', '=', userID)
        .where('byMail', '=', true)
        .execute()
    ).length,
    sessions: await open('sessions'),
    logins: await open('accountSessions'),
  };
}
const nothing = { apps: 0, passkeys: 0, codes: 0, browsers: 0, consents: 0, alerts: 0, sessions: 0, logins: 0 };
const all = { apps: 1, passkeys: 1, codes: 1, browsers: 1, consents: 1, alerts: 1, sessions: 1, logins: 1 };
async function mailedToken(email: string, template: string): Promise<string> {
  const mails = () =>
    site.database.db
      .selectFrom('outboxEmails')
      .select('data')
      .where('toAddress', '=', email)
      .where('template', '=', template as never)
      .execute();
  await expect.poll(mails).toHaveLength(1);
  const [mail] = await mails();
  return String((mail?.data as { token?: string } | undefined)?.token);
}
async function reset(email: string) {
  const owner = browser(site.app, testSites.accounts);
  await owner.open('/forgot-password');
  await owner.send('/forgot-password', { email });
  await owner.open(`/reset-password?token=${await mailedToken(email, 'password-reset')}`);
  return owner.send('/reset-password', { password: 'a quite new long word 77' });
}

describe('an account whose address is not confirmed', () => {
  it('gets no second step, by a page or by a form', { timeout: slow }, async () => {
    const { userID, visit } = await registered();
    await visit.open(path);
    const answers = [
      await visit.send(`${path}/setup`, {}),
      await visit.open(`${path}/setup`),
      await visit.send(`${path}/confirm`, { current: password, code: '123456' }),
      await visit.open(`${path}/passkey`),
      await visit.send(`${path}/passkey`, { current: password, passkey: '{}' }),
    ];
    for (const { statusCode, body } of answers) {
      expect([statusCode, body.includes('Confirm your e-mail address first')]).toEqual([400, true]);
    }
    expect(await leftOf(userID)).toMatchObject({ apps: 0, passkeys: 0, codes: 0 });
  });
});

describe('the first confirmation of an address', () => {
  it('by a new password leaves nothing that was set up before', { timeout: slow }, async () => {
    const { email, userID } = await registered();
    await leave(userID);
    expect(await leftOf(userID)).toEqual(all);
    expect((await reset(email)).statusCode).toBe(200);
    expect(await leftOf(userID)).toEqual(nothing);
  });

  it('by its link leaves nothing either, but a login of the same person in this browser', {
    timeout: slow,
  }, async () => {
    for (const isSame of [false, true]) {
      const { email, userID, visit } = await registered();
      await visit.open('/account');
      await visit.send('/account/verify', {});
      await leave(userID);
      const reader = isSame ? visit : browser(site.app, testSites.accounts);
      await reader.open(`/verify-email?token=${await mailedToken(email, 'verify-email')}`);
      const { statusCode, headers } = await reader.send('/verify-email', {});
      expect(statusCode).toBe(isSame ? 200 : 303);
      expect(await leftOf(userID)).toEqual(isSame ? { ...nothing, browsers: 1, logins: 1 } : nothing);
      // Only in the browser that is logged in the password is certainly this person's.
      const { passwordHash } = await site.database.db
        .selectFrom('users')
        .select('passwordHash')
        .where('id', '=', userID)
        .executeTakeFirstOrThrow();
      expect(passwordHash === noPassword).toBe(!isSame);
      if (isSame) continue;
      expect((await reader.open(String(headers.location))).statusCode).toBe(200);
      expect((await reader.send('/reset-password', { password: 'a quite new long word 77' })).statusCode).toBe(200);
      const stranger = browser(site.app, testSites.accounts);
      await stranger.open('/login');
      expect((await stranger.send('/login', { email, password })).statusCode).toBe(401);
      expect((await stranger.send('/login', { email, password: 'a quite new long word 77' })).statusCode).toBe(303);
    }
  });

  it('is not repeated: a later new password leaves second steps as they are', { timeout: slow }, async () => {
    const { email, userID } = await registered({ emailVerifiedAt: new Date() });
    await leave(userID);
    expect((await reset(email)).statusCode).toBe(200);
    expect(await leftOf(userID)).toEqual({ ...nothing, apps: 1, passkeys: 1, codes: 1, consents: 1, alerts: 1 });
  });
});
