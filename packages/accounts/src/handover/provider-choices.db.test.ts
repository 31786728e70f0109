import { createHash, randomUUID } from 'node:crypto';
import { makePartnerKey } from '@wbn/http/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { browser, call, type TestSite, testSite } from '../testing/site.ts';

const partner = 'https://partner.example';
const codeVerifier = 'v'.repeat(43);
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
const query = new URLSearchParams({ continue: `${partner}/p`, codeChallenge });
const login = { email: 'ana@people.example', password: 'correct horse 7' };
let site: TestSite;
let userID: string;
let key: string;
/** The business of the provider, and another one of the same person. */
let companyX: string;
let companyY: string;
let providerId: string;

beforeAll(async () => {
  site = await testSite();
  const { db } = site.database;
  key = (await makePartnerKey(db, { origins: [partner] })).publishableKey;
  const user = {
    ...{ email: login.email, passwordHash: await hashPassword(login.password, 10) },
    ...{ firstName: 'Ana', lastName: 'Pérez', emailVerifiedAt: new Date() },
  };
  userID = (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
  const business = async (companyName: string) => {
    const row = { companyName, shortDescription: 'Valves', businessTypeCode: 'MA', industryId: '1', countryCode: 'SA' };
    const { id } = await db.insertInto('businesses').values(row).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('businessMembers').values({ businessId: id, userId: userID, role: 'owner' }).execute();
    return id;
  };
  companyX = await business('Company X');
  companyY = await business('Company Y');
  const provider = {
    ...{ businessId: companyX, issuer: 'https://login.example', clientId: 'wbn', keyId: 'one' },
    secretSealed: Buffer.alloc(1),
  };
  providerId = (await db.insertInto('signInProviders').values(provider).returning('id').executeTakeFirstOrThrow()).id;
}, 60_000);
afterAll(() => site?.close());
beforeEach(async () => {
  for (const table of ['consents', 'sessions', 'handoverCodes', 'accountSessions', 'passkeys'] as const)
    await site.database.db.deleteFrom(table).execute();
});

async function byPassword() {
  const page = browser(site.app);
  await page.open('/login?prompt=login');
  await page.send('/login', login);
  return page;
}
type Page = Awaited<ReturnType<typeof byPassword>>;

/** A login that the provider of company X began. */
async function byProvider(): Promise<Page> {
  const { db } = site.database;
  const before = (await db.selectFrom('accountSessions').select('id').execute()).map(({ id }) => id);
  const page = await byPassword();
  let begun = db.updateTable('accountSessions').set({ providerId });
  if (before.length > 0) begun = begun.where('id', 'not in', before);
  await begun.execute();
  return page;
}

const opened = (page: Page) => page.open(`/login?${query}`, { referer: `${partner}/` });
async function ticksOf(page: Page): Promise<(string | undefined)[]> {
  const { body } = await opened(page);
  return [...body.matchAll(/name="([^"]+)" value="yes" checked/g)].map(([, name]) => name);
}
const boxes = (scopes: readonly string[], businessIDs: readonly string[] = []) =>
  Object.fromEntries(
    [...scopes.map((one) => `scope.${one}`), ...businessIDs.map((id) => `business.${id}`)].map((name) => [name, 'yes']),
  );
async function codeOf(page: Page, choice: Record<string, string>): Promise<string> {
  await opened(page);
  const { location } = (await page.send('/consent', { decision: 'allow', ...choice })).headers;
  return new URLSearchParams(new URL(String(location)).hash.slice(1)).get('wbn_code') ?? '';
}
const redeem = (token: string) =>
  call(site.app, '/get-session', { token, codeVerifier }, { origin: partner, 'x-wbn-key': key });
const allow = async (page: Page, choice: Record<string, string>) => redeem(await codeOf(page, choice));
const takeBack = async (page: Page) => {
  await page.open('/connected-sites');
  await page.send('/connected-sites', { decision: 'revoke', origin: partner });
};
const consents = () => site.database.db.selectFrom('consents').select(['scopes', 'businessIds', 'revokedAt']).execute();
const sessions = () =>
  site.database.db.selectFrom('sessions').select(['scopes', 'businessIds', 'revokedAt']).orderBy('createdAt').execute();
const everything = () => boxes(['profile', 'contact', 'inquire', 'message'], [companyX, companyY]);
const own = { scopes: ['read', 'businesses', 'inquire'], revokedAt: null };

describe('a choice in a login by the provider of a business', () => {
  it('changes nothing that the person allowed, and ticks no box of a page for their own login', async () => {
    await allow(await byPassword(), boxes(['inquire'], [companyY]));
    expect((await allow(await byProvider(), everything())).statusCode).toBe(200);
    expect(await consents()).toEqual([{ ...own, businessIds: [companyY] }]);
    expect(await ticksOf(await byPassword())).toEqual([`business.${companyY}`, 'scope.inquire']);
  });

  it('is stored nowhere for their own login, also where they allowed nothing before', async () => {
    await allow(await byProvider(), everything());
    expect(await consents()).toEqual([]);
    expect(await ticksOf(await byPassword())).not.toContain('scope.message');
  });

  it('holds for the session of that login alone, and for the business of the provider alone', async () => {
    await allow(await byPassword(), boxes(['inquire'], [companyY]));
    await allow(await byProvider(), everything());
    const [first, second] = await sessions();
    expect([first, second?.businessIds]).toEqual([{ ...own, businessIds: [companyY] }, [companyX]]);
    expect(second?.scopes).toEqual(['read', 'profile', 'contact', 'businesses', 'inquire', 'message']);
  });

  it('is ticked again while a session of that provider has it, and less holds at once', async () => {
    await allow(await byProvider(), boxes(['message'], [companyX]));
    expect(await ticksOf(await byProvider())).toEqual([`business.${companyX}`, 'scope.message']);
    const late = await codeOf(await byProvider(), boxes(['message', 'contact']));
    await allow(await byProvider(), boxes(['message']));
    await redeem(late);
    expect((await sessions()).map(({ scopes, businessIds }) => [[...scopes].sort(), businessIds])).toEqual(
      Array.from({ length: 3 }, () => [['message', 'read'], []]),
    );
  });

  it('does not narrow what the person allowed in their own login', async () => {
    await allow(await byPassword(), boxes(['inquire'], [companyY]));
    await allow(await byProvider(), boxes(['profile']));
    expect((await sessions())[0]).toEqual({ ...own, businessIds: [companyY] });
  });

  it('needs a proof of a person with two-step login whenever it is more than that login has now', async () => {
    const page = await byProvider();
    await opened(page);
    await site.database.db
      .insertInto('passkeys')
      .values({ userId: userID, credentialId: randomUUID(), publicKey: Buffer.alloc(1), name: 'Key' })
      .execute();
    const answer = await page.send('/consent', { decision: 'allow', ...everything() });
    expect(answer.headers.location).toContain('/confirm?');
    expect(await sessions()).toEqual([]);
  });
});

describe('the list of sites', () => {
  it('shows the person what a provider’s login allowed, apart from their own, and ends it', async () => {
    await allow(await byProvider(), everything());
    const owner = await byPassword();
    expect((await owner.open('/connected-sites')).body).toContain(partner);
    await allow(owner, boxes(['inquire'], [companyY]));
    const { body } = await owner.open('/connected-sites');
    expect([...body.matchAll(/value="revoke-by-provider"/g)]).toHaveLength(1);
    await owner.send('/connected-sites', { decision: 'revoke-by-provider', origin: partner });
    expect((await sessions()).map(({ revokedAt }) => revokedAt === null)).toEqual([false, true]);
    expect(await consents()).toEqual([{ ...own, businessIds: [companyY] }]);
    expect((await owner.open('/connected-sites')).body).not.toContain('revoke-by-provider');
  });

  it('ends all that a page may do when the person takes back their own consent', async () => {
    await allow(await byPassword(), boxes(['inquire']));
    await allow(await byProvider(), everything());
    const late = await codeOf(await byProvider(), everything());
    await takeBack(await byPassword());
    expect((await sessions()).filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    expect((await redeem(late)).json().name).toBe('CodeInvalid');
  });

  it('reduces it, in codes on their way too, when the person allows the page less', async () => {
    const owner = await byPassword();
    await allow(owner, boxes(['profile', 'message'], [companyX]));
    await allow(await byProvider(), everything());
    const late = await codeOf(await byProvider(), everything());
    await owner.open('/connected-sites');
    await owner.send('/connected-sites', { decision: 'change', origin: partner, ...boxes(['profile']) });
    await redeem(late);
    for (const { scopes, businessIds } of await sessions())
      expect([[...scopes].sort(), businessIds]).toEqual([['profile', 'read'], []]);
  });

  it('of a login by a provider has what that provider’s logins allowed, and changes and ends nothing else', async () => {
    await allow(await byPassword(), boxes(['inquire'], [companyY]));
    const page = await byProvider();
    expect((await page.open('/connected-sites')).body).not.toContain(partner);
    await page.send('/connected-sites', { decision: 'change', origin: partner, ...everything() });
    await page.send('/connected-sites', { decision: 'revoke', origin: partner });
    await allow(page, everything());
    expect((await page.open('/connected-sites')).body).toContain(partner);
    await takeBack(page);
    expect(await consents()).toEqual([{ ...own, businessIds: [companyY] }]);
    expect((await sessions()).map(({ revokedAt }) => revokedAt === null)).toEqual([true, false]);
  });

  it('leaves no session alive when it is taken back while twenty redeem', async () => {
    const codes: string[] = [];
    const page = await byProvider();
    // The list shows a site with a session, not a code on its way.
    await allow(page, everything());
    for (let i = 0; i < 20; i += 1) codes.push(await codeOf(page, everything()));
    const owner = await byPassword();
    await owner.open('/connected-sites');
    const early = codes.slice(0, 10).map(redeem);
    const taken = owner.send('/connected-sites', { decision: 'revoke', origin: partner });
    const redeemed = await Promise.all([...early, ...codes.slice(10).map(redeem)]);
    await taken;
    const all = await sessions();
    expect(all).toHaveLength(1 + redeemed.filter(({ statusCode }) => statusCode === 200).length);
    expect(all.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  }, 60_000);
});
