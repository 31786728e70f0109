import { randomUUID } from 'node:crypto';
import { jsonb, sql } from '@wbn/database';
import { makeEmailToken, signUnsubscription } from '@wbn/http';
import { makeUser, signIn, testKeys, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { accountCookie } from '../testing/account-cookie.ts';
import { browser, call, codeFor, type TestSite, testSite } from '../testing/site.ts';

/** A password hash needs 128 MiB, which takes seconds on a busy machine. */
const slow = 60_000;
const password = 'correct horse battery';
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  passwordHash = await hashPassword(password, 10);
}, slow);
afterAll(() => site?.close());

let people = 0;
/** A person and a browser that is logged in as them. */
async function someone(changes: Record<string, unknown> = {}) {
  people += 1;
  const email = `person${people}@people.example`;
  const userID = await makeUser(site.database.db, { email, passwordHash, ...changes });
  return { userID, email, page: await cookieOf(userID) };
}
/** A browser with an existing login; skips the password check, which takes a second. */
async function cookieOf(userID: string, { app, database } = site) {
  const page = browser(app);
  const { name, value } = await accountCookie(database.db, userID, testSites.accounts);
  page.cookies.set(name, value);
  return page;
}
async function loggedIn(email: string, word = password) {
  const page = browser(site.app);
  await page.open('/login');
  const sent = await page.send('/login', { email, password: word });
  return Object.assign(page, { status: sent.statusCode });
}
const mailsTo = (email: string) =>
  site.database.db.selectFrom('outboxEmails').selectAll().where('toAddress', '=', email).orderBy('id').execute();
const tokenTo = async (email: string, template: string): Promise<string> => {
  const mails = (await mailsTo(email)).filter((mail) => mail.template === template);
  return String((mails.at(-1)?.data as { token?: string } | undefined)?.token ?? '');
};
const userOf = (userID: string) =>
  site.database.db.selectFrom('users').selectAll().where('id', '=', userID).executeTakeFirstOrThrow();

