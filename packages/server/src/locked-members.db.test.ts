import { calls } from '@wbn/contract';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers } from './calls.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { requests } from './testing/asks.ts';
import { freshFor } from './testing/fresh.ts';
import type { Scene } from './testing/scene.ts';
import { aBusiness, aMember, anInvitation, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/**
 * Members of a business who may not act for it now: it requires two-step login, which they lack, or they logged in by the provider of another
 * business, whose administrators could be them. Every call of the contract is asked, so that a new one is tested without a change here.
 */

let api: TestApi;
let owner: Person;
let business: string;
/**
 * Tables with rows of a business. Without the duty that locks the business here, and without those by which the server counts views and
 * searches of everybody: it writes them a while after the call.
 */
let tables: string[];

beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Olga');
  business = await aBusiness(owner);
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE'
      and c.table_name not in ('second_factor_duties', 'business_days', 'search_own_network')`.execute(api.db);
  tables = rows.map(({ name }) => name);
}, 60_000);
afterAll(() => api?.stop());

const locks = {
  'without the two-step login that it requires': {
    error: 'SecondFactorRequired',
    begin: () =>
      api.db
        .insertInto('secondFactorDuties')
        .values({ businessId: business, dueAt: new Date(Date.now() - 1_000) })
        .execute(),
    end: () => api.db.deleteFrom('secondFactorDuties').execute(),
  },
  'who logged in by the provider of another business': {
    error: 'OtherLoginRequired',
    async begin() {
      const login = await api.db
        .insertInto('accountSessions')
        .values({
          tokenHash: Buffer.from(crypto.randomUUID()),
          userId: owner.id,
          providerId: crypto.randomUUID(),
          isMultiFactor: true,
          // A proof with the password, which some calls ask for before they look at the business.
          confirmedAt: new Date(),
          expiresAt: new Date(Date.now() + 60_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await api.db.updateTable('sessions').set({ loginId: login.id }).where('userId', '=', owner.id).execute();
    },
    end: () => api.db.updateTable('sessions').set({ loginId: null }).where('userId', '=', owner.id).execute(),
  },
} as const;
const lockNames = Object.keys(locks) as (keyof typeof locks)[];
async function whileLocked<Result>(lock: keyof typeof locks, act: () => Promise<Result>): Promise<Result> {
  await locks[lock].begin();
  try {
    return await act();
  } finally {
    await locks[lock].end();
  }
}

/** The name of the buyer in the scene: only members of the business may hear of it. */
const secret = 'Zenobia';

/** Everything fresh for each request: some calls block the buyer. */
async function sceneOf(name: AnsweredName): Promise<Scene> {
  const buyer = await aPerson(api, secret);
  const other = await aBusiness(buyer, { companyName: 'Other' });
  const elsewhere = await aBusiness(await aPerson(api, 'Ida'), { companyName: 'Elsewhere' });
  const connection = (await buyer.ask('/social/connect', { body: { to: business } })).json.data.connectionID as string;
  const post = await aPost(owner, 'Ours', business);
  const thread = await aThread(buyer, business);
  const product = await aProduct(api, business);
  const person = (await aMember(api, business, 'member')).id;
  const invited = await anInvitation(api, business);
  const ids = { userID: owner.id, business, other, seller: buyer.id, product, thread, post, comment: post };
  const acting = { as: business, bid: business, connection, person, ...invited };
  // These need an invitation by somebody else, and a saved search of the reader.
  const isOfReader = ['acceptInvitation', 'readInvitation', 'updateSavedSearch', 'removeSavedSearch'].includes(name);
  const fresh =
    isOfReader && (await freshFor[name]?.({ api, business, other: elsewhere, owner, asker: owner, role: 'owner' }));
  return { ...ids, ...acting, ...fresh };
}

const all = Object.keys(handlers) as AnsweredName[];
/** Rows of the access table whose calls act for a business, or read what only its members see. */
const ofBusiness = ['speaker', 'threadParty', 'postAuthor', 'businessMember', 'businessManager', 'businessOwner'];
const acting = all.filter((name) => ofBusiness.includes(calls[name].access));
const others = all.filter((name) => !acting.includes(name) && calls[name].access !== 'operator');

/** The answer of calls for which the scene lacks a plan, a purchase or a receipt: they get past the lock all the same. */
const lacking: { readonly [Name in AnsweredName]?: readonly [status: number, name: string] } = {
  subscribe: [409, 'PurchasesOff'],
  renewMembership: [409, 'Conflict'],
  cancelPurchase: [409, 'Conflict'],
  readReceipt: [404, 'NotFound'],
  translateMessage: [404, 'NotFound'],
  // There is no picture at its address.
  fetchPicture: [422, 'UploadRefused'],
  useBoost: [422, 'PlanLimit'],
  removeNote: [404, 'NotFound'],
  removeTemplate: [404, 'NotFound'],
};

/** All rows of the business, and of the member's news of it, whatever changes in them shows. */
async function rowsOfBusiness(): Promise<readonly string[]> {
  const all = tables.map(
    (name) => sql`select t::text as row from ${sql.table(name)} t where business_id = ${business}::uuid
      and ${name === 'notifications' ? sql`user_id = ${owner.id}::uuid` : sql`true`}`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(all, sql` union all `)} order by 1`.execute(api.db);
  return rows.map(({ row }) => row);
}

describe.each(lockNames)('a member %s', (lock) => {
  it.each(acting)('is refused by %s, by one error, and let in afterwards', async (name) => {
    // Keeps the business below the number of products that its plan allows.
    await api.db.deleteFrom('products').execute();
    const request = requests[name](await sceneOf(name));
    const refused = await whileLocked(lock, () => owner.ask(request.url, request));
    expect([refused.status, refused.json.name]).toEqual([403, locks[lock].error]);
    if (lock !== lockNames[0]) return;
    const allowed = await owner.ask(request.url, request);
    expect([allowed.status, allowed.json.name]).toEqual(lacking[name] ?? [200, undefined]);
  });

  it.each(others)('neither learns by %s about the business nor changes it', async (name) => {
    const scene = await sceneOf(name);
    const request = requests[name](scene);
    const before = await rowsOfBusiness();
    const answer = await whileLocked(lock, () => owner.ask(request.url, request));
    const told = JSON.stringify(answer.json);
    for (const id of [scene.thread, scene.connection!, ...(isPublic(name) ? [] : [secret])])
      expect(told).not.toContain(id);
    expect(await rowsOfBusiness()).toEqual(before);
  });
});
/** Calls that anyone may ask show the buyer too, as the owner of a business of their own. */
const isPublic = (name: AnsweredName) => calls[name].access === 'public';
