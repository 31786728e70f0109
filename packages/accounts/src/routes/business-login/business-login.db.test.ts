import { randomUUID } from 'node:crypto';
import { accountLogin } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';
import { rowOfUser, stoppedAt } from '@wbn/database/testing';
import { endProviderSessions, forgetRemoval, makeEmailToken, noteRemoval, sealSecret, viewerOf } from '@wbn/http';
import { makePartnerKey, makeUser, testKeys, testSites } from '@wbn/http/testing';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAccount } from '../../account/delete-account.ts';
import { undoEmail } from '../../account/undo-email.ts';
import { accountsOf } from '../../context.ts';
import { hashPassword } from '../../credentials/passwords.ts';
import { makeRecoveryCodes } from '../../second-factor/recovery-codes.ts';
import { type TestProvider, testClient, testProvider } from '../../testing/identity-provider.ts';
import { browser, type TestSite, testSite } from '../../testing/site.ts';
import { removeExpired } from '../../tidy.ts';
import { loginHistory } from '../../trail/login-history.ts';

/** A password hash takes seconds on a busy machine. */
const slow = 60_000;
const password = 'correct horse battery';
const home = `${testSites.portal}/`;
const redirectAddress = `${testSites.accounts}/login/business/callback`;
let site: TestSite;
let provider: TestProvider;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  provider = await testProvider({ redirectAddress });
  passwordHash = await hashPassword(password, 10);
}, slow);
afterEach(() => {
  provider.intercept = () => false;
});
afterAll(async () => {
  await provider?.close();
  await site?.close();
});