describe('a forgotten password', () => {
  it(
    'answers alike for an e-mail that is known and one that is not, and writes only to the known one',
    async () => {
      const { email } = await someone();
      const answers = [];
      for (const one of [email, 'nobody@people.example']) {
        const page = browser(site.app);
        await page.open('/forgot-password');
        const sent = await page.send('/forgot-password', { email: one });
        answers.push([sent.statusCode, sent.body.replaceAll(one, 'X')]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(200);
      await expect.poll(() => mailsTo(email)).toMatchObject([{ template: 'password-reset' }]);
      expect(await mailsTo('nobody@people.example')).toEqual([]);
    },
    slow,
  );

  it(
    'is replaced once by the link, which ends every session and confirms the address',
    async () => {
      const { email, userID, page } = await someone();
      const { token: access } = await signIn(site.database.db, userID);
      const stranger = browser(site.app);
      await stranger.open('/forgot-password');
      await stranger.send('/forgot-password', { email: email.toUpperCase() });
      await expect.poll(() => tokenTo(email, 'password-reset')).not.toBe('');
      const token = await tokenTo(email, 'password-reset');
      // Opening the page does not use up the link.
      for (let n = 0; n < 2; n += 1)
        expect((await stranger.open(`/reset-password?token=${token}`)).statusCode).toBe(200);
      // Too short, the address of the account, a common password.
      for (const weak of ['short', email, 'password']) {
        expect((await stranger.send('/reset-password', { password: weak })).statusCode).toBe(400);
      }
      const next = 'another horse entirely';
      const tries = await Promise.all([1, 2, 3].map(() => stranger.send('/reset-password', { password: next })));
      expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
      expect((await stranger.open(`/reset-password?token=${token}`)).statusCode).toBe(410);
      expect((await page.open('/account')).statusCode).toBe(303);
      const refused = await call(site.app, '/logout', undefined, { authorization: `Bearer ${access}` });
      expect(refused.statusCode).toBe(200);
      const sessions = await site.database.db
        .selectFrom('sessions')
        .select('revokeReason')
        .where('userId', '=', userID)
        .execute();
      expect(sessions).toEqual([{ revokeReason: 'password reset' }]);
      expect((await userOf(userID)).emailVerifiedAt).not.toBeNull();
      expect((await loggedIn(email)).status).toBe(401);
      expect((await loggedIn(email, next)).status).toBe(303);
      expect((await mailsTo(email)).at(-1)?.template).toBe('password-changed');
    },
    slow,
  );

  it(
    'has a link that works for an hour, and no stranger who asks for another spoils it',
    async () => {
      const { email } = await someone();
      const page = browser(site.app);
      const ask = async () => {
        const before = await tokenTo(email, 'password-reset');
        await page.open('/forgot-password');
        await page.send('/forgot-password', { email });
        await expect.poll(() => tokenTo(email, 'password-reset')).not.toBe(before);
        return tokenTo(email, 'password-reset');
      };
      const first = await ask();
      const second = await ask();
      expect((await page.open(`/reset-password?token=${first}`)).statusCode).toBe(200);
      // The token does not work for links of another kind.
      for (const other of ['/verify-email', '/confirm-email']) {
        expect((await page.send(other, { token: second })).statusCode).toBe(410);
      }
      expect((await page.open(`/reset-password?token=${second}`)).statusCode).toBe(200);
      await sql`update email_tokens set expires_at = expires_at - interval '61 minutes'`.execute(site.database.db);
      expect((await page.open(`/reset-password?token=${second}`)).statusCode).toBe(410);
      for (const token of ['', 'x', "'; --", 'a'.repeat(500)]) {
        expect((await page.open(`/reset-password?token=${encodeURIComponent(token)}`)).statusCode).toBe(410);
      }
    },
    slow,
  );
});

describe('an e-mail address', () => {
  it(
    'is confirmed by a click on the page of the link, and by no look at it',
    async () => {
      const { email, userID, page } = await someone();
      expect((await page.open('/account')).body).toContain('Not confirmed yet');
      expect((await page.send('/account/verify', {})).body).toContain('is on its way');
      const token = await tokenTo(email, 'verify-email');
      const reader = browser(site.app);
      await reader.open(`/verify-email?token=${token}`);
      expect((await userOf(userID)).emailVerifiedAt).toBeNull();
      expect((await reader.send('/verify-email', {})).headers.location).toMatch(/^\/reset-password\?/);
      expect((await userOf(userID)).emailVerifiedAt).not.toBeNull();
      expect((await reader.send('/verify-email', {})).statusCode).toBe(410);
      expect((await page.open('/account')).body).not.toContain('Not confirmed yet');
    },
    slow,
  );

  it(
    'changes once the new address has answered; the old one is told',
    async () => {
      const { email, userID, page } = await someone();
      const confirmed = { emailVerifiedAt: new Date() };
      await site.database.db.updateTable('users').set(confirmed).where('id', '=', userID).execute();
      const wanted = 'new.address@people.example';
      await page.open('/account/email');
      expect((await page.send('/account/email', { email: wanted, current: 'wrong password' })).statusCode).toBe(400);
      expect((await page.send('/account/email', { email, current: password })).statusCode).toBe(400);
      expect((await page.send('/account/email', { email: wanted, current: password })).statusCode).toBe(200);
      expect((await userOf(userID)).email).toBe(email);
      const asked = await page.open(`/confirm-email?token=${await tokenTo(wanted, 'email-change')}`);
      for (const shown of [wanted, email]) expect(asked.body).toContain(shown);
      expect((await page.send('/confirm-email', {})).statusCode).toBe(200);
      expect(await userOf(userID)).toMatchObject({ email: wanted, emailVerifiedAt: expect.any(Date) });
      expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['email-change-asked', 'email-changed']);
      // An address that nobody had confirmed may be somebody else's, who would get the account by a link.
      const { userID: wrong, page: own } = await someone();
      const { email: mistyped } = await userOf(wrong);
      const change = await makeEmailToken(site.database.db, {
        userID: wrong,
        purpose: 'change',
        newEmail: 'right@people.example',
      });
      await own.open(`/confirm-email?token=${change}`);
      expect((await own.send('/confirm-email', {})).statusCode).toBe(200);
      expect(await mailsTo(mistyped)).toEqual([]);
    },
    slow,
  );

  it(
    'or a password that changes makes the links that were on their way worthless',
    async () => {
      const { db } = site.database;
      const thief = await someone();
      await thief.page.open('/account/email');
      await thief.page.send('/account/email', { email: 'thief@people.example', current: password });
      // The owner, unaware of it, chooses another password.
      const own = await cookieOf(thief.userID);
      await own.open('/account/password');
      await own.send('/account/password', { current: password, password: 'quite another word' });
      const late = browser(site.app);
      const change = await tokenTo('thief@people.example', 'email-change');
      expect((await late.open(`/confirm-email?token=${change}`)).statusCode).toBe(410);
      expect((await late.send('/confirm-email', { token: change })).statusCode).toBe(410);
      expect((await userOf(thief.userID)).email).toBe(thief.email);

      // The owner of the old mailbox gets no access from links in it.
      const moved = await someone();
      const left = {
        reset: await makeEmailToken(db, { userID: moved.userID, purpose: 'reset' }),
        verify: await makeEmailToken(db, { userID: moved.userID, purpose: 'verify' }),
      };
      const token = await makeEmailToken(db, {
        userID: moved.userID,
        purpose: 'change',
        newEmail: 'moved@people.example',
      });
      await moved.page.open(`/confirm-email?token=${token}`);
      expect((await moved.page.send('/confirm-email', {})).statusCode).toBe(200);
      expect((await late.open(`/reset-password?token=${left.reset}`)).statusCode).toBe(410);
      expect((await late.open(`/verify-email?token=${left.verify}`)).statusCode).toBe(410);
    },
    slow,
  );

  it(
    'becomes the address of an account only in a browser that is logged in to it, and its owner can end the link',
    async () => {
      const { email, page, userID } = await someone({ emailVerifiedAt: new Date() });
      const victim = 'owner.of.the.mailbox@people.example';
      await page.open('/account/email');
      await page.send('/account/email', { email: victim, current: password });
      const token = await tokenTo(victim, 'email-change');
      const { page: another } = await someone();
      for (const reader of [browser(site.app), another]) {
        const opened = await reader.open(`/confirm-email?token=${token}`);
        expect([opened.statusCode, opened.body.includes(email)]).toEqual([403, false]);
        expect((await reader.send('/confirm-email', {})).statusCode).toBe(403);
      }
      expect((await userOf(userID)).email).toBe(email);
      // A form of another site ends nothing.
      const owner = browser(site.app);
      await owner.open(`/confirm-email?token=${token}`);
      expect((await owner.send('/confirm-email/refuse', { csrf: 'wrong' })).statusCode).toBe(403);
      await owner.open(`/confirm-email?token=${token}`);
      expect((await owner.send('/confirm-email/refuse', {})).statusCode).toBe(200);
      for (const late of [page, owner]) {
        expect((await late.open(`/confirm-email?token=${token}`)).statusCode).toBe(410);
        expect((await late.send('/confirm-email', { token })).statusCode).toBe(410);
      }
      expect((await userOf(userID)).email).toBe(email);
      expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['email-change-asked']);
    },
    slow,
  );

  it(
    'of somebody else is neither taken nor told apart',
    async () => {
      const other = await someone();
      const { page } = await someone();
      await page.open('/account/email');
      const free = await page.send('/account/email', { email: 'free@people.example', current: password });
      const taken = await page.send('/account/email', { email: other.email, current: password });
      expect(taken.body.replaceAll(other.email, 'X')).toBe(free.body.replaceAll('free@people.example', 'X'));
      expect(await mailsTo(other.email)).toEqual([]);
    },
    slow,
  );
});

