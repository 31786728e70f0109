import { randomUUID } from 'node:crypto';
import { sql } from '@wbn/database';
import { tokenKeys } from '@wbn/http';
import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../account/delete-account.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { appCode } from '../testing/app-code.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';
import { pendingSecret, prepareAuthenticator, takeTotpCode } from './authenticators.ts';
import { tidyAuthenticators } from './tidy-authenticators.ts';

/** A password hash needs a processor, which takes seconds on a busy machine. */
const slow = 120_000;
const password = 'correct horse battery';
const page = '/account/second-factor';
const { port } = new URL(testSites.accounts);
const cookie = { account: `wbn-account-${port}`, step: `wbn-step-${port}` };
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite({ limits: 'on' });
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};
const visitor = (remoteAddress = newAddress()) => browser(site.app, testSites.accounts, remoteAddress);
type Visitor = ReturnType<typeof visitor>;

async function typePassword(email: string, visit: Visitor = visitor(), word = password) {
  await visit.open('/login?prompt=login');
  return { visit, answer: await visit.send('/login', { email, password: word }) };
}
async function sendCode(visit: Visitor, code: string) {
  await visit.open('/login/second-step');
  return visit.send('/login/second-step', { code });
}
const mailsTo = async (email: string) =>
  (
    await site.database.db
      .selectFrom('outboxEmails')
      .select(['template', 'data'])
      .where('toAddress', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ template, data }) => ({ template, data }));

let people = 0;
async function someone() {
  people += 1;
  const email = `two-step${people}@people.example`;
  return { email, userID: await makeUser(site.database.db, { email, passwordHash, emailVerifiedAt: new Date() }) };
}
const codesIn = (body: string) => [...body.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code = '']) => code);

/** A person with two-step login, the browser that set it up, the secret of the app, and the recovery codes. */
async function enrolled() {
  const person = await someone();
  const { visit } = await typePassword(person.email);
  await visit.open(page);
  expect((await visit.send(`${page}/setup`, {})).headers.location).toContain(`${page}/setup`);
  const shown = await visit.open(`${page}/setup`);
  const secret = /secret=([A-Z2-7]+)/.exec(shown.body)?.[1] ?? '';
  const codes = codesIn((await visit.send(`${page}/confirm`, { current: password, code: appCode(secret) })).body);
  // So that a test can use the present code without waiting for the next.
  await sql`update authenticators set last_step = last_step - 2 where user_id = ${person.userID}`.execute(
    site.database.db,
  );
  return { ...person, visit, secret, codes };
}

