import { createHash } from 'node:crypto';
import { accessTable, partnerScopes } from '@wbn/contract';
import { makePartnerKey } from '@wbn/http/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

let site: TestSite;
let userID: string;
let own: string;
let foreign: string;
let key: string;
const partner = 'https://partner.example';
const codeVerifier = 'v'.repeat(43);
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
const query = new URLSearchParams({ continue: `${partner}/p`, codeChallenge });
const fromPartner = { referer: `${partner}/` };

beforeAll(async () => {
  site = await testSite();
  const { db } = site.database;
  key = (await makePartnerKey(db, { origins: [partner] })).publishableKey;
  const user = {
    email: 'ana@people.example',
    passwordHash: await hashPassword('correct horse 7', 10),
    firstName: 'Ana',
    lastName: 'Pérez',
    emailVerifiedAt: new Date(),
  };
  userID = (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
  const business = async (companyName: string) => {
    const row = {
      companyName,
      shortDescription: 'Valves',
      businessTypeCode: 'MA',
      industryId: '0001',
      countryCode: 'SA',
    };
    return (await db.insertInto('businesses').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  own = await business('Own Valves <b>');
  foreign = await business('Foreign Valves');
  await db.insertInto('businessMembers').values({ businessId: own, userId: userID, role: 'owner' }).execute();
}, 60_000);
afterAll(() => site?.close());
beforeEach(async () => {
  await site.database.db.deleteFrom('consents').execute();
  await site.database.db.deleteFrom('sessions').execute();
});

async function loggedIn() {
  const page = browser(site.app);
  await page.open('/login');
  await page.send('/login', { email: 'ana@people.example', password: 'correct horse 7' });
  return page;
}
type Page = Awaited<ReturnType<typeof loggedIn>>;

async function codeOf(page: Page, choice: Record<string, string>): Promise<string> {
  await page.open(`/login?${query}`, fromPartner);
  const { location } = (await page.send('/consent', { decision: 'allow', ...choice })).headers;
  return new URLSearchParams(new URL(String(location)).hash.slice(1)).get('wbn_code') ?? '';
}
const redeem = (token: string) =>
  call(site.app, '/get-session', { token, codeVerifier }, { origin: partner, 'x-wbn-key': key });
const sessions = () => site.database.db.selectFrom('sessions').select(['scopes', 'businessIds', 'revokedAt']).execute();

describe('the consent page', () => {
  it('has a box for each scope and each business of the person, and ticks nothing that reads private data', async () => {
    const { body } = await (await loggedIn()).open(`/login?${query}`, fromPartner);
    const boxes = [...body.matchAll(/type="checkbox" name="([^"]+)" value="yes"( checked)?/g)];
    const wanted = partnerScopes
      .filter((scope) => !['read', 'businesses'].includes(scope))
      .map((one) => `scope.${one}`);
    expect(boxes.map(([, name]) => name).sort()).toEqual([...wanted, `business.${own}`].sort());
    const ticked = boxes.filter(([, , checked]) => checked).map(([, name]) => name);
    expect(ticked).toEqual(['scope.profile', 'scope.react', 'scope.comment', 'scope.inquire']);
    expect(body).toContain('Own Valves &lt;b&gt;');
  });

  it('gives two of the scopes when two are ticked, in token, session and grant', async () => {
    const answered = await redeem(await codeOf(await loggedIn(), { 'scope.profile': 'yes', 'scope.react': 'yes' }));
    const claims = JSON.parse(Buffer.from(answered.json().data.token.split('.')[1], 'base64url').toString());
    expect(claims.scope).toBe('read profile react');
    expect(await sessions()).toMatchObject([{ scopes: ['read', 'profile', 'react'], businessIds: [] }]);
    const grant = await site.database.db.selectFrom('consents').selectAll().executeTakeFirstOrThrow();
    expect(grant).toMatchObject({ scopes: ['read', 'profile', 'react'], askedScopes: [...partnerScopes] });
  });

  it.each([
    ['managing and paying', { 'scope.manage': 'yes', 'scope.pay': 'yes' }],
    ['businesses as a scope without any', { 'scope.businesses': 'yes' }],
    ['a value that no box has', { 'scope.contact': 'no' }],
    ['a name of a prototype', { 'scope.__proto__': 'yes', __proto__: 'yes' }],
  ])('takes nothing else from a form: %s', async (_, choice) => {
    await redeem(await codeOf(await loggedIn(), choice));
    expect((await sessions()).map(({ scopes }) => scopes)).toEqual([['read']]);
  });

  it('takes no business of others', async () => {
    await redeem(await codeOf(await loggedIn(), { [`business.${foreign}`]: 'yes', [`business.${own}`]: 'yes' }));
    expect(await sessions()).toMatchObject([{ scopes: ['read', 'businesses'], businessIds: [own] }]);
  });

  it('remembers what was chosen, so that a later login does not widen it', async () => {
    const page = await loggedIn();
    await codeOf(page, { 'scope.contact': 'yes' });
    const { body } = await page.open(`/login?${query}`, fromPartner);
    const ticked = [...body.matchAll(/name="([^"]+)" value="yes" checked/g)].map(([, name]) => name);
    expect(ticked).toEqual(['scope.contact']);
  });
});

describe('a consent', () => {
  const all = { 'scope.profile': 'yes', 'scope.message': 'yes', 'scope.contact': 'yes' };

  it('is reduced on the list of sites, in open sessions and in codes on their way too', async () => {
    const page = await loggedIn();
    await redeem(await codeOf(page, { ...all, [`business.${own}`]: 'yes' }));
    const late = await codeOf(page, { ...all, [`business.${own}`]: 'yes' });
    expect((await page.open('/connected-sites')).body).toContain('Own Valves');
    await page.send('/connected-sites', { decision: 'change', origin: partner, 'scope.profile': 'yes' });
    expect((await redeem(late)).statusCode).toBe(200);
    const reduced = (await sessions()).map(({ scopes, businessIds }) => [[...scopes].sort(), businessIds]);
    expect(reduced).toEqual([
      [['profile', 'read'], []],
      [['profile', 'read'], []],
    ]);
  });

  it('is widened only to what the site asked for, and by a new login alone', async () => {
    const page = await loggedIn();
    await redeem(await codeOf(page, { 'scope.profile': 'yes' }));
    await page.open('/connected-sites');
    await page.send('/connected-sites', { decision: 'change', origin: partner, ...all, 'scope.manage': 'yes' });
    expect(await sessions()).toMatchObject([{ scopes: ['profile', 'read'] }]);
    const { scopes } = await site.database.db.selectFrom('consents').select('scopes').executeTakeFirstOrThrow();
    expect(scopes).toEqual(['read', 'profile', 'contact', 'message']);
  });

  describe('of a person with two-step login whose login is old', () => {
    const age = (minutes: number) =>
      site.database.db
        .updateTable('accountSessions')
        .set({ createdAt: new Date(Date.now() - minutes * 60_000), confirmedAt: null })
        .execute();
    const secondStep = { credentialId: 'of the consents', publicKey: Buffer.alloc(1), name: 'Key' };
    afterAll(() => site.database.db.deleteFrom('passkeys').execute());
    /** A login that began before the second step was set up, so that the test needs no code. */
    const oldLogin = async () => {
      await site.database.db.deleteFrom('passkeys').execute();
      const page = await loggedIn();
      await site.database.db
        .insertInto('passkeys')
        .values({ userId: userID, ...secondStep })
        .execute();
      return page;
    };
    const consent = () => site.database.db.selectFrom('consents').select('scopes').executeTakeFirst();

    it('is given and widened only after password and code', async () => {
      const page = await oldLogin();
      await page.open(`/login?${query}`, fromPartner);
      await age(16);
      const given = await page.send('/consent', { decision: 'allow', 'scope.profile': 'yes' });
      expect(given.headers.location).toContain('/confirm?');
      expect(await consent()).toBeUndefined();
      const asked = await page.open(`/login?${query}`, fromPartner);
      expect(asked.headers.location).toContain(`/confirm?${new URLSearchParams({ continue: `${partner}/p` })}`);
      await age(0);
      expect(await codeOf(page, { 'scope.profile': 'yes' })).not.toBe('');
      await age(16);
      await page.open('/connected-sites');
      const wider = { decision: 'change', origin: partner, ...all };
      expect((await page.send('/connected-sites', wider)).headers.location).toContain('/confirm?');
      expect(await consent()).toEqual({ scopes: ['read', 'profile'] });
    });

    it('is used, reduced and taken back without', async () => {
      const page = await oldLogin();
      expect(await codeOf(page, all)).not.toBe('');
      await age(16);
      expect(await codeOf(page, all)).not.toBe('');
      await page.open('/connected-sites');
      await page.send('/connected-sites', { decision: 'change', origin: partner, 'scope.profile': 'yes' });
      expect(await consent()).toEqual({ scopes: ['read', 'profile'] });
      await page.send('/connected-sites', { decision: 'revoke', origin: partner });
      expect((await page.open('/connected-sites')).body).not.toContain(partner);
    });
  });

  it('that is taken back while fifty redeem leaves no session alive', async () => {
    const page = await loggedIn();
    const codes: string[] = [];
    for (let i = 0; i < 50; i += 1) codes.push(await codeOf(page, all));
    await page.open('/connected-sites');
    const early = codes.slice(0, 25).map(redeem);
    const taken = page.send('/connected-sites', { decision: 'revoke', origin: partner });
    const redeemed = await Promise.all([...early, ...codes.slice(25).map(redeem)]);
    expect((await taken).statusCode).toBe(303);
    const opened = await sessions();
    expect(opened).toHaveLength(redeemed.filter(({ statusCode }) => statusCode === 200).length);
    expect(opened.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    expect((await redeem(codes[49] as string)).json().name).toBe('CodeInvalid');
  }, 60_000);

  it('is asked for again by a JSON login once the site wants more than was decided on', async () => {
    await codeOf(await loggedIn(), { 'scope.profile': 'yes' });
    const body = { email: 'ana@people.example', password: 'correct horse 7', continue: `${partner}/p`, codeChallenge };
    const { data } = (await call(site.app, '/login', body)).json();
    await redeem(data.token);
    expect((await sessions()).map(({ scopes }) => scopes)).toEqual([['read', 'profile']]);
    await site.database.db
      .updateTable('consents')
      .set({ askedScopes: ['read', 'profile'] })
      .execute();
    expect((await call(site.app, '/login', body)).json().name).toBe('Forbidden');
  });
});

it('no row of the access table gives a partner page what only owners do', () => {
  for (const row of [
    accessTable.ownAccount,
    accessTable.businessManager,
    accessTable.businessOwner,
    accessTable.operator,
  ]) {
    expect(row.partnerKey).toBe(403);
  }
});