it(
  'a new password needs the old one, and ends all sessions but this browser',
  async () => {
    const { userID, page } = await someone();
    const elsewhere = await cookieOf(userID);
    await signIn(site.database.db, userID);
    await page.open('/account/password');
    for (const fields of [
      { current: 'wrong password', password: 'quite another word' },
      { current: password, password },
      { current: '', password: 'quite another word' },
    ]) {
      expect((await page.send('/account/password', fields)).statusCode).toBe(400);
    }
    const sent = await page.send('/account/password', { current: password, password: 'quite another word' });
    expect(sent.body).toContain('Your password was changed');
    expect((await page.open('/account')).statusCode).toBe(200);
    expect((await elsewhere.open('/account')).statusCode).toBe(303);
    const alive = await site.database.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', userID)
      .where('revokedAt', 'is', null)
      .execute();
    expect(alive).toEqual([]);
  },
  slow,
);

describe('sessions', () => {
  it(
    'are listed with site and device, and each is ended by its own button, not by a stranger',
    async () => {
      const { userID, page } = await someone();
      const { sessionID } = await signIn(site.database.db, userID, {
        kind: 'partner',
        origin: 'https://partner.example',
      });
      const { page: stranger } = await someone();
      expect((await page.open('/account/sessions')).body).toContain('https://partner.example');
      expect((await page.open('/account/sessions')).body).toContain('This browser');
      const isOver = async () =>
        (
          await site.database.db
            .selectFrom('sessions')
            .select('revokedAt')
            .where('id', '=', sessionID)
            .executeTakeFirst()
        )?.revokedAt !== null;
      await stranger.open('/account/sessions');
      await stranger.send('/account/sessions', { session: sessionID });
      expect(await isOver()).toBe(false);
      await page.send('/account/sessions', { session: sessionID }, { origin: 'https://evil.example' });
      expect(await isOver()).toBe(false);
      const sent = await page.send('/account/sessions', { session: sessionID });
      expect(sent.body).toContain('The session was ended');
      expect(sent.body).not.toContain('https://partner.example');
      expect(await isOver()).toBe(true);
    },
    slow,
  );

  it('say in the reader’s language which device they are on, and when it was used last', async () => {
    const { userID, page } = await someone();
    const { db } = site.database;
    await db
      .updateTable('accountSessions')
      .set({ userAgentLabel: 'Firefox on Linux', createdAt: new Date('2026-01-01') })
      .where('userId', '=', userID)
      .execute();
    const { body } = await page.open('/account/sessions?lang=es');
    expect(body).toContain('<strong>Firefox en Linux</strong>');
    expect(body.match(/<time datetime="2026-01-01[^"]*">1 ene 2026, 00:00 UTC</g)).toHaveLength(1);
  });

  it(
    'all end at once, everywhere, with the codes on their way',
    async () => {
      const { userID, page } = await someone();
      const elsewhere = await cookieOf(userID);
      const { sessionID } = await signIn(site.database.db, userID);
      const code = await codeFor(site, userID);
      await page.open('/account/sessions');
      expect((await page.send('/account/sessions/end-all', {})).body).toContain('You are logged out everywhere');
      for (const one of [page, elsewhere]) expect((await one.open('/account')).statusCode).toBe(303);
      const { revokedAt } = await site.database.db
        .selectFrom('sessions')
        .select('revokedAt')
        .where('id', '=', sessionID)
        .executeTakeFirstOrThrow();
      expect(revokedAt).not.toBeNull();
      expect((await call(site.app, '/get-session', { token: code })).statusCode).toBe(401);
    },
    slow,
  );

  it(
    'and all that somebody with the password has prepared to come back ends with them',
    async () => {
      const { db } = site.database;
      const { email, userID, page } = await someone();
      await page.open('/account/email');
      await page.send('/account/email', { email: 'thief@elsewhere.example', current: password });
      await db
        .insertInto('passkeys')
        .values({ userId: userID, credentialId: userID, publicKey: Buffer.from('key'), name: 'Phone' })
        .execute();
      const thief = browser(site.app);
      await thief.open('/login');
      expect((await thief.send('/login', { email, password })).headers.location).toContain('/login/second-step');
      const link = { userId: userID, expiresAt: new Date(Date.now() + 86_400_000) };
      for (const purpose of ['reset', 'login'] as const)
        await db
          .insertInto('emailTokens')
          .values({ ...link, purpose, tokenHash: Buffer.from(purpose + userID) })
          .execute();
      const owner = await cookieOf(userID);
      await owner.open('/account/sessions');
      expect((await owner.send('/account/sessions/end-all', {})).statusCode).toBe(200);
      const open = await db
        .selectFrom('emailTokens')
        .select('purpose')
        .where('userId', '=', userID)
        .where('usedAt', 'is', null)
        .where('purpose', '!=', 'verify')
        .execute();
      expect(open).toEqual([]);
      for (const table of ['loginSteps', 'knownDevices'] as const)
        expect(await db.selectFrom(table).select('userId').where('userId', '=', userID).execute()).toEqual([]);
      const change = await tokenTo('thief@elsewhere.example', 'email-change');
      expect((await browser(site.app).open(`/confirm-email?token=${change}`)).statusCode).toBe(410);
      expect((await thief.open('/login/second-step')).headers.location).toMatch(/^\/login/);
    },
    slow,
  );
});

describe('the end of an account', () => {
  const business = async (userID: string, name: string) => {
    const { id } = await site.database.db
      .insertInto('businesses')
      .values({
        companyName: name,
        shortDescription: 'x',
        businessTypeCode: 'MA',
        industryId: '0001',
        countryCode: 'SA',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.database.db
      .insertInto('businessMembers')
      .values({ businessId: id, userId: userID, role: 'owner' })
      .execute();
    return id;
  };

  it(
    'takes what is personal and leaves what was written, without a name',
    async () => {
      const { db } = site.database;
      const { userID, email, page } = await someone({
        username: 'ana-to-go',
        profession: 'Welder',
        birthDate: '1990-01-02',
        mobileNumber: '5551234',
        profilePhotoKey: 'a.webp',
      });
      const { id: postID } = await db
        .insertInto('posts')
        .values({ authorUserId: userID, timelineType: 'user', timelineId: userID, content: 'We are at the fair' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('follows')
        .values({
          userId: userID,
          resourceType: 'business',
          resourceId: await business((await someone()).userID, 'Kept'),
        })
        .execute();
      const saved = { userId: userID, resourceType: 'business', resourceId: randomUUID(), folder: '' } as const;
      await db.insertInto('savedItems').values(saved).execute();
      await db
        .insertInto('savedSearches')
        .values({ userId: userID, name: 'Valves', search: jsonb({}), nextAt: new Date() })
        .execute();
      await db.insertInto('notificationPreferences').values({ userId: userID, kind: 'like', email: 'off' }).execute();
      await db.insertInto('consents').values({ userId: userID, origin: 'https://p.example', scopes: [] }).execute();
      await signIn(db, userID);
      await codeFor(site, userID);
      await page.open('/account');
      await page.send('/account/verify', {});
      await db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', userID).execute();
      const personal = [
        'follows',
        'savedItems',
        'savedSearches',
        'notificationPreferences',
        'consents',
        'sessions',
        'accountSessions',
        'handoverCodes',
        'emailTokens',
      ] as const;
      const left = async () => {
        const rows = personal.map((table) =>
          db.selectFrom(table).select('userId').where('userId', '=', userID).execute(),
        );
        return Object.fromEntries((await Promise.all(rows)).map((found, index) => [personal[index], found.length > 0]));
      };
      expect(await left()).toEqual(Object.fromEntries(personal.map((table) => [table, true])));
      await page.open('/account/delete');
      const lines = db.selectFrom('authTrail').select('event').where('userId', '=', userID);
      expect((await page.send('/account/delete', { current: 'wrong password' })).statusCode).toBe(400);
      // A line is written after its answer: this one must not come after the deletion.
      await vi.waitFor(async () => expect(await lines.execute()).toContainEqual({ event: '/account/delete' }));
      expect((await page.send('/account/delete', { current: password })).body).toContain('Your account was deleted');
      const row = JSON.stringify(await userOf(userID));
      for (const secret of [email, 'ana-to-go', 'Welder', '1990-01-02', '5551234', 'a.webp', 'Ana', passwordHash]) {
        expect(row).not.toContain(secret);
      }
      expect(
        (await db.selectFrom('posts').select('content').where('id', '=', postID).executeTakeFirst())?.content,
      ).toBe('We are at the fair');
      expect(await left()).toEqual(Object.fromEntries(personal.map((table) => [table, false])));
      expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['account-deleted']);
      // The line of the deletion itself is written after its answer.
      const trail = () => db.selectFrom('authTrail').select('userId').where('event', '=', '/account/delete').execute();
      await vi.waitFor(async () => expect((await trail()).length).toBeGreaterThanOrEqual(2));
      expect(await lines.execute()).toEqual([]);
      expect((await loggedIn(email)).status).toBe(401);
      // The address is free again.
      expect(await makeUser(db, { email })).toBeTruthy();
    },
    slow,
  );

  it(
    'names the businesses that would have no owner, and removes them only when told so',
    async () => {
      const { db } = site.database;
      const { userID, page } = await someone();
      const alone = await business(userID, 'Najd Valves');
      const shared = await business(userID, 'Shared Works');
      const { userID: partner } = await someone();
      await db.insertInto('businessMembers').values({ businessId: shared, userId: partner, role: 'owner' }).execute();
      const asked = await page.open('/account/delete');
      expect(asked.body).toContain('Najd Valves');
      expect(asked.body).not.toContain('Shared Works');
      const refused = await page.send('/account/delete', { current: password });
      expect([refused.statusCode, (await userOf(userID)).deletedAt]).toEqual([400, null]);
      expect((await page.send('/account/delete', { current: password, businesses: 'yes' })).statusCode).toBe(200);
      const rows = await db
        .selectFrom('businesses')
        .select(['id', 'deletedAt'])
        .where('id', 'in', [alone, shared])
        .execute();
      expect(Object.fromEntries(rows.map(({ id, deletedAt }) => [id, deletedAt !== null]))).toEqual({
        [alone]: true,
        [shared]: false,
      });
    },
    slow,
  );
});

it('the page behind a link of a mail speaks another language without losing the link', async () => {
  const { db } = site.database;
  const { page, userID } = await someone();
  const links = {
    '/reset-password': await makeEmailToken(db, { userID, purpose: 'reset' }),
    '/verify-email': await makeEmailToken(db, { userID, purpose: 'verify' }),
    '/confirm-email': await makeEmailToken(db, { userID, purpose: 'change', newEmail: 'other@people.example' }),
    '/undo-email': await makeEmailToken(db, { userID, purpose: 'undo', newEmail: 'old@people.example' }),
    '/unsubscribe': signUnsubscription(testKeys, { userID, mails: 'digest' }),
  };
  for (const [path, token] of Object.entries(links)) {
    const { body } = await page.open(`${path}?token=${token}`);
    const [, other = ''] = body.match(/href="([^"]+)" lang="it"/) ?? [];
    const spoken = await page.open(other.replaceAll('&amp;', '&'));
    expect([path, spoken.statusCode, spoken.body.includes('<html lang="it"')]).toEqual([path, 200, true]);
  }
});

describe('mails of a kind', () => {
  const preferences = (userID: string) =>
    site.database.db
      .selectFrom('notificationPreferences')
      .select(['kind', 'email'])
      .where('userId', '=', userID)
      .orderBy('kind')
      .execute();

  it('end by one click of the mail reader, without login, cookie or page', async () => {
    const userID = await makeUser(site.database.db);
    const url = `/unsubscribe?token=${signUnsubscription(testKeys, { userID, mails: 'inquiry' })}`;
    const sent = await site.app.inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.statusCode).toBe(200);
    expect(await preferences(userID)).toEqual([{ kind: 'inquiry', email: 'off' }]);
    const boundary = 'x123';
    const parts = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const digest = await site.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${signUnsubscription(testKeys, { userID, mails: 'digest' })}`,
      payload: parts,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(digest.statusCode).toBe(200);
    const five = ['comment', 'connect', 'follow', 'inquiry', 'like'];
    expect(await preferences(userID)).toEqual(five.map((kind) => ({ kind, email: 'off' })));
  });

  it('the weekly digest ends alone', async () => {
    const userID = await makeUser(site.database.db);
    const url = `/unsubscribe?token=${signUnsubscription(testKeys, { userID, mails: 'weekly' })}`;
    const page = browser(site.app);
    expect((await page.open(url)).body).toContain('no more weekly digests');
    expect((await page.send(url, {})).statusCode).toBe(200);
    expect(await preferences(userID)).toEqual([{ kind: 'weekly', email: 'off' }]);
  });

  it('those of all saved searches of the person end by one click, and nobody else’s', async () => {
    const { db } = site.database;
    const people = [await makeUser(db), await makeUser(db)];
    for (const userId of people)
      for (const name of ['Valves', 'Pumps'])
        await db
          .insertInto('savedSearches')
          .values({ userId, name, search: jsonb<Record<string, unknown>>({ name }), nextAt: new Date() })
          .execute();
    const token = signUnsubscription(testKeys, { userID: people[0]!, mails: 'search' });
    const page = browser(site.app);
    expect((await page.open(`/unsubscribe?token=${token}`)).body).toContain('saved searches');
    const ended = await page.send(`/unsubscribe?token=${token}`, {});
    expect([ended.statusCode, ended.body]).toEqual([200, expect.stringContaining('the page of your saved searches')]);
    const rows = await db.selectFrom('savedSearches').select(['userId', 'byMail']).execute();
    for (const { byMail, userId } of rows) expect(byMail).toBe(userId !== people[0]);
  });

  it('end by a button for a person, and not by a token that we did not sign', async () => {
    const userID = await makeUser(site.database.db);
    const token = signUnsubscription(testKeys, { userID, mails: 'digest' });
    const page = browser(site.app);
    expect((await page.open(`/unsubscribe?token=${token}`)).body).toContain('daily mails');
    expect(await preferences(userID)).toEqual([]);
    expect((await page.open(`/unsubscribe?token=${token.slice(0, -2)}`)).statusCode).toBe(410);
    expect((await page.send(`/unsubscribe?token=${token}`, {})).statusCode).toBe(200);
    expect((await preferences(userID)).map(({ kind }) => kind)).toEqual(['comment', 'connect', 'follow', 'like']);
  });
});

it(
  'the pages of an account lead to a login and back, and foreign forms change nothing',
  async () => {
    for (const path of ['/account', '/account/email', '/account/password', '/account/sessions', '/account/delete']) {
      const answered = await browser(site.app).open(path);
      expect(answered.statusCode).toBe(303);
      const to = new URL(String(answered.headers.location), testSites.accounts);
      expect([to.pathname, to.searchParams.get('continue')]).toEqual(['/login', `${testSites.accounts}${path}`]);
    }
    const { userID, page } = await someone();
    await page.open('/account/delete');
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      expect((await page.send('/account/delete', { current: password }, headers)).statusCode).toBe(303);
    }
    expect((await page.send('/account/delete', { current: password, csrf: 'x' })).statusCode).toBe(303);
    expect((await userOf(userID)).deletedAt).toBeNull();
  },
  slow,
);

it(
  'guesses of the current password are limited by the login that makes them',
  async () => {
    const limited = await testSite({ limits: 'on' });
    try {
      const email = 'limited@people.example';
      const userID = await makeUser(limited.database.db, { email, passwordHash });
      const page = await cookieOf(userID, limited);
      await page.open('/account/password');
      const isRefused = async () => {
        const sent = await page.send('/account/password', {
          current: 'wrong password',
          password: 'quite another word',
        });
        return /Too many attempts\. Wait (1 minute|\d+ minutes) and/.test(sent.body);
      };
      expect(await isRefused()).toBe(false);
      // Simulates eight more attempts: each would take a second.
      await sql`update rate_limit_buckets set tokens = tokens - 8 where bucket like 'account-password:%'`.execute(
        limited.database.db,
      );
      expect([await isRefused(), await isRefused()]).toEqual([false, true]);
      // Another login of the same account has its own attempts.
      const elsewhere = await cookieOf(userID, limited);
      await elsewhere.open('/account/password');
      const sent = await elsewhere.send('/account/password', { current: 'wrong password', password: 'another word' });
      expect(sent.body).not.toContain('Too many attempts');
    } finally {
      await limited.close();
    }
  },
  slow,
);

it('a login that leads to a page of the account goes on in its language', async () => {
  const { page } = await someone();
  const target = `${testSites.accounts}/account/email`;
  const answer = await page.open(`/login?lang=it&continue=${encodeURIComponent(target)}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${target}?lang=it`]);
});
