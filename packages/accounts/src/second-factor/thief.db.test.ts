import { sql } from '@wbn/database';
import { rowOfUser, stoppedAt, untilStopped } from '@wbn/database/testing';
import { endSessions } from '@wbn/http';
import { makeUser, signIn, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { appCode } from '../testing/app-code.ts';
import { passkeyDevice } from '../testing/passkey-device.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

/** A password hash needs a processor, which takes seconds on a busy machine. */
const slow = 120_000;
const password = 'correct horse battery';
const another = 'a quite new long word 77';
const path = '/account/second-factor';
const cookie = `wbn-account-${new URL(testSites.accounts).port}`;
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

const visitor = () => browser(site.app, testSites.accounts);
type Visitor = ReturnType<typeof visitor>;

let people = 0;
async function someone() {
  people += 1;
  const email = `robbed${people}@people.example`;
  return {
    email,
    thiefs: `thief${people}@people.example`,
    userID: await makeUser(site.database.db, { email, passwordHash, emailVerifiedAt: new Date() }),
  };
}
async function logIn(email: string, word = password) {
  const visit = visitor();
  await visit.open('/login?prompt=login');
  return { visit, answer: await visit.send('/login', { email, password: word }) };
}
const mailsTo = (email: string) =>
  site.database.db
    .selectFrom('outboxEmails')
    .select(['template', 'data'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute();
async function lastMail(email: string, template: string) {
  const mail = (await mailsTo(email)).filter((one) => one.template === template).at(-1);
  return (mail?.data ?? {}) as { token?: string; undo?: string };
}
const codesIn = (body: string) => [...body.matchAll(/<li><code>/g)].length;

const secretIn = (body: string) => /secret=([A-Z2-7]+)/.exec(body)?.[1] ?? '';

/** The ways to add a second step; each returns the answer and how to log in with it in a new browser. */
const ways = {
  async app(visit: Visitor, fields: Record<string, string>) {
    await visit.open(path);
    await visit.send(`${path}/setup`, {});
    const secret = secretIn((await visit.open(`${path}/setup`)).body);
    return visit.send(`${path}/confirm`, { ...fields, code: appCode(secret) });
  },
  async passkey(visit: Visitor, fields: Record<string, string>, device = passkeyDevice(testSites.accounts)) {
    const page = await visit.open(`${path}/passkey`);
    return visit.send(`${path}/passkey`, { ...fields, passkey: device.make(page.body), name: 'Mine' });
  },
};
const each = Object.entries(ways);

/** The tables that hold second steps of the person, with their numbers of rows. */
async function stepsOf(userID: string) {
  const count = async (table: 'authenticators' | 'passkeys' | 'recoveryCodes') =>
    (await site.database.db.selectFrom(table).select('userId').where('userId', '=', userID).execute()).length;
  return {
    apps: await count('authenticators'),
    passkeys: await count('passkeys'),
    codes: await count('recoveryCodes'),
  };
}
const none = { apps: 0, passkeys: 0, codes: 0 };

async function askForAddress(visit: Visitor, to: string) {
  await visit.open('/account/email');
  expect((await visit.send('/account/email', { email: to, current: password })).statusCode).toBe(200);
  return String((await lastMail(to, 'email-change')).token);
}
async function confirmAddress(reader: Visitor, token: string) {
  const opened = await reader.open(`/confirm-email?token=${token}`);
  return opened.statusCode === 200 ? reader.send('/confirm-email', {}) : opened;
}
/** The owner undoes the change of address, chooses a new password, and logs in with it. */
async function undo(email: string, token: string) {
  const owner = visitor();
  await owner.open(`/undo-email?token=${token}`);
  const { location } = (await owner.send('/undo-email', {})).headers;
  await owner.open(String(location));
  expect((await owner.send('/reset-password', { password: another })).statusCode).toBe(200);
  return logIn(email, another);
}

describe.each(each)('two-step login that begins with %s', (_name, add) => {
  it('needs the current password, also right after the login', { timeout: slow }, async () => {
    const { email, userID } = await someone();
    const { visit } = await logIn(email);
    for (const fields of [{ current: '' }, { current: 'wrong' }]) {
      const refused = await add(visit, fields);
      expect([refused.statusCode, codesIn(refused.body)]).toEqual([400, 0]);
    }
    expect(await stepsOf(userID)).toMatchObject({ passkeys: 0, codes: 0 });
    expect((await logIn(email)).visit.cookies.has(cookie)).toBe(true);
    const done = await add(visit, { current: password });
    expect([done.statusCode, codesIn(done.body)]).toEqual([200, 10]);
  });

  it('ends all other logins, sessions, known browsers and open changes of the address', { timeout: slow }, async () => {
    const { db } = site.database;
    const { email, thiefs, userID } = await someone();
    const { visit: thief } = await logIn(email);
    const change = await askForAddress(thief, thiefs);
    const { sessionID } = await signIn(db, userID);
    const { visit } = await logIn(email);
    expect((await add(visit, { current: password })).statusCode).toBe(200);
    expect((await thief.open('/account')).statusCode).toBe(303);
    expect((await visit.open('/account')).statusCode).toBe(200);
    const session = await db.selectFrom('sessions').select('revokedAt').where('id', '=', sessionID).executeTakeFirst();
    expect(session?.revokedAt).toBeInstanceOf(Date);
    expect(await db.selectFrom('knownDevices').select('id').where('userId', '=', userID).execute()).toHaveLength(1);
    expect((await confirmAddress(visit, change)).statusCode).toBe(410);
    // A further second step ends nothing.
    const { sessionID: later } = await signIn(db, userID);
    await ways.passkey(visit, {});
    expect((await stepsOf(userID)).passkeys).toBeGreaterThan(0);
    const kept = await db.selectFrom('sessions').select('revokedAt').where('id', '=', later).executeTakeFirst();
    expect(kept?.revokedAt).toBeNull();
  });

  it('ends when the owner undoes a change of address that somebody asked for before', { timeout: slow }, async () => {
    const { email, thiefs, userID } = await someone();
    const { visit: thief } = await logIn(email);
    // An app that waits for its first code counts from that code on.
    await thief.open(path);
    await thief.send(`${path}/setup`, {});
    await confirmAddress(thief, await askForAddress(thief, thiefs));
    expect((await add(thief, { current: password })).statusCode).toBe(200);
    expect((await mailsTo(thiefs)).map(({ template }) => template)).toContain('second-factor-changed');
    const { undo: token } = await lastMail(email, 'second-factor-changed');
    expect((await lastMail(thiefs, 'second-factor-changed')).undo).toBeUndefined();
    const { visit, answer } = await undo(email, String(token));
    expect(await stepsOf(userID)).toEqual(none);
    expect([answer.statusCode, visit.cookies.has(cookie)]).toEqual([303, true]);
    // The first link undoes the same, so it no longer works, and later changes are mailed to one address.
    const { token: first } = await lastMail(email, 'email-changed');
    expect((await visitor().open(`/undo-email?token=${first}`)).statusCode).toBe(410);
    const before = (await mailsTo(thiefs)).length;
    expect((await add(visit, { current: another })).statusCode).toBe(200);
    expect(await mailsTo(thiefs)).toHaveLength(before);
  });
});

describe('a passkey of a thief', () => {
  it('logs in no more after the change of address is undone, and the app of the owner stays', {
    timeout: slow,
  }, async () => {
    const { email, thiefs, userID } = await someone();
    const { visit } = await logIn(email);
    await ways.app(visit, { current: password });
    // The thief has taken over the browser.
    await confirmAddress(visit, await askForAddress(visit, thiefs));
    const device = passkeyDevice(testSites.accounts);
    expect((await ways.passkey(visit, {}, device)).statusCode).toBe(200);
    const enter = async () => {
      const elsewhere = visitor();
      const { body } = await elsewhere.open('/login?prompt=login');
      await elsewhere.send('/login/passkey', { passkey: device.use(body) });
      return elsewhere.cookies.has(cookie);
    };
    expect(await enter()).toBe(true);
    const { answer } = await undo(email, String((await lastMail(email, 'email-changed')).token));
    expect(await enter()).toBe(false);
    expect(answer.headers.location).toContain('/login/second-step');
    expect(await stepsOf(userID)).toEqual({ apps: 1, passkeys: 0, codes: 10 });
  });
});

describe('recovery codes that a thief made anew', () => {
  it('end with the change of address that is undone, and the app of the owner stays', { timeout: slow }, async () => {
    const { email, thiefs, userID } = await someone();
    const { visit } = await logIn(email);
    await ways.app(visit, { current: password });
    await confirmAddress(visit, await askForAddress(visit, thiefs));
    await visit.open(path);
    expect(codesIn((await visit.send(`${path}/codes`, {})).body)).toBe(10);
    await undo(email, String((await lastMail(email, 'email-changed')).token));
    expect(await stepsOf(userID)).toEqual({ apps: 1, passkeys: 0, codes: 0 });
  });
});

describe('the last moment', () => {
  it('of a passkey: a login with it waits while it is removed, and then fails', { timeout: slow }, async () => {
    const { db } = site.database;
    const { email, userID } = await someone();
    const { visit } = await logIn(email);
    const device = passkeyDevice(testSites.accounts);
    expect((await ways.passkey(visit, { current: password }, device)).statusCode).toBe(200);
    const elsewhere = visitor();
    const { body } = await elsewhere.open('/login?prompt=login');
    const passkey = device.use(body);
    const told = await stoppedAt(
      db,
      rowOfUser(userID),
      () => elsewhere.send('/login/passkey', { passkey }),
      (trx) => trx.deleteFrom('passkeys').where('userId', '=', userID).execute(),
    );
    expect(told.statusCode).toBe(401);
    expect(elsewhere.cookies.has(cookie)).toBe(false);
  });

  it('of a login: it does not turn two-step login off', { timeout: slow }, async () => {
    const { db } = site.database;
    const { email, userID } = await someone();
    const { visit } = await logIn(email);
    const { body } = await ways.app(visit, { current: password });
    const code = /<li><code>([^<]+)/.exec(body)?.[1] ?? '';
    await visit.open(path);
    const told = await stoppedAt(
      db,
      rowOfUser(userID),
      () => visit.send(`${path}/off`, { current: password, code }),
      (trx) => endSessions(trx, userID, 'logged out everywhere'),
    );
    expect(told.statusCode).toBe(401);
    expect(await stepsOf(userID)).toEqual({ apps: 1, passkeys: 0, codes: 10 });
  });
});

describe('a new password by mail', () => {
  it('leaves second steps as they are, so that the mailbox alone does not open the account', {
    timeout: slow,
  }, async () => {
    const { email, userID } = await someone();
    const { visit } = await logIn(email);
    await ways.app(visit, { current: password });
    await ways.passkey(visit, {});
    const reader = visitor();
    await reader.open('/forgot-password');
    await reader.send('/forgot-password', { email });
    await expect.poll(async () => (await lastMail(email, 'password-reset')).token).toBeDefined();
    await reader.open(`/reset-password?token=${(await lastMail(email, 'password-reset')).token}`);
    expect((await reader.send('/reset-password', { password: another })).statusCode).toBe(200);
    expect(await stepsOf(userID)).toEqual({ apps: 1, passkeys: 1, codes: 10 });
    expect((await logIn(email, another)).answer.headers.location).toContain('/login/second-step');
  });
});

describe('the passkeys of a person', () => {
  it('are twenty at most', { timeout: slow }, async () => {
    const { db } = site.database;
    const { email, userID } = await someone();
    const { visit } = await logIn(email);
    await ways.passkey(visit, { current: password });
    const page = await visit.open(`${path}/passkey`);
    const more = Array.from({ length: 19 }, (_, n) => ({
      userId: userID,
      credentialId: `another ${userID} ${n}`,
      publicKey: Buffer.alloc(1),
      name: `Key ${n}`,
    }));
    await db.insertInto('passkeys').values(more).execute();
    const passkey = passkeyDevice(testSites.accounts).make(page.body);
    for (const refused of [await visit.send(`${path}/passkey`, { passkey }), await visit.open(`${path}/passkey`)]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('You have as many passkeys as an account can hold.');
    }
    expect((await stepsOf(userID)).passkeys).toBe(20);
  });
});

describe('an app that is being set up', () => {
  const setUp = async (visit: Visitor) => {
    await visit.open(path);
    await visit.send(`${path}/setup`, {});
    return secretIn((await visit.open(`${path}/setup`)).body);
  };
  const confirm = (visit: Visitor, secret: string) =>
    visit.send(`${path}/confirm`, { current: password, code: appCode(secret) });
  const twoLogins = async () => {
    const { email, userID } = await someone();
    const [{ visit: owner }, { visit: thief }] = [await logIn(email), await logIn(email)];
    return { email, userID, owner, thief };
  };

  it('shows its secret in the login that began it alone, and works with no other', { timeout: slow }, async () => {
    const { owner, thief } = await twoLogins();
    const secret = await setUp(owner);
    expect(secret).not.toBe('');
    expect((await thief.open(`${path}/setup`)).statusCode).toBe(303);
    const foreign = await setUp(thief);
    expect(foreign).not.toBe(secret);
    const refused = await confirm(owner, foreign);
    expect([refused.statusCode, codesIn(refused.body), refused.body.includes(foreign)]).toEqual([400, 0, false]);
  });

  it('is finished, however often another login of the account begins its own', { timeout: slow }, async () => {
    const { email, owner, thief } = await twoLogins();
    const secret = await setUp(owner);
    for (let begun = 0; begun < 3; begun += 1) await setUp(thief);
    expect(codesIn((await confirm(owner, secret)).body)).toBe(10);
    const { visit } = await logIn(email);
    expect((await visit.send('/login/second-step', { code: appCode(secret, 1) })).statusCode).toBe(303);
    expect(visit.cookies.has(cookie)).toBe(true);
  });

  it('becomes the active one with its own secret, also when another login begins one meanwhile', {
    timeout: slow,
  }, async () => {
    const { db } = site.database;
    const { email, owner, thief, userID } = await twoLogins();
    const secret = await setUp(owner);
    await thief.open(path);
    const { finished, foreign } = await db.transaction().execute(async (trx) => {
      await sql`select from authenticator_setups where user_id = ${userID}::uuid for update`.execute(trx);
      const foreign = thief.send(`${path}/setup`, {});
      await Promise.race([foreign, untilStopped(db)]);
      const finished = confirm(owner, secret);
      await untilStopped(db);
      return { finished, foreign };
    });
    expect(codesIn((await finished).body)).toBe(10);
    await foreign;
    const { visit } = await logIn(email);
    expect((await visit.send('/login/second-step', { code: appCode(secret, 1) })).statusCode).toBe(303);
    expect(visit.cookies.has(cookie)).toBe(true);
  });

  it('ends with a set-up that another login finishes, and with its own login', { timeout: slow }, async () => {
    const { db } = site.database;
    const { owner, thief, userID } = await twoLogins();
    const secret = await setUp(owner);
    await setUp(thief);
    await confirm(owner, secret);
    const left = () => db.selectFrom('authenticatorSetups').select('loginId').where('userId', '=', userID).execute();
    expect(await left()).toEqual([]);
    await setUp(owner);
    expect(await left()).toHaveLength(1);
    await db.deleteFrom('accountSessions').where('userId', '=', userID).execute();
    expect(await left()).toEqual([]);
  });

  it('begins in no login that ends at that moment', { timeout: slow }, async () => {
    const { db } = site.database;
    const { owner, userID } = await twoLogins();
    await owner.open(path);
    const told = await stoppedAt(
      db,
      rowOfUser(userID),
      () => owner.send(`${path}/setup`, {}),
      (trx) => endSessions(trx, userID, 'logged out everywhere'),
    );
    expect(told.statusCode).toBe(401);
    expect(await stepsOf(userID)).toEqual(none);
  });
});
