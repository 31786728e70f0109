import { sql } from '@wbn/database';
import { rowOfUser, stoppedAt, untilStopped } from '@wbn/database/testing';
import { makeEmailToken, sealSecret } from '@wbn/http';
import { makeUser, signIn, testKeys } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf } from '../context.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { readProvider } from '../sign-in/providers.ts';
import { takeIdentity } from '../sign-in/take-identity.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';
import { undoEmail } from './undo-email.ts';

const password = 'correct horse battery';
const slow = 120_000;
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  passwordHash = await hashPassword(password, 10);
}, 60_000);
afterAll(() => site?.close());

let people = 0;
async function someone() {
  people += 1;
  const email = `owner${people}@people.example`;
  return { email, userID: await makeUser(site.database.db, { email, passwordHash, emailVerifiedAt: new Date() }) };
}
const userOf = (userID: string) =>
  site.database.db.selectFrom('users').selectAll().where('id', '=', userID).executeTakeFirstOrThrow();
const mailsTo = (email: string) =>
  site.database.db.selectFrom('outboxEmails').selectAll().where('toAddress', '=', email).orderBy('id').execute();
const tokenTo = async (email: string, template: string) => {
  const mails = (await mailsTo(email)).filter((mail) => mail.template === template);
  return String((mails.at(-1)?.data as { token?: string } | undefined)?.token);
};
const logIn = async (email: string, word = password) => {
  const page = browser(site.app);
  await page.open('/login');
  return { page, status: (await page.send('/login', { email, password: word })).statusCode };
};
/** Somebody who knows the password moves the account to an address of theirs. */
async function move(from: string, to: string) {
  const { page } = await logIn(from);
  await page.open('/account/email');
  expect((await page.send('/account/email', { email: to, current: password })).statusCode).toBe(200);
  await page.open(`/confirm-email?token=${await tokenTo(to, 'email-change')}`);
  expect((await page.send('/confirm-email', {})).statusCode).toBe(200);
}
/** The identity provider of a business. */
async function aProvider() {
  const { db } = site.database;
  const { id: businessId } = await db
    .insertInto('businesses')
    .values({
      ...{ companyName: 'Another Company', shortDescription: 'Valves', businessTypeCode: '1' },
      ...{ industryId: '1', countryCode: 'SA' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = sealSecret(testKeys, `wbn provider ${businessId}`, 'secret');
  const { id } = await db
    .insertInto('signInProviders')
    .values({ businessId, issuer: 'https://another.example', clientId: 'wbn', ...secret })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const undo = async (token: string) => {
  const page = browser(site.app);
  const opened = await page.open(`/undo-email?token=${token}`);
  if (opened.statusCode !== 200) return { page, opened, answered: opened };
  return { page, opened, answered: await page.send('/undo-email', {}) };
};

describe('a change of the e-mail address', () => {
  it('is mailed to the old address when somebody asks for it, before anything changes', async () => {
    const { email, userID } = await someone();
    const { page } = await logIn(email);
    await page.open('/account/email');
    await page.send('/account/email', { email: 'asked@people.example', current: password });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['email-change-asked']);
    expect((await userOf(userID)).email).toBe(email);
  });

  it(
    'is undone by the old address: it comes back, the thief is out, and the owner chooses a new password',
    async () => {
      const { email, userID } = await someone();
      await move(email, 'thief@people.example');
      const thief = await logIn('thief@people.example');
      const { sessionID } = await signIn(site.database.db, userID);
      const { db } = site.database;
      const providerId = await aProvider();
      await db.insertInto('signInLinks').values({ providerId, subject: 'thief', userId: userID }).execute();
      const earlier = { subject: 'owner', createdAt: new Date(Date.now() - 86_400_000) };
      await db
        .insertInto('signInLinks')
        .values({ providerId: await aProvider(), userId: userID, ...earlier })
        .execute();
      const token = await tokenTo(email, 'email-changed');
      const { page, answered } = await undo(token);
      const links = await db.selectFrom('signInLinks').select('subject').where('userId', '=', userID).execute();
      expect(links.map(({ subject }) => subject)).toEqual(['owner']);
      expect(answered.statusCode).toBe(303);
      expect(await userOf(userID)).toMatchObject({ email, emailVerifiedAt: expect.any(Date) });
      expect((await thief.page.open('/account')).statusCode).toBe(303);
      // Nothing is hashed for it: a click would cost the server as much as a login, also with a wrong link.
      expect((await userOf(userID)).passwordHash).toBe('none');
      expect((await logIn('thief@people.example')).status).toBe(401);
      expect((await logIn(email)).status).toBe(401);
      const session = site.database.db.selectFrom('sessions').select('revokedAt').where('id', '=', sessionID);
      expect((await session.executeTakeFirstOrThrow()).revokedAt).not.toBeNull();
      await page.open(String(answered.headers.location));
      expect((await page.send('/reset-password', { password: 'quite another word' })).statusCode).toBe(200);
      expect((await logIn(email, 'quite another word')).status).toBe(303);
      // It works once.
      expect((await undo(token)).opened.statusCode).toBe(410);
    },
    slow,
  );

  it(
    'is undone by the first address also after further changes, whose own links then no longer work',
    async () => {
      const { email, userID } = await someone();
      await move(email, 'second@people.example');
      await move('second@people.example', 'third@people.example');
      const first = await tokenTo(email, 'email-changed');
      const second = await tokenTo('second@people.example', 'email-changed');
      // The thief undoes their own second change, which must not end the link of the owner.
      await move('third@people.example', 'fourth@people.example');
      expect((await undo(await tokenTo('third@people.example', 'email-changed'))).answered.statusCode).toBe(303);
      expect((await userOf(userID)).email).toBe('third@people.example');
      expect((await undo(first)).answered.statusCode).toBe(303);
      expect((await userOf(userID)).email).toBe(email);
      expect((await undo(second)).opened.statusCode).toBe(410);
      expect((await userOf(userID)).email).toBe(email);
    },
    slow,
  );

  it(
    'of ten that a thief asks for at the same moment, one link is open, so that no undo of theirs outlasts the owner’s',
    async () => {
      const { email, userID } = await someone();
      const { page } = await logIn(email);
      await page.open('/account/email');
      const asked = Array.from({ length: 10 }, (_, n) => ({ email: `atonce${n}@people.example`, current: password }));
      const answers = await Promise.all(asked.map((fields) => page.send('/account/email', fields)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
      const { db } = site.database;
      const links = db.selectFrom('emailTokens').select('tokenHash').where('userId', '=', userID);
      const open = await links.where('purpose', '=', 'change').where('usedAt', 'is', null).execute();
      expect(open).toHaveLength(1);
    },
    slow,
  );

  it('is undone once by two links of the former address at once, and neither waits for the other', async () => {
    const { db } = site.database;
    const { email, userID } = await someone();
    await db.updateTable('users').set({ email: 'twice@people.example' }).where('id', '=', userID).execute();
    const times = { createdAt: new Date(Date.now() - 1_000) };
    const link = { userID, purpose: 'undo', newEmail: email, times } as const;
    const tokens = [await makeEmailToken(db, link), await makeEmailToken(db, link)];
    const both = () => Promise.all(tokens.map((token) => undoEmail(accountsOf(site.app.wbn), token)));
    const resets = await stoppedAt(db, rowOfUser(userID), both, () => untilStopped(db, 2));
    expect(resets.filter((reset) => reset !== undefined)).toHaveLength(1);
    expect((await userOf(userID)).email).toBe(email);
  });

  it(
    'is undone together with a login by a provider that ends at that moment',
    async () => {
      const { db } = site.database;
      const { email, userID } = await someone();
      await move(email, 'linked@people.example');
      const providerId = await aProvider();
      const { businessId } = await db
        .selectFrom('signInProviders')
        .select('businessId')
        .where('id', '=', providerId)
        .executeTakeFirstOrThrow();
      const proved = { businessId, domain: 'people.example', token: 'x', provedAt: new Date() };
      await db.insertInto('signInDomains').values(proved).execute();
      await db.insertInto('signInLinks').values({ providerId, subject: 'thief', userId: userID }).execute();
      const accounts = accountsOf(site.app.wbn);
      const provider = (await readProvider(db, providerId))!;
      const names = { firstName: 'Ana', lastName: 'Perez', isMultiFactor: true };
      const identity = { ...{ subject: 'thief', email: 'linked@people.example', isEmailVerified: true }, ...names };
      const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const login = takeIdentity(accounts, provider, identity, 'en', async (within, userId) => {
        const values = {
          userId,
          providerId,
          tokenHash: Buffer.from('thief'),
          expiresAt: new Date(Date.now() + 60_000),
        };
        await within.db.insertInto('accountSessions').values(values).execute();
        begun.resolve();
        await goOn.promise;
        return userId;
      });
      await begun.promise;
      const undone = undoEmail(accounts, await tokenTo(email, 'email-changed'));
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
        .toBeGreaterThan(0);
      goOn.resolve();
      expect(await login).toEqual({ begun: userID });
      expect(await undone).toBeDefined();
      const logins = db.selectFrom('accountSessions').select('id').where('userId', '=', userID);
      expect(await logins.where('revokedAt', 'is', null).execute()).toEqual([]);
    },
    slow,
  );

  it(
    'that can still be undone: a deletion of the account is mailed to the former addresses too, and the link says so',
    async () => {
      const { email, userID } = await someone();
      await move(email, 'deleter@people.example');
      const token = await tokenTo(email, 'email-changed');
      // The owner of the mailbox must hear of it also where somebody has taken its address.
      await makeUser(site.database.db, { email });
      const { page } = await logIn('deleter@people.example');
      await page.open('/account/delete');
      expect((await page.send('/account/delete', { current: password })).statusCode).toBe(200);
      expect((await userOf(userID)).deletedAt).not.toBeNull();
      const told = async (to: string) =>
        (await mailsTo(to)).filter(({ template }) => template === 'account-deleted').map(({ data }) => data);
      expect(await told('deleter@people.example')).toEqual([{ firstName: expect.any(String) }]);
      expect(await told(email)).toEqual([{ firstName: expect.any(String), wasFormer: true }]);
      const { opened } = await undo(token);
      expect([opened.statusCode, opened.body]).toEqual([
        410,
        expect.stringContaining('the account was deleted meanwhile'),
      ]);
    },
    slow,
  );

  it(
    'that can no longer be undone: a deletion is mailed to the present address alone',
    async () => {
      const { email, userID } = await someone();
      await move(email, 'settled@people.example');
      const past = { expiresAt: new Date(Date.now() - 1000) };
      await site.database.db.updateTable('emailTokens').set(past).where('userId', '=', userID).execute();
      const { page } = await logIn('settled@people.example');
      await page.open('/account/delete');
      expect((await page.send('/account/delete', { current: password })).statusCode).toBe(200);
      expect((await mailsTo('settled@people.example')).map(({ template }) => template)).toContain('account-deleted');
      expect((await mailsTo(email)).map(({ template }) => template)).not.toContain('account-deleted');
    },
    slow,
  );

  it(
    'is undone neither after 72 hours, nor by opening the link, nor where another account has the address now',
    async () => {
      const { db } = site.database;
      const { email, userID } = await someone();
      await move(email, 'moved@people.example');
      const token = await tokenTo(email, 'email-changed');
      const links = db.selectFrom('emailTokens').select(['createdAt', 'expiresAt']).where('purpose', '=', 'undo');
      const { createdAt, expiresAt } = await links.where('userId', '=', userID).executeTakeFirstOrThrow();
      expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 3_600_000)).toBe(72);
      await browser(site.app).open(`/undo-email?token=${token}`);
      expect((await userOf(userID)).email).toBe('moved@people.example');
      const other = await makeUser(db, { email, passwordHash });
      expect((await undo(token)).answered.statusCode).toBe(410);
      expect((await userOf(userID)).email).toBe('moved@people.example');
      expect((await logIn('moved@people.example')).status).toBe(303);
      await db.deleteFrom('users').where('id', '=', other).execute();
      await db.updateTable('emailTokens').set({ expiresAt: new Date() }).where('userId', '=', userID).execute();
      expect((await undo(token)).opened.statusCode).toBe(410);
    },
    slow,
  );
});