interface Connected {
  readonly businessID: string;
  readonly providerID: string;
  readonly domain: string;
}
let businesses = 0;
/** A business with a connected provider and a proved domain. */
async function connected(changes: Record<string, unknown> = {}): Promise<Connected> {
  businesses += 1;
  const { db } = site.database;
  const domain = `company${businesses}.example`;
  const { id: businessID } = await db
    .insertInto('businesses')
    .values({
      ...{ companyName: `Company <b>${businesses}</b>`, shortDescription: 'Valves', businessTypeCode: '1' },
      ...{ industryId: '1', countryCode: 'SA' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: providerID } = await db
    .insertInto('signInProviders')
    .values({
      businessId: businessID,
      issuer: provider.issuer,
      clientId: testClient.clientID,
      ...sealSecret(testKeys, `wbn provider ${businessID}`, testClient.clientSecret),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('signInDomains')
    .values({ businessId: businessID, domain, token: 'x', provedAt: new Date() })
    .execute();
  return { businessID, providerID, domain };
}

let people = 0;
/** A person whom the provider knows, with a verified address of the domain. */
function colleague({ domain }: Connected, changes: Record<string, unknown> = {}) {
  people += 1;
  const email = `colleague${people}@${domain}`;
  const subject = `subject-${people}`;
  provider.people.set(subject, { email, email_verified: true, given_name: 'Ana', family_name: 'Perez', ...changes });
  return { email, subject };
}

const pageOf = () => browser(site.app);
type Page = ReturnType<typeof pageOf>;
const fromOurPage = { 'sec-fetch-site': 'same-origin' };
/** The link that our page shows to somebody who typed an address of the business. */
async function offeredLink(page: Page, { domain }: Connected, query = '') {
  await page.open(`/login/business?${query}`);
  const { body } = await page.send('/login/business', { email: `somebody@${domain}` });
  return /href="(\/login\/business\/start[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
/** Leads a browser to the provider; returns the address there. */
async function begin(page: Page, business: Connected, query = `continue=${encodeURIComponent(home)}`) {
  const answer = await page.open(await offeredLink(page, business, query), fromOurPage);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;
/** A whole login of a person of the provider in one browser; returns the answer to the way back. */
async function signIn(page: Page, business: Connected, subject: string) {
  provider.person = subject;
  return page.open(pathOf(await provider.visit(await begin(page, business))));
}
const loginsOf = (userID: string) =>
  site.database.db
    .selectFrom('accountSessions')
    .selectAll()
    .where('userId', '=', userID)
    .orderBy('createdAt')
    .execute();
const userWith = (email: string) =>
  site.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const countLogins = async () =>
  Number(
    (
      await site.database.db
        .selectFrom('accountSessions')
        .select((eb) => eb.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

describe('the login page', () => {
  it('mentions it only once a business has proved a domain, and offers it for all addresses of the domain alike', async () => {
    const business = await connected();
    const page = pageOf();
    expect((await page.open('/login')).body).toContain('/login/business');
    await makeUser(site.database.db, { email: `known@${business.domain}`, passwordHash });
    const bodies = [];
    for (const email of [`known@${business.domain}`, `nobody@${business.domain.toUpperCase()}`]) {
      await page.open('/login/business');
      const offered = await page.send('/login/business', { email });
      expect(offered.statusCode).toBe(200);
      bodies.push(offered.body);
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).toContain(`provider=${business.providerID}`);
    expect(bodies[0]).not.toContain('<b>');
    await page.open('/login/business');
    expect((await page.send('/login/business', { email: 'a@elsewhere.example' })).statusCode).toBe(404);
    // The usual form, without a password.
    await page.open('/login');
    const empty = await page.send('/login', { email: `known@${business.domain}`, password: '' });
    expect(empty.body).toContain(`provider=${business.providerID}`);
    await site.database.db.deleteFrom('signInDomains').execute();
    expect((await page.open('/login')).body).not.toContain('/login/business');
    expect(
      (await page.open(`/login/business/start?provider=${business.providerID}`, fromOurPage)).headers.location,
    ).toMatch(/^\/login\/business\?/);
  });
});

it('a page of another site cannot begin it: its visitor would be logged in as somebody else', async () => {
  const business = await connected();
  const { subject } = colleague(business);
  const page = pageOf();
  await signIn(page, business, subject);
  const [login] = await site.database.db
    .selectFrom('accountSessions')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .execute();
  const path = `/login/business/start?provider=${business.providerID}`;
  // Browsers say same-origin at the end of a chain of our own redirects, too.
  for (const headers of [fromOurPage, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}]) {
    const answer = await page.open(path, headers as Record<string, string>);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(answer.body).toContain(`provider=${business.providerID}&link=`);
  }
  expect((await page.open(`${path}&link=guessed`)).statusCode).toBe(200);
  const logins = await site.database.db
    .selectFrom('accountSessions')
    .select('revokedAt')
    .where('id', '=', login!.id)
    .execute();
  expect(logins).toEqual([{ revokedAt: null }]);
  expect((await page.open(`${path}&link=guessed`, fromOurPage)).statusCode).toBe(200);
  // The link of our page counts, also in a browser that does not say where it comes from, but not from elsewhere.
  const link = await offeredLink(page, business);
  expect((await page.open(link)).statusCode).toBe(303);
  expect((await page.open(link, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
});

describe('a person whom the provider of a business names', () => {
  it('gets a new account with a confirmed address, and is led back, and gets the same account again', async () => {
    const business = await connected();
    const { email, subject } = colleague(business);
    const back = await signIn(pageOf(), business, subject);
    expect(String(back.headers.location)).toMatch(new RegExp(`^${testSites.portal}/SetID/\\?token=`));
    const user = await userWith(email);
    expect(user).toMatchObject({
      firstName: 'Ana',
      lastName: 'Perez',
      passwordHash: 'none',
      emailVerifiedAt: expect.any(Date),
    });
    await signIn(pageOf(), business, subject);
    const logins = await loginsOf(user?.id ?? '');
    expect(logins.map(({ providerId, isMultiFactor }) => [providerId, isMultiFactor])).toEqual([
      [business.providerID, false],
      [business.providerID, false],
    ]);
    expect(
      await site.database.db
        .selectFrom('businessMembers')
        .select('role')
        .where('userId', '=', user?.id ?? '')
        .execute(),
    ).toEqual([]);
    const trail = () =>
      site.database.db
        .selectFrom('authTrail')
        .select(['event', 'outcome'])
        .where('userId', '=', user?.id ?? '')
        .execute();
    // The line is written while the answer is already on its way.
    const line = { event: '/login/business', outcome: 'ok' };
    await expect.poll(trail).toEqual([line, line]);
  });

  it('gets no new account once a hundred have been named within a day, and earlier people still log in', async () => {
    const { db } = site.database;
    const business = await connected();
    const known = colleague(business);
    await signIn(pageOf(), business, known.subject);
    await sql`with named as (
      insert into users (email, username, password_hash, first_name, last_name)
      select n || ${`@named.${business.domain}`}, ${`named-${business.providerID}-`} || n, 'none', 'Ana', 'Perez' from generate_series(1, 99) n
      returning id)
      insert into sign_in_links (provider_id, subject, user_id) select ${business.providerID}, id::text, id from named`.execute(
      db,
    );
    const late = colleague(business);
    const refused = await signIn(pageOf(), business, late.subject);
    expect(refused.statusCode).toBe(429);
    expect(await userWith(late.email)).toBeUndefined();
    expect(String((await signIn(pageOf(), business, known.subject)).headers.location)).toContain('/SetID/');
    await sql`update sign_in_links set created_at = created_at - interval '1 day' where provider_id = ${business.providerID}`.execute(
      db,
    );
    await signIn(pageOf(), business, late.subject);
    expect(await userWith(late.email)).toBeDefined();
  });

  it('joins as an ordinary member where the owner wants that, once', async () => {
    const business = await connected({ joins: true });
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const userId = (await userWith(email))?.id ?? '';
    const roles = () =>
      site.database.db.selectFrom('businessMembers').select('role').where('userId', '=', userId).execute();
    expect(await roles()).toEqual([{ role: 'member' }]);
    // A member whom a colleague removed stays removed.
    await site.database.db.deleteFrom('businessMembers').where('userId', '=', userId).execute();
    await signIn(pageOf(), business, subject);
    expect(await roles()).toEqual([]);
  });

  it('used two steps only where the provider says mfa', async () => {
    const business = await connected();
    for (const [amr, isMultiFactor] of [
      [['pwd'], false],
      [['pwd', 'mfa'], true],
      ['mfa', false],
    ] as const) {
      const { email, subject } = colleague(business, { amr });
      await signIn(pageOf(), business, subject);
      expect((await loginsOf((await userWith(email))?.id ?? ''))[0]?.isMultiFactor).toBe(isMultiFactor);
    }
  });

  it('is in the login history, also after a change of address, once both steps are done', async () => {
    const { db } = site.database;
    const business = await connected();
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const userID = (await userWith(email))?.id ?? '';
    const outcomes = async (address: string) =>
      (await loginHistory(db, { email: address, userID })).map(({ isRefused }) => (isRefused ? 'refused' : 'ok'));
    await expect.poll(() => outcomes(email)).toEqual(['ok']);
    expect(await outcomes('changed@people.example')).toEqual(['ok']);
    const passkey = { userId: userID, credentialId: randomUUID(), publicKey: Buffer.from('key'), name: 'Phone' };
    await db.insertInto('passkeys').values(passkey).execute();
    await signIn(pageOf(), business, subject);
    const events = db.selectFrom('authTrail').select('event').where('userId', '=', userID).orderBy('id');
    await expect
      .poll(async () => (await events.execute()).map(({ event }) => event))
      .toEqual(['/login/business', '/login/business/first-step']);
    expect(await outcomes(email)).toEqual(['ok']);
  });

  it('is asked for the second step of the account where the provider does not say mfa', async () => {
    const business = await connected();
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const userId = (await userWith(email))?.id ?? '';
    await site.database.db
      .insertInto('passkeys')
      .values({ userId, credentialId: randomUUID(), publicKey: Buffer.from('key'), name: 'Phone' })
      .execute();
    const page = pageOf();
    expect((await signIn(page, business, subject)).headers.location).toMatch(/^\/login\/second-step/);
    expect(await loginsOf(userId)).toHaveLength(1);
    expect((await page.open('/login/second-step')).statusCode).toBe(200);
    // The step ends with the link.
    await site.database.db.deleteFrom('signInLinks').where('userId', '=', userId).execute();
    expect((await page.open('/login/second-step')).statusCode).toBe(303);
  });

  it('is not let in by a second step of the moment in which the link ends', { timeout: slow }, async () => {
    const { db } = site.database;
    const business = await connected();
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const userId = (await userWith(email))?.id ?? '';
    await db
      .insertInto('passkeys')
      .values({ userId, credentialId: randomUUID(), publicKey: Buffer.from('key'), name: 'Phone' })
      .execute();
    const [code = ''] = await makeRecoveryCodes(db, userId);
    const page = pageOf();
    await signIn(page, business, subject);
    await page.open('/login/second-step');
    const ended = { providerID: business.providerID, userID: userId };
    const told = await stoppedAt(
      db,
      sql`delete from sign_in_links where user_id = ${userId}::uuid`,
      () => page.send('/login/second-step', { code }),
      (trx) => endProviderSessions(trx, ended, 'sign-in by the provider ended'),
    );
    expect(told.headers.location).toMatch(/^\/login\?/);
    expect((await loginsOf(userId)).filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  });

  it('is not let in by a login of the moment in which the domain is lost', async () => {
    const { db } = site.database;
    const business = await connected();
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const told = await stoppedAt(
      db,
      sql`update sign_in_providers set updated_at = now() where id = ${business.providerID}::uuid`,
      () => signIn(pageOf(), business, subject),
      async (trx) => {
        await trx.deleteFrom('signInDomains').where('businessId', '=', business.businessID).execute();
        await endProviderSessions(trx, business, 'domain of the provider removed');
      },
    );
    expect(told.statusCode).toBe(403);
    const logins = await loginsOf((await userWith(email))?.id ?? '');
    expect(logins.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  });

  describe('whose second step is open', () => {
    async function atSecondStep() {
      const { db } = site.database;
      const business = await connected();
      const { email, subject } = colleague(business);
      await signIn(pageOf(), business, subject);
      const userID = (await userWith(email))?.id ?? '';
      const passkey = { userId: userID, credentialId: randomUUID(), publicKey: Buffer.from('key'), name: 'Phone' };
      await db.insertInto('passkeys').values(passkey).execute();
      await db.deleteFrom('accountSessions').where('userId', '=', userID).execute();
      const [code = ''] = await makeRecoveryCodes(db, userID);
      const page = pageOf();
      await signIn(page, business, subject);
      await page.open('/login/second-step');
      return { business, code, page, userID };
    }
    const openLogins = async (userID: string) =>
      (await loginsOf(userID)).filter(({ revokedAt }) => revokedAt === null).length;
    type Ids = { readonly businessID: string; readonly userID: string };
    const ofBusiness =
      (changes: Record<string, Date>) =>
      (db: Kysely<Database>, { businessID }: Ids) =>
        db.updateTable('businesses').set(changes).where('id', '=', businessID).execute();
    const ofPerson =
      (changes: { email?: string; emailVerifiedAt?: null; suspendedAt?: Date }) =>
      (db: Kysely<Database>, { userID }: Ids) =>
        db.updateTable('users').set(changes).where('id', '=', userID).execute();
    const reasons: [string, (db: Kysely<Database>, ids: Ids) => Promise<unknown>][] = [
      ['the business is suspended', ofBusiness({ deletedAt: new Date(), suspendedAt: new Date() })],
      ['the business is removed', ofBusiness({ deletedAt: new Date() })],
      [
        'the domain is lost',
        (db, { businessID }) => db.deleteFrom('signInDomains').where('businessId', '=', businessID).execute(),
      ],
      [
        'the provider is removed',
        (db, { businessID }) => db.deleteFrom('signInProviders').where('businessId', '=', businessID).execute(),
      ],
      [
        'the member is removed',
        (db, { userID }) => db.deleteFrom('signInLinks').where('userId', '=', userID).execute(),
      ],
      ['the address is of another domain', (db, ids) => ofPerson({ email: `${randomUUID()}@home.example` })(db, ids)],
      ['the address is not confirmed', ofPerson({ emailVerifiedAt: null })],
      ['the person is suspended', ofPerson({ suspendedAt: new Date() })],
    ];

    it.each(reasons)('is not logged in by it after %s', async (_reason, change) => {
      const { business, code, page, userID } = await atSecondStep();
      await change(site.database.db, { ...business, userID });
      expect((await page.send('/login/second-step', { code })).headers.location).toMatch(/^\/login\?/);
      expect(await openLogins(userID)).toBe(0);
    });

    it.each(reasons)('is not logged in by it at the moment in which %s', async (_reason, change) => {
      const { db } = site.database;
      const { business, code, page, userID } = await atSecondStep();
      const told = await stoppedAt(
        db,
        rowOfUser(userID),
        () => page.send('/login/second-step', { code }),
        (trx) => change(trx, { ...business, userID }),
      );
      expect(told.headers.location).toMatch(/^\/login\?/);
      expect(await openLogins(userID)).toBe(0);
    });

    it('is logged in by it otherwise, and holds the provider until then: its removal waits, and ends the login', async () => {
      const { db } = site.database;
      const { business, code, page, userID } = await atSecondStep();
      const { providerID } = business;
      const told = await stoppedAt(
        db,
        sql`select from sign_in_links where user_id = ${userID}::uuid for update`,
        () => page.send('/login/second-step', { code }),
        async (trx) => {
          const free = sql`select from sign_in_providers where id = ${providerID}::uuid for update skip locked`;
          expect((await free.execute(trx)).rows).toEqual([]);
        },
      );
      expect(String(told.headers.location)).toContain('/SetID/');
      expect(await openLogins(userID)).toBe(1);
    });
  });

  it.each([
    ['an address that is not verified', { email_verified: false }, 'did not say'],
    ['no word about the address', { email_verified: undefined }, 'did not say'],
    ['a text instead of true', { email_verified: 'true' }, 'did not say'],
    ['no address', { email: undefined }, 'did not say'],
    ['an address of another domain', { email: 'boss@gmail.example' }, 'does not belong'],
    ['an address of a domain below', { email: 'boss@mail.company.example' }, 'does not belong'],
    ['two addresses in one', { email: 'boss@gmail.example@company.example' }, 'did not say'],
    ['no name', { given_name: undefined }, 'no first and last name'],
    ['a name that turns its surroundings', { given_name: 'Ana\u202e' }, 'no first and last name'],
  ])('gets no account with %s', async (_what, changes, text) => {
    const business = await connected();
    const before = await countLogins();
    const answer = await signIn(pageOf(), business, colleague(business, changes).subject);
    expect([answer.statusCode, await countLogins()]).toEqual([403, before]);
    expect(answer.body).toContain(text);
  });

  it('cannot take the address of a domain that another business proved', async () => {
    const [evil, other] = [await connected(), await connected()];
    const { subject } = colleague(other);
    expect((await signIn(pageOf(), evil, subject)).statusCode).toBe(403);
  });

  it('is not let in any more once the account has an address of another domain, or is suspended', async () => {
    const business = await connected();
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const id = (await userWith(email))?.id ?? '';
    const { db } = site.database;
    await db.updateTable('users').set({ email: 'private@home.example' }).where('id', '=', id).execute();
    expect((await signIn(pageOf(), business, subject)).statusCode).toBe(403);
    await db.updateTable('users').set({ email, suspendedAt: new Date() }).where('id', '=', id).execute();
    expect((await signIn(pageOf(), business, subject)).statusCode).toBe(403);
  });
});

describe('a member whom a business removed', () => {
  const memberships = (userID: string) =>
    site.database.db.selectFrom('businessMembers').select('role').where('userId', '=', userID).execute();
  async function removed(business: Connected, userID: string) {
    const { db } = site.database;
    expect(await memberships(userID)).toEqual([{ role: 'member' }]);
    await noteRemoval(db, { businessID: business.businessID, userID });
    await db.deleteFrom('businessMembers').where('userId', '=', userID).execute();
  }

  it('is made a member by its provider neither by a new link nor with a new account', { timeout: slow }, async () => {
    const { db } = site.database;
    const business = await connected({ joins: true });
    const { email, subject } = colleague(business);
    const userID = await makeUser(db, { email, passwordHash, emailVerifiedAt: new Date() });
    const page = pageOf();
    const link = async () => {
      await signIn(page, business, subject);
      await page.open('/login?prompt=login');
      await page.send('/login', { email, password });
      await page.open('/login/business/link');
      expect((await page.send('/login/business/link', {})).statusCode).toBe(303);
    };
    await link();
    await removed(business, userID);
    await page.open('/login?prompt=login');
    await page.send('/login', { email, password });
    await page.open('/account/sessions');
    await page.send('/account/sessions/unlink', { provider: business.providerID });
    await link();
    expect(await memberships(userID)).toEqual([]);
    // The account is deleted, and the provider makes another one.
    await deleteAccount({ db }, userID, true);
    await signIn(pageOf(), business, subject);
    const anew = (await userWith(email))?.id ?? '';
    expect([anew === userID, await memberships(anew)]).toEqual([false, []]);
  });

  it('is not made one again by a link of the same moment', { timeout: slow }, async () => {
    const { db } = site.database;
    const business = await connected({ joins: true });
    const { email, subject } = colleague(business);
    const userID = await makeUser(db, { email, passwordHash, emailVerifiedAt: new Date() });
    const member = { businessId: business.businessID, userId: userID };
    await db
      .insertInto('businessMembers')
      .values({ ...member, role: 'member' })
      .execute();
    const page = pageOf();
    await signIn(page, business, subject);
    await page.open('/login?prompt=login');
    await page.send('/login', { email, password });
    await page.open('/login/business/link');
    const { linking } = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('businessMembers').where('userId', '=', userID).execute();
      await noteRemoval(trx, { businessID: business.businessID, userID });
      const sent = page.send('/login/business/link', {});
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
        .toBeGreaterThan(0);
      return { linking: sent };
    });
    expect((await linking).statusCode).toBe(303);
    expect(await memberships(userID)).toEqual([]);
  });

  it('is one again once it has invited them, and its marks end with its provider', async () => {
    const { db } = site.database;
    const business = await connected({ joins: true });
    const { email, subject } = colleague(business);
    const marks = db.selectFrom('signInRemovals').select('mark').where('businessId', '=', business.businessID);
    await signIn(pageOf(), business, subject);
    const userID = (await userWith(email))?.id ?? '';
    await removed(business, userID);
    expect(await marks.execute()).toHaveLength(2);
    await forgetRemoval(db, { businessID: business.businessID, userID });
    expect(await marks.execute()).toEqual([]);
    await noteRemoval(db, { businessID: business.businessID, userID });
    await removeExpired(db);
    expect(await marks.execute()).toHaveLength(2);
    await db.deleteFrom('signInProviders').where('id', '=', business.providerID).execute();
    await removeExpired(db);
    expect(await marks.execute()).toEqual([]);
  });
});

describe('an account that has the address already', () => {
  async function known(business: Connected, changes: Record<string, unknown> = {}) {
    const { email, subject } = colleague(business);
    const userID = await makeUser(site.database.db, { email, passwordHash, emailVerifiedAt: new Date(), ...changes });
    return { email, subject, userID };
  }
  const links = (userID: string) =>
    site.database.db.selectFrom('signInLinks').select('subject').where('userId', '=', userID).execute();
  const newsTo = (email: string) =>
    site.database.db
      .selectFrom('outboxEmails')
      .select('data')
      .where('toAddress', '=', email)
      .where('template', '=', 'sign-in-linked')
      .execute();
  const logIn = async (page: Page, email: string) => {
    await page.open('/login?prompt=login');
    expect((await page.send('/login', { email, password })).statusCode).toBe(303);
  };

  it(
    'is linked once its owner has logged in to it and agrees, and not before',
    async () => {
      const business = await connected();
      const { email, subject, userID } = await known(business);
      const page = pageOf();
      expect((await signIn(page, business, subject)).headers.location).toMatch(/^\/login\/business\/link/);
      expect((await page.open('/login/business/link')).body).toContain('prompt=login');
      // Nobody is logged in: the form does nothing.
      expect((await page.send('/login/business/link', {})).statusCode).toBe(200);
      expect([await links(userID), await loginsOf(userID), await newsTo(email)]).toEqual([[], [], []]);
      await logIn(page, email);
      expect((await page.open('/login/business/link')).body).toContain('administrators');
      const done = await page.send('/login/business/link', {});
      expect(String(done.headers.location)).toMatch(new RegExp(`^${testSites.portal}/SetID/`));
      expect(await links(userID)).toEqual([{ subject }]);
      expect((await signIn(pageOf(), business, subject)).headers.location).toMatch(/SetID/);
      expect((await loginsOf(userID)).filter(({ providerId }) => providerId === business.providerID)).toHaveLength(2);
      const businessName = expect.stringContaining('Company');
      expect(await newsTo(email)).toEqual([{ data: { firstName: expect.any(String), businessName } }]);
    },
    slow,
  );

  it(
    'is linked once by fifty forms at once, with one mail',
    async () => {
      const business = await connected();
      const { email, subject, userID } = await known(business);
      const page = pageOf();
      await signIn(page, business, subject);
      await logIn(page, email);
      await page.open('/login/business/link');
      const answers = await Promise.all(Array.from({ length: 50 }, () => page.send('/login/business/link', {})));
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      expect(await links(userID)).toEqual([{ subject }]);
      expect(await newsTo(email)).toHaveLength(1);
    },
    slow,
  );

  it(
    'keeps neither link nor login of the moment in which its former owner undoes a change of the address',
    async () => {
      const { db } = site.database;
      const business = await connected({ joins: true });
      const { email, subject, userID } = await known(business);
      const member = { businessId: business.businessID, userId: userID };
      await db
        .insertInto('businessMembers')
        .values({ ...member, role: 'member' })
        .execute();
      const page = pageOf();
      await signIn(page, business, subject);
      await logIn(page, email);
      await page.open('/login/business/link');
      const times = { createdAt: new Date(Date.now() - 1_000) };
      const owner = { userID, purpose: 'undo', newEmail: `owner@${business.domain}`, times } as const;
      const token = await makeEmailToken(db, owner);
      const waiting = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length;
      // The link waits for its membership, and the undo begins meanwhile.
      const { linking, undone } = await db.transaction().execute(async (trx) => {
        await trx.selectFrom('businessMembers').select('role').where('userId', '=', userID).forUpdate().execute();
        const sent = page.send('/login/business/link', {});
        await expect.poll(waiting).toBeGreaterThan(0);
        const undo = undoEmail(accountsOf(site.app.wbn), token);
        await Promise.race([undo, expect.poll(waiting).toBeGreaterThan(1)]);
        return { linking: sent, undone: undo };
      });
      await linking;
      expect(await undone).toBeDefined();
      expect(await links(userID)).toEqual([]);
      expect((await loginsOf(userID)).filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    },
    slow,
  );

  it(
    'is linked neither by the owner of another account, nor by a form of another site, nor with an unconfirmed address',
    async () => {
      const business = await connected();
      const { email, subject, userID } = await known(business);
      const other = await known(business);
      const page = pageOf();
      await signIn(page, business, subject);
      await logIn(page, other.email);
      await page.open('/login/business/link');
      await page.send('/login/business/link', {});
      expect([await links(userID), await links(other.userID)]).toEqual([[], []]);
      await logIn(page, email);
      await page.open('/login/business/link');
      await page.send('/login/business/link', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
      expect(await links(userID)).toEqual([]);
      await site.database.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', userID).execute();
      await page.send('/login/business/link', {});
      expect(await links(userID)).toEqual([]);
    },
    slow,
  );

  it('is shown on the page of sessions, where its owner ends the link and what began by it', async () => {
    const business = await connected();
    const { email, subject } = colleague(business);
    const page = pageOf();
    await signIn(page, business, subject);
    const id = (await userWith(email))?.id ?? '';
    expect(await newsTo(email)).toHaveLength(1);
    const list = await page.open('/account/sessions');
    expect(list.body).toContain('/account/sessions/unlink');
    const done = await page.send('/account/sessions/unlink', { provider: business.providerID });
    expect(done.headers.location).toMatch(/^\/login/);
    expect((await loginsOf(id)).map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)]);
    expect(await links(id)).toEqual([]);
  });

  it('has no recent login by a provider: pages for important changes ask for the password', async () => {
    const business = await connected();
    const { email, subject } = colleague(business, { amr: ['mfa'] });
    const page = pageOf();
    await signIn(page, business, subject);
    const userId = (await userWith(email))?.id ?? '';
    await site.database.db
      .insertInto('passkeys')
      .values({ userId, credentialId: randomUUID(), publicKey: Buffer.from('key'), name: 'Phone' })
      .execute();
    expect((await page.open('/account/second-factor/setup')).headers.location).toMatch(/^\/confirm/);
    expect((await page.open('/account/delete')).headers.location).toMatch(/^\/confirm/);
  });

  it('has sessions by a provider that stay such ones when their login has expired before them', async () => {
    const { db } = site.database;
    const business = await connected();
    const { email, subject } = colleague(business);
    await signIn(pageOf(), business, subject);
    const userID = (await userWith(email))?.id ?? '';
    const loginId = (await loginsOf(userID))[0]?.id ?? '';
    const session = { kind: 'portal' as const, origin: testSites.portal, scopes: [], businessIds: [], loginId };
    const { id: sessionID } = await db
      .insertInto('sessions')
      .values({ ...session, userId: userID, expiresAt: new Date(Date.now() + 86_400_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const past = { expiresAt: new Date(Date.now() - 1_000) };
    await db.updateTable('accountSessions').set(past).where('id', '=', loginId).execute();
    await removeExpired(db);
    const claims = { userID, sessionID, audience: testSites.portal, scopes: [], expires: 0 };
    expect((await viewerOf(db, claims)).isByProvider).toBe(true);
    await db.updateTable('sessions').set({ revokedAt: new Date() }).where('id', '=', sessionID).execute();
    await removeExpired(db);
    expect(await loginsOf(userID)).toEqual([]);
  });
});

describe('an attacker', () => {
  /** The way back of a person whom the provider let in, and the browser that began. */
  async function onTheWay(change: (address: URL) => void = () => undefined) {
    const business = await connected();
    const person = colleague(business);
    provider.person = person.subject;
    const page = pageOf();
    const address = new URL(await begin(page, business));
    change(address);
    return { ...person, business, page, asked: address.searchParams, back: await provider.visit(address.href) };
  }
  const refused = async (page: Page, back: URL) => {
    const before = await countLogins();
    const answer = await page.open(pathOf(back));
    expect(await countLogins()).toBe(before);
    return answer.statusCode;
  };

  it('cannot use a state of their own', async () => {
    const { back, page } = await onTheWay();
    back.searchParams.set('state', 'another');
    expect(await refused(page, back)).toBe(401);
  });

  it('cannot leave the state out', async () => {
    const { back, page } = await onTheWay();
    back.searchParams.delete('state');
    expect(await refused(page, back)).toBe(401);
  });

  it('cannot use an answer for another nonce', async () => {
    const { back, page } = await onTheWay((address) => address.searchParams.set('nonce', 'another'));
    expect(await refused(page, back)).toBe(401);
  });

  it('cannot bring their code into the browser of another person', async () => {
    const mine = await onTheWay();
    // A browser that began nothing, and one that began its own way.
    expect(await refused(pageOf(), mine.back)).toBe(400);
    const theirs = await onTheWay();
    const mixed = new URL(theirs.back);
    mixed.searchParams.set('code', mine.back.searchParams.get('code') ?? '');
    expect(await refused(theirs.page, mixed)).toBe(401);
  });

  it('cannot use a way back twice, not even with the old cookie', async () => {
    const { back, page } = await onTheWay();
    const cookies = new Map(page.cookies);
    expect((await page.open(pathOf(back))).statusCode).toBe(303);
    for (const [name, value] of cookies) page.cookies.set(name, value);
    expect(await refused(page, back)).toBe(400);
    const other = pageOf();
    for (const [name, value] of cookies) other.cookies.set(name, value);
    expect(await refused(other, back)).toBe(400);
  });

  it('cannot use a way back twice among fifty at once in browsers with one cookie', async () => {
    const { back, page } = await onTheWay();
    const all = Array.from({ length: 50 }, () => {
      const one = pageOf();
      for (const [name, value] of page.cookies) one.cookies.set(name, value);
      return one;
    });
    const answers = await Promise.all(all.map((one) => one.open(pathOf(back))));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  it('cannot mix up issuers: the answer must name the one that was asked', async () => {
    const other = await onTheWay();
    other.back.searchParams.set('iss', 'https://evil.example');
    expect(await refused(other.page, other.back)).toBe(401);
    const none = await onTheWay();
    none.back.searchParams.delete('iss');
    expect(await refused(none.page, none.back)).toBe(401);
  });

  it('cannot change what the browser keeps', async () => {
    const { back, page } = await onTheWay();
    for (const [name, value] of page.cookies) {
      if (name.includes('signin')) page.cookies.set(name, `${value.slice(0, -3)}AAA`);
    }
    expect(await refused(page, back)).toBe(400);
  });

  it('asks the provider with PKCE, state, nonce and our exact address', async () => {
    const { asked } = await onTheWay();
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(redirectAddress);
    expect(asked.get('response_type')).toBe('code');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  });

  describe('with an answer of their own at the token endpoint', () => {
    const answerWith = (idToken: string) => {
      provider.intercept = (request, response) => {
        if (request.url !== '/token') return false;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: idToken }));
        return true;
      };
    };
    const claims = (subject: string, nonce: string | null) => ({
      sub: subject,
      nonce,
      email: 'a@b.example',
      email_verified: true,
    });

    it.each([
      ['of another client', { aud: 'another-client' }],
      ['of several clients for another one', { aud: ['wbn', 'other'], azp: 'other' }],
      ['of another issuer', { iss: 'https://evil.example' }],
      ['without a nonce', { nonce: undefined }],
      ['without a person', { sub: undefined }],
      ['with an empty person', { sub: '' }],
    ])('cannot use a signed token %s', async (_what, change) => {
      const { asked, back, page, subject } = await onTheWay();
      answerWith(await provider.mint({ ...claims(subject, asked.get('nonce')), ...change }));
      expect(await refused(page, back)).toBe(401);
    });

    it('cannot use an old token, or one that nobody or somebody else signed', async () => {
      const { privateKey } = await generateKeyPair('RS256');
      const sign = (nonce: string | null, expires: string) =>
        new SignJWT({ ...claims('x', nonce), iss: provider.issuer, aud: testClient.clientID })
          .setProtectedHeader({ alg: 'RS256', kid: 'test' })
          .setIssuedAt('1h ago')
          .setExpirationTime(expires)
          .sign(privateKey);
      const foreign = await onTheWay();
      answerWith(await sign(foreign.asked.get('nonce'), '1h'));
      expect(await refused(foreign.page, foreign.back)).toBe(401);
      const old = await onTheWay();
      const minted = await provider.mint({ ...claims('x', old.asked.get('nonce')), exp: 1_000_000_000 });
      answerWith(minted.replace(/[^.]+$/, 'AAAA'));
      expect(await refused(old.page, old.back)).toBe(401);
      const none = await onTheWay();
      const body = {
        ...claims('x', none.asked.get('nonce')),
        iss: provider.issuer,
        aud: 'wbn',
        iat: 1,
        exp: 9_999_999_999,
      };
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      answerWith(`${part({ alg: 'none' })}.${part(body)}.`);
      expect(await refused(none.page, none.back)).toBe(401);
    });

    it(
      'cannot send an answer without end or one that cannot be read',
      async () => {
        for (const answer of ['x'.repeat(10_000_000), '{"access_token":', '[]', '']) {
          const { back, page } = await onTheWay();
          provider.intercept = (request, response) => {
            if (request.url !== '/token') return false;
            response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
            return true;
          };
          expect(await refused(page, back)).toBe(401);
          provider.intercept = () => false;
        }
      },
      slow,
    );
  });

  it.each([
    ['an internal token endpoint', { token_endpoint: 'https://169.254.169.254/latest' }],
    ['internal keys', { jwks_uri: 'https://10.0.0.1/jwks' }],
    ['a token endpoint at a name of the internal network', { token_endpoint: 'http://router.internal.example/' }],
  ])('with a provider of their own cannot name %s', async (_what, change) => {
    const metadata = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json();
    provider.intercept = (request, response) => {
      if (request.url !== '/.well-known/openid-configuration') return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...metadata, ...change }));
      return true;
    };
    const { back, page } = await onTheWay();
    expect(await refused(page, back)).toBe(401);
  });

  it.each([
    ['leads elsewhere', 302, '', { location: 'http://169.254.169.254/' }],
    ['names another issuer', 200, '{"issuer":"https://evil.example"}', {}],
    ['is too large', 200, 'x'.repeat(10_000_000), {}],
    ['is an error', 500, '{}', {}],
  ])('with a provider of their own gets nothing from metadata that %s', async (_what, status, body, headers) => {
    const business = await connected();
    provider.intercept = (request, response) => {
      if (request.url !== '/.well-known/openid-configuration') return false;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
      return true;
    };
    const page = pageOf();
    const answer = await page.open(await offeredLink(page, business), fromOurPage);
    expect(answer.statusCode).toBe(502);
    // It is asked again at the next attempt.
    provider.intercept = () => false;
    await begin(pageOf(), business);
  });
});

describe('the people who run a provider', () => {
  async function person(changes: Record<string, unknown> = {}) {
    const { db } = site.database;
    const business = await connected(changes);
    const { email, subject } = colleague(business);
    const userID = await makeUser(db, { email, passwordHash, emailVerifiedAt: new Date() });
    await db.insertInto('signInLinks').values({ providerId: business.providerID, subject, userId: userID }).execute();
    const byPassword = async () => {
      const page = pageOf();
      await page.open('/login');
      await page.send('/login', { email, password });
      return page;
    };
    return { business, email, subject, userID, byPassword };
  }

  it(
    'cannot guess the current password in many logins: these count together, and apart from the owner’s',
    async () => {
      await limited();
      const { business, byPassword, subject } = await person();
      const answers: string[] = [];
      for (let login = 0; login < 3; login += 1) {
        const page = pageOf();
        await signIn(page, business, subject);
        for (let guess = 0; guess < 5; guess += 1) {
          await page.open('/account/data');
          answers.push((await page.send('/account/data', { current: `wrong guess ${login}${guess}` })).body);
        }
      }
      const wrong = 'This is not your current password';
      const checked = answers.filter((body) => body.includes(wrong)).length;
      expect([checked, answers.length]).toEqual([accountLogin.burst, 15]);
      const own = await byPassword();
      await own.open('/account/data');
      expect((await own.send('/account/data', { current: 'wrong' })).body).toContain(wrong);
    },
    slow,
  );

  it(
    'get no known browser with tries of its own, and push none of the owner’s out of the list',
    async () => {
      const { business, byPassword, subject, userID } = await person();
      await byPassword();
      for (let login = 0; login < 11; login += 1) await signIn(pageOf(), business, subject);
      const devices = await site.database.db
        .selectFrom('knownDevices')
        .select('byProvider')
        .where('userId', '=', userID)
        .execute();
      expect(devices.filter(({ byProvider }) => !byProvider)).toHaveLength(1);
      expect(devices).toHaveLength(11);
    },
    slow,
  );

  /** The same with limits on. */
  async function limited() {
    const unlimited = site;
    site = await testSite({ limits: 'on' });
    onTestFinished(async () => {
      await site.close();
      site = unlimited;
    });
  }

  it(
    'use up no limit of the owner’s pages, and no try at codes of the owner’s app',
    async () => {
      await limited();
      const { business, byPassword, email, subject, userID } = await person();
      const own = await byPassword();
      const theirs = pageOf();
      await signIn(theirs, business, subject);
      let status = 0;
      for (let n = 0; n < 400 && status !== 429; n += 1)
        status = (await theirs.send('/account/password', {})).statusCode;
      expect(status).toBe(429);
      await own.open('/account/sessions');
      expect((await own.send('/account/sessions/end-all', {})).statusCode).toBe(200);

      const { db } = site.database;
      const passkey = { userId: userID, credentialId: randomUUID(), publicKey: Buffer.from('key'), name: 'Phone' };
      await db.insertInto('passkeys').values(passkey).execute();
      const stepping = pageOf();
      await signIn(stepping, business, subject);
      await stepping.open('/login/second-step');
      for (status = 0; status !== 429; ) {
        status = (await stepping.send('/login/second-step', { code: '100000' })).statusCode;
        expect([401, 429]).toContain(status);
      }
      const mails = db.selectFrom('outboxEmails').select('data').where('template', '=', 'second-factor-guessed');
      expect(await mails.where('toAddress', '=', email).execute()).toMatchObject([{ data: { byProvider: true } }]);
      const owner = await byPassword();
      await owner.open('/login/second-step');
      expect((await owner.send('/login/second-step', { code: '123456' })).statusCode).toBe(401);
    },
    slow,
  );

  it(
    'end no login but their own, and no link of another business, without the person’s proof',
    async () => {
      const { db } = site.database;
      const { business, byPassword, subject, userID } = await person();
      const other = await connected();
      const link = { providerId: other.providerID, subject: 'elsewhere', userId: userID };
      await db.insertInto('signInLinks').values(link).execute();
      const own = await byPassword();
      const theirs = pageOf();
      await signIn(theirs, business, subject);
      const [mine, vouched] = await loginsOf(userID);
      const open = async () =>
        (await loginsOf(userID)).filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id);
      const forms: [string, Record<string, string>][] = [
        ['/account/sessions', { session: mine?.id ?? '' }],
        ['/account/sessions/end-all', {}],
        ['/account/sessions/unlink', { provider: other.providerID }],
      ];
      for (const [path, fields] of forms) {
        await theirs.open('/account/sessions');
        const { headers } = await theirs.send(path, fields);
        expect(headers.location, path).toMatch(/^\/confirm\?/);
      }
      expect(await open()).toEqual([mine?.id, vouched?.id]);
      expect(
        await db.selectFrom('signInLinks').select('providerId').where('userId', '=', userID).execute(),
      ).toHaveLength(2);
      // The person's own proof opens it in such a login too.
      await theirs.open('/confirm?continue=%2Faccount%2Fsessions');
      await theirs.send('/confirm', { current: password });
      await theirs.open('/account/sessions');
      await theirs.send('/account/sessions', { session: mine?.id ?? '' });
      expect(await open()).toEqual([vouched?.id]);
      await own.open('/account/sessions');
      await theirs.open('/account/sessions');
      expect((await theirs.send('/account/sessions', { session: vouched?.id ?? '' })).statusCode).toBe(303);
      expect(await open()).toEqual([]);
    },
    slow,
  );

  it(
    'cannot hide a login of somebody who has the password: their browser is new to it',
    async () => {
      const { business, email, subject, userID } = await person();
      const { db } = site.database;
      await db
        .updateTable('users')
        .set({ createdAt: new Date(Date.now() - 86_400_000) })
        .where('id', '=', userID)
        .execute();
      const page = pageOf();
      await signIn(page, business, subject);
      const told = async () =>
        (
          await db
            .selectFrom('outboxEmails')
            .select('id')
            .where('toAddress', '=', email)
            .where('template', '=', 'new-device')
            .execute()
        ).length;
      const before = await told();
      await page.open('/logout');
      await page.send('/logout', {});
      await page.open('/login');
      expect((await page.send('/login', { email, password })).statusCode).toBe(303);
      await expect.poll(told).toBe(before + 1);
    },
    slow,
  );

  it(
    'lose their logins when the person confirms an address of another domain',
    async () => {
      const { business, byPassword, subject, userID } = await person();
      await signIn(pageOf(), business, subject);
      const token = await makeEmailToken(site.database.db, {
        userID,
        purpose: 'change',
        newEmail: 'mine@home.example',
      });
      const own = await byPassword();
      await own.open(`/confirm-email?token=${token}`);
      expect((await own.send('/confirm-email', {})).statusCode).toBe(200);
      const open = (await loginsOf(userID)).filter(({ revokedAt }) => revokedAt === null);
      expect(open.map(({ providerId }) => providerId)).toEqual([null]);
    },
    slow,
  );

  it(
    'allow a partner’s page no other business, and leave what the owner allowed as it was',
    async () => {
      const { db } = site.database;
      const { business, byPassword, subject, userID } = await person();
      const other = await connected();
      for (const { businessID } of [business, other])
        await db
          .insertInto('businessMembers')
          .values({ businessId: businessID, userId: userID, role: 'owner' })
          .execute();
      const origin = 'https://pages-of-a-partner.example';
      await makePartnerKey(db, { origins: [origin] });
      const query = new URLSearchParams({ continue: `${origin}/p`, codeChallenge: 'c'.repeat(43) });
      const allowed = async () =>
        (await db.selectFrom('consents').select('businessIds').where('userId', '=', userID).executeTakeFirst())
          ?.businessIds;
      const decide = async (page: Page, businessIDs: readonly string[]) => {
        const { body } = await page.open(`/login?${query}`, { referer: `${origin}/` });
        const ticks = Object.fromEntries(businessIDs.map((id) => [`business.${id}`, 'yes']));
        await page.send('/consent', { decision: 'allow', ...ticks });
        return body;
      };
      const page = pageOf();
      await signIn(page, business, subject);
      const body = await decide(page, [business.businessID, other.businessID]);
      expect(body).toContain(`business.${business.businessID}`);
      expect(body).not.toContain(`business.${other.businessID}`);
      expect(await allowed()).toBeUndefined();
      const chosen = db
        .selectFrom('handoverCodes')
        .select('businessIds')
        .where('userId', '=', userID)
        .where('continueOrigin', '=', origin);
      expect(await chosen.execute()).toEqual([{ businessIds: [business.businessID] }]);
      await decide(await byPassword(), [other.businessID]);
      expect(await allowed()).toEqual([other.businessID]);
      await decide(page, []);
      expect(await allowed()).toEqual([other.businessID]);
    },
    slow,
  );
});
