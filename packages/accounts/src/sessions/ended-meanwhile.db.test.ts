import { sql } from '@wbn/database';
import { rowOfUser, stoppedAt, untilStopped } from '@wbn/database/testing';
import { endSessions } from '@wbn/http';
import { makeUser, testKeys, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccount } from '../account/account.ts';
import { changePassword } from '../account/change-password.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { askToChangeEmail } from '../account/verify-email.ts';
import { type Accounts, accountsOf } from '../context.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { grantConsent, readConsent } from '../handover/consents.ts';
import { renewRecoveryCodes } from '../second-factor/turn-on-and-off.ts';
import { browser, call, codeFor, type TestSite, testSite } from '../testing/site.ts';
import { rotate } from './rotate.ts';
import { hashOf, makeSecret } from './secrets.ts';
import { startSession } from './start-session.ts';

/** A machine under load may need seconds for one password. */
const slow = 60_000;
const password = 'the old password';
const portal = `${testSites.portal}/`;
let site: TestSite;
let accounts: Accounts;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  accounts = accountsOf(site.app.wbn);
  // A low cost: the test is about the order of events.
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

const users = () => site.database.db.selectFrom('users');
async function someone() {
  const email = `${crypto.randomUUID()}@people.example`;
  return { email, userID: await makeUser(site.database.db, { email, passwordHash }) };
}
async function aLogin(userId: string): Promise<string> {
  const { id } = await site.database.db
    .insertInto('accountSessions')
    .values({ tokenHash: hashOf(makeSecret()), userId, expiresAt: new Date(Date.now() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
/** A concurrent password change that ends all sessions. */
const anotherPassword =
  (userID: string) =>
  async (db: TestSite['database']['db']): Promise<void> => {
    await db.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', userID).execute();
    await endSessions(db, userID, 'password changed');
  };

describe('a password that is changed', () => {
  it(
    'ends a login with the old one that is under way',
    async () => {
      const { db } = site.database;
      const { email, userID } = await someone();
      const asJson = () => call(site.app, '/login', { email, password, continue: portal });
      expect((await asJson()).statusCode).toBe(200);
      const told = await stoppedAt(db, rowOfUser(userID), asJson, anotherPassword(userID));
      expect(told.json().name).toBe('LoginFailed');

      const other = await someone();
      const page = browser(site.app);
      await page.open('/login');
      const onThePage = () => page.send('/login', { email: other.email, password });
      const shown = await stoppedAt(db, rowOfUser(other.userID), onThePage, anotherPassword(other.userID));
      expect(shown.statusCode).toBe(401);
      expect((await page.open('/account')).statusCode).toBe(303);
    },
    slow,
  );

  it(
    'is changed no more by a login that ended, nor does such a one get a link to another address',
    async () => {
      const { db } = site.database;
      const { userID } = await someone();
      const [first, second] = [await aLogin(userID), await aLogin(userID)];
      const thief = () => changePassword(accounts, userID, 'the hash of a thief', first);
      expect(await stoppedAt(db, rowOfUser(userID), thief, anotherPassword(userID))).toBe(false);
      expect(await users().select('passwordHash').where('id', '=', userID).executeTakeFirst()).toEqual({
        passwordHash: 'another',
      });
      await askToChangeEmail(accounts, await readAccount(db, userID), 'thief@people.example', second);
      expect(await db.selectFrom('emailTokens').select('purpose').where('userId', '=', userID).execute()).toEqual([]);
    },
    slow,
  );
});

it(
  'a session that is just beginning ends with all others',
  async () => {
    const { db } = site.database;
    const { userID } = await someone();
    const token = await codeFor(site, userID);
    let ending: Promise<void> | undefined;
    const begun = await stoppedAt(
      db,
      rowOfUser(userID),
      () => call(site.app, '/get-session', { token }),
      async () => {
        ending = endSessions(db, userID, 'password changed');
        await untilStopped(db, 2);
      },
    );
    await ending;
    expect(begun.statusCode).toBe(200);
    const sessions = await db.selectFrom('sessions').select('revokedAt').where('userId', '=', userID).execute();
    expect(sessions).toEqual([{ revokedAt: expect.any(Date) }]);
  },
  slow,
);

it(
  'a session that is being renewed ends with its login, and neither waits for the other',
  async () => {
    const { db } = site.database;
    const { userID } = await someone();
    const loginID = await aLogin(userID);
    const of = { userID, loginID, kind: 'portal' as const, origin: testSites.portal, scopes: [], businessIDs: [] };
    const { session, refreshToken } = await startSession(db, { ...of, partnerKeyID: null, userAgentLabel: null });
    const login = sql`select id from account_sessions where id = ${loginID}::uuid for update`;
    const renew = () => rotate(db, refreshToken, { origin: null, keys: testKeys });
    const renewed = await stoppedAt(db, login, renew, (trx) => endSessions(trx, userID, 'password changed'));
    expect(renewed.session.sessionID).toBe(session.sessionID);
    const sessions = await db.selectFrom('sessions').select('revokedAt').where('userId', '=', userID).execute();
    expect(sessions).toEqual([{ revokedAt: expect.any(Date) }]);
  },
  slow,
);

describe('a login that ended', () => {
  /** The outcome of work that waits for the account while the login of its person ends. */
  async function outcome(work: (userID: string, loginID: string) => Promise<unknown>) {
    const { userID } = await someone();
    const loginID = await aLogin(userID);
    const begin = () =>
      work(userID, loginID).then(
        () => 'done',
        ({ name }: Error) => name,
      );
    const end = (trx: TestSite['database']['db']) => endSessions(trx, userID, 'logged out everywhere');
    return { userID, told: await stoppedAt(site.database.db, rowOfUser(userID), begin, end) };
  }

  it('deletes no account', async () => {
    const { told, userID } = await outcome((user, login) => deleteAccount(accounts, user, false, login));
    expect(told).toBe('SessionError');
    expect(await users().select('deletedAt').where('id', '=', userID).execute()).toEqual([{ deletedAt: null }]);
  });

  it('allows no site', async () => {
    const { db } = site.database;
    const { userID } = await someone();
    const loginID = await aLogin(userID);
    const origin = 'https://partner.example';
    const target = { kind: 'partner', origin, url: `${origin}/`, scopes: ['read'] } as const;
    const allow = () => grantConsent(accounts, userID, target, { scopes: ['read'], businessIDs: [] }, loginID);
    await endSessions(db, userID, 'logged out everywhere');
    await allow();
    expect(await readConsent(accounts, userID, origin)).toBeUndefined();
  });

  it('makes no recovery codes', async () => {
    const { told } = await outcome(async (user, loginID) =>
      renewRecoveryCodes(accounts, { account: await readAccount(site.database.db, user), loginID }),
    );
    expect(told).toBe('SessionError');
  });
});