describe('two-step login', () => {
  it('is set up with an app: a picture, an address and a key of one secret, and a first code', {
    timeout: slow,
  }, async () => {
    const { email, userID } = await someone();
    const { visit } = await typePassword(email);
    await visit.open(page);
    await visit.send(`${page}/setup`, {});
    const { body } = await visit.open(`${page}/setup`);
    const secret = /secret=([A-Z2-7]+)/.exec(body)?.[1] ?? '';
    expect(body).toContain('<svg class="qr"');
    expect(body).toContain(`otpauth://totp/WBN:${encodeURIComponent(email)}?`);
    expect(body.replaceAll(' ', '')).toContain(`>${secret}</code>`);
    const wrong = await visit.send(`${page}/confirm`, { current: password, code: '000000' });
    expect([wrong.statusCode, codesIn(wrong.body)]).toEqual([400, []]);
    expect((await typePassword(email)).visit.cookies.has(cookie.account)).toBe(true);
    const done = await visit.send(`${page}/confirm`, { current: password, code: appCode(secret) });
    expect(codesIn(done.body)).toHaveLength(10);
    expect(done.headers['cache-control']).toBe('no-store');
    expect(await mailsTo(email)).toContainEqual({
      template: 'second-factor-changed',
      data: { firstName: 'Ana', change: 'on' },
    });
    // Nobody reads the codes or the secret in a copy of the database.
    const rows = await site.database.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', userID).execute();
    const app = await site.database.db
      .selectFrom('authenticators')
      .selectAll()
      .where('userId', '=', userID)
      .executeTakeFirstOrThrow();
    expect(rows).toHaveLength(10);
    const stored = [...rows.map(({ codeHash }) => codeHash), app.secretSealed].map((one) => one.toString('latin1'));
    for (const kept of [secret, ...codesIn(done.body)]) expect(stored.join()).not.toContain(kept);
    expect((await visit.open(page)).body).not.toContain(codesIn(done.body)[0]);
  });

  it('asks for the code after the password, and gives nothing before', { timeout: slow }, async () => {
    const { email, secret } = await enrolled();
    const { visit, answer } = await typePassword(email);
    expect(answer.headers.location).toContain('/login/second-step');
    expect(visit.cookies.has(cookie.account)).toBe(false);
    expect((await visit.open('/account')).headers.location).toContain('/login?');
    expect((await visit.open('/login?prompt=none&continue=http://localhost:8080/')).headers.location).toContain(
      'login_required',
    );
    expect((await sendCode(visit, '123')).statusCode).toBe(401);
    const logged = await sendCode(visit, appCode(secret));
    expect(logged.statusCode).toBe(303);
    expect(logged.headers.location).toMatch(/^http:\/\/localhost:8080\/SetID\/\?token=/);
    expect(visit.cookies.has(cookie.step)).toBe(false);
    expect((await visit.open('/account')).statusCode).toBe(200);
  });

  it('takes each code once, of ten browsers at once too', { timeout: slow }, async () => {
    const { email, secret } = await enrolled();
    const visits = [];
    for (let n = 0; n < 10; n += 1) visits.push((await typePassword(email)).visit);
    const code = appCode(secret);
    const answers = await Promise.all(visits.map((visit) => sendCode(visit, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(visits.filter(({ cookies }) => cookies.has(cookie.account))).toHaveLength(1);
    // The code of an earlier step is spent with it.
    expect((await sendCode((await typePassword(email)).visit, appCode(secret, -1))).statusCode).toBe(401);
    expect((await sendCode((await typePassword(email)).visit, appCode(secret, 1))).statusCode).toBe(303);
  });

  it('takes digits of an Arabic keyboard, and codes with spaces', { timeout: slow }, async () => {
    const { email, secret } = await enrolled();
    const arabic = appCode(secret).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const { visit } = await typePassword(email);
    expect((await sendCode(visit, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).statusCode).toBe(303);
  });

  it('takes each recovery code once, and mails the owner', { timeout: slow }, async () => {
    const { email, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    const race = [];
    for (let n = 0; n < 5; n += 1) race.push((await typePassword(email)).visit);
    const answers = await Promise.all(race.map((visit) => sendCode(visit, first)));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    const { visit } = await typePassword(email);
    expect((await sendCode(visit, second.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(303);
    expect((await visit.open(page)).body).toContain('Recovery codes left: 8');
    expect((await mailsTo(email)).filter(({ template }) => template === 'recovery-code-used')).toEqual([
      { template: 'recovery-code-used', data: { firstName: 'Ana', left: 9 } },
      { template: 'recovery-code-used', data: { firstName: 'Ana', left: 8 } },
    ]);
  });

  it('ends an open second step when the password changes or the account is deleted', { timeout: slow }, async () => {
    const { email, userID, secret } = await enrolled();
    const [waiting, sending] = [(await typePassword(email)).visit, (await typePassword(email)).visit];
    await sending.open('/login/second-step');
    const changed = await hashPassword('another horse battery', 10);
    await site.database.db.updateTable('users').set({ passwordHash: changed }).where('id', '=', userID).execute();
    expect((await waiting.open('/login/second-step')).headers.location).toContain('/login?');
    const refused = await sending.send('/login/second-step', { code: appCode(secret) });
    expect(refused.headers.location).toContain('/login?');
    expect(sending.cookies.has(cookie.account)).toBe(false);
    const { visit } = await typePassword(email, visitor(), 'another horse battery');
    await deleteAccount(site.database, userID, false);
    expect((await visit.open('/login/second-step')).headers.location).toContain('/login?');
    for (const table of ['authenticators', 'recoveryCodes', 'loginSteps'] as const) {
      expect(await site.database.db.selectFrom(table).select('userId').where('userId', '=', userID).execute()).toEqual(
        [],
      );
    }
  });

  it('is asked for by a login as JSON in the same request', { timeout: slow }, async () => {
    const { email, secret } = await enrolled();
    const login = async (more: object) => (await call(site.app, '/login', { email, password, ...more })).json();
    expect(await login({})).toMatchObject({ success: false, name: 'SecondFactorNeeded' });
    expect(await login({ code: '000000' })).toMatchObject({ success: false, name: 'SecondFactorFailed' });
    expect(await login({ password: 'wrong', code: appCode(secret) })).toMatchObject({ name: 'LoginFailed' });
    const { data } = await login({ code: appCode(secret) });
    const session = await call(site.app, '/get-session', { token: data.token }, { origin: testSites.portal });
    expect(session.json().success).toBe(true);
    expect(await login({ code: appCode(secret) })).toMatchObject({ name: 'SecondFactorFailed' });
  });

  it('is turned off with password and code only, and the codes end with it', { timeout: slow }, async () => {
    const { email, userID, visit, secret, codes } = await enrolled();
    await visit.open(page);
    const wrong: Record<string, string>[] = [{}, { current: password }, { current: 'wrong', code: appCode(secret) }];
    for (const fields of wrong) {
      expect((await visit.send(`${page}/off`, fields)).statusCode).toBe(400);
    }
    expect((await visit.send(`${page}/off`, { current: password, code: codes[0] ?? '' })).statusCode).toBe(200);
    const { visit: other, answer } = await typePassword(email);
    expect([answer.statusCode, other.cookies.has(cookie.account)]).toEqual([303, true]);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ template: 'second-factor-changed', data: { change: 'off' } });
    const left = site.database.db.selectFrom('recoveryCodes').select('userId').where('userId', '=', userID);
    expect(await left.execute()).toEqual([]);
  });

  it('moves to a new app: the old one works until the new one has shown a code', { timeout: slow }, async () => {
    const { email, visit, secret } = await enrolled();
    await visit.open(page);
    await visit.send(`${page}/setup`, {});
    const { body } = await visit.open(`${page}/setup`);
    const next = /secret=([A-Z2-7]+)/.exec(body)?.[1] ?? '';
    expect(next).not.toBe(secret);
    expect((await sendCode((await typePassword(email)).visit, appCode(secret))).statusCode).toBe(303);
    expect(codesIn((await visit.send(`${page}/confirm`, { code: appCode(next) })).body)).toHaveLength(10);
    expect((await sendCode((await typePassword(email)).visit, appCode(secret, 1))).statusCode).toBe(401);
    expect((await sendCode((await typePassword(email)).visit, appCode(next, 1))).statusCode).toBe(303);
  });
});

describe('guesses at the second step', () => {
  it('are limited for all strangers together and mailed to the owner, who still gets in', {
    timeout: slow,
  }, async () => {
    const { email, visit, secret, codes } = await enrolled();
    const { visit: guesser } = await typePassword(email);
    let status = 0;
    for (let n = 0; n < 40 && status !== 429; n += 1) {
      status = (await sendCode(guesser, String(100_000 + n))).statusCode;
    }
    expect(status).toBe(429);
    const told = (await mailsTo(email)).filter(({ template }) => template === 'second-factor-guessed');
    expect(told).toHaveLength(1);
    // In a browser that logged in before, and with a recovery code anywhere.
    await typePassword(email, visit);
    expect((await sendCode(visit, appCode(secret))).statusCode).toBe(303);
    expect((await sendCode((await typePassword(email)).visit, codes[0] ?? '')).statusCode).toBe(303);
  });

  it('cannot be made by those who do not know the password', { timeout: slow }, async () => {
    const { secret } = await enrolled();
    const visit = visitor();
    await visit.open('/login');
    expect((await visit.send('/login/second-step', { code: appCode(secret) })).headers.location).toContain('/login?');
    expect(visit.cookies.has(cookie.account)).toBe(false);
  });
});

describe('an important change of an account with two-step login', () => {
  const changes = ['/account/email', '/account/password', '/account/delete', `${page}/setup`];

  it('asks for password and code again when the login is too old', { timeout: slow }, async () => {
    const { userID, visit, secret } = await enrolled();
    const age = (minutes: number) =>
      site.database.db
        .updateTable('accountSessions')
        .set({ createdAt: new Date(Date.now() - minutes * 60_000), confirmedAt: null })
        .where('userId', '=', userID)
        .execute();
    await age(16);
    for (const one of changes) expect((await visit.open(one)).headers.location).toContain('/confirm?');
    // A form needs no page: a copied cookie is enough to send it.
    for (const one of [...changes, `${page}/codes`, `${page}/confirm`]) {
      await visit.open(page);
      expect((await visit.send(one, { current: password })).headers.location).toContain('/confirm?');
    }
    const back = encodeURIComponent(`${testSites.accounts}/account/email`);
    await visit.open(`/confirm?continue=${back}`);
    expect((await visit.send('/confirm', { current: password })).statusCode).toBe(400);
    expect((await visit.send('/confirm', { current: 'wrong', code: appCode(secret) })).statusCode).toBe(400);
    const former = visit.cookies.get(cookie.account) ?? '';
    const confirmed = await visit.send('/confirm', { current: password, code: appCode(secret) });
    expect(confirmed.headers.location).toContain('/account/email');
    // The login has a new secret: a copy of the former cookie is worth nothing.
    const copy = visitor();
    copy.cookies.set(cookie.account, former);
    expect((await copy.open('/account')).statusCode).toBe(303);
    for (const one of changes.slice(0, 3)) expect((await visit.open(one)).statusCode).toBe(200);
  });

  it('leaves people without two-step login as they are: their forms ask for the password', {
    timeout: slow,
  }, async () => {
    const { email, userID } = await someone();
    const { visit } = await typePassword(email);
    await site.database.db
      .updateTable('accountSessions')
      .set({ createdAt: new Date(Date.now() - 86_400_000) })
      .where('userId', '=', userID)
      .execute();
    for (const one of changes.slice(0, 3)) expect((await visit.open(one)).statusCode).toBe(200);
    expect((await visit.send(`${page}/setup`, {})).headers.location).toContain(`${page}/setup`);
    expect((await visit.open(`${page}/setup`)).body).toContain('name="current"');
  });
});

describe('after a rotation of the signing key', () => {
  it('apps keep working, and the former key can be forgotten once they are sealed anew', {
    timeout: slow,
  }, async () => {
    const { db } = site.database;
    const { userID, secret } = await enrolled();
    const former = 'a secret of the tests that is long enough';
    const logins = db.selectFrom('accountSessions').select('id').where('userId', '=', userID);
    const { id: loginID } = await logins.executeTakeFirstOrThrow();
    const setup = { userID, loginID };
    await prepareAuthenticator(db, tokenKeys(former), setup);
    const beingSetUp = await pendingSecret(db, tokenKeys(former), setup);
    const rotated = tokenKeys('the next secret of the tests, long enough', former);
    const alone = tokenKeys('the next secret of the tests, long enough');
    expect(await takeTotpCode(db, rotated, userID, appCode(secret))).toBe(true);
    await expect(takeTotpCode(db, alone, userID, appCode(secret, 1))).rejects.toThrow('busy or restarting');
    await tidyAuthenticators(db, rotated, (_userID, error) => expect.unreachable(String(error)));
    expect(await takeTotpCode(db, alone, userID, appCode(secret, 1))).toBe(true);
    expect(await pendingSecret(db, alone, { userID, loginID: randomUUID() })).toBeUndefined();
    expect(await pendingSecret(db, alone, setup)).toBe(beingSetUp);
  });

  it('a damaged secret is reported and left, and the others are sealed anew', { timeout: slow }, async () => {
    const { db } = site.database;
    const people = [await enrolled(), await enrolled(), await enrolled()];
    // Read in the order of ids: one is sound after the damaged one.
    const [, damaged = '', last = ''] = people.map(({ userID }) => userID).sort();
    const secretSealed = Buffer.alloc(64);
    await db.updateTable('authenticators').set({ secretSealed }).where('userId', '=', damaged).execute();
    const reported: string[] = [];
    const rotated = tokenKeys(
      'the third secret of the tests, long enough',
      'a secret of the tests that is long enough',
    );
    await tidyAuthenticators(db, rotated, (userID) => reported.push(userID));
    expect(reported).toEqual([damaged]);
    const alone = tokenKeys('the third secret of the tests, long enough');
    const secret = people.find(({ userID }) => userID === last)?.secret ?? '';
    expect(await takeTotpCode(db, alone, last, appCode(secret))).toBe(true);
  });
});

describe('the trail', () => {
  it('has a line for each act of two-step login, and the history shows refused second steps', {
    timeout: slow,
  }, async () => {
    const { email, userID, secret } = await enrolled();
    const { visit } = await typePassword(email);
    await sendCode(visit, '000000');
    await sendCode(visit, appCode(secret));
    const lines = () =>
      site.database.db
        .selectFrom('authTrail')
        .select(['event', 'outcome'])
        .where('userId', '=', userID)
        .orderBy('id')
        .execute();
    await expect.poll(lines).toEqual([
      { event: '/login', outcome: 'ok' },
      { event: `${page}/setup`, outcome: 'ok' },
      { event: `${page}/confirm`, outcome: 'ok' },
      { event: '/login/password', outcome: 'ok' },
      { event: '/login/second-step', outcome: 'refused' },
      { event: '/login/second-step', outcome: 'ok' },
    ]);
    const { body } = await visit.open('/account/sessions');
    expect(body.match(/Refused/g)).toHaveLength(1);
  });
});
