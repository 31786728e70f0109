import { type Call, type CallName, calls } from '@wbn/contract';
import { sql } from '@wbn/database';
import {
  aBusiness,
  aMember,
  anInvitation,
  aPerson,
  aPost,
  aProduct,
  aThread,
  type Person,
  requests,
  type Scene,
  startApi,
  type TestApi,
} from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

/**
 * A person with a business of their own asks every call with ids of somebody else in every place of an id: of every kind, removed, hidden and
 * of the wrong kind. Calls and places are read from the contract and its requests, so a new call is tested without a change here.
 */

/** Stands in all that only the victim and their business may read. */
const secret = 'Quintessenz';
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

let api: TestApi;
let victim: Person;
let thief: Person;
let scene: { readonly victim: Scene; readonly thief: Scene };
/** Ids by what they name. */
let foreign: Readonly<Record<string, string>>;

interface Names {
  readonly company: string;
  readonly mark: string;
}

/** An owner with one of everything, all of it marked. */
async function populate(owner: Person, buyer: Person, seller: Person, { company, mark }: Names): Promise<Scene> {
  const business = await aBusiness(owner, { companyName: company });
  const other = await aBusiness(seller, { companyName: `Seller of ${company}` });
  const thread = await aThread(buyer, business);
  await buyer.ask(`/business/request/${thread}/send-message`, { body: { content: mark } });
  const asked = await buyer.ask('/social/connect', { body: { to: business, message: mark } });
  const search = { textQuery: 'valve', businessType: 'PR' };
  const saved = await owner.ask('/user/saved-searches', { body: { name: mark, search } });
  const evidence = { scopes: ['identity'], evidence: [{ label: mark }] };
  const verified = await owner.ask(`/business/${business}/verification`, { body: evidence });
  for (const { json, status } of [asked, saved, verified]) expect(status, JSON.stringify(json)).toBe(200);
  const { invitation, token } = await anInvitation(api, business);
  const post = await aPost(owner, 'Ours', business);
  return {
    userID: owner.id,
    business,
    other,
    seller: seller.id,
    product: await aProduct(api, business, 'Valve'),
    thread,
    bid: business,
    as: business,
    post,
    comment: post,
    person: (await aMember(api, business, 'member')).id,
    invitation,
    token,
    savedSearch: saved.json.data.searchID,
    connection: asked.json.data.connectionID,
  };
}

beforeAll(async () => {
  api = await startApi();
  const mailbox = { email: `${secret.toLowerCase()}@mail.example` };
  victim = await aPerson(api, 'Vera', mailbox);
  thief = await aPerson(api, 'Theo');
  const [buyer, seller] = [await aPerson(api, 'Bea'), await aPerson(api, 'Sam')];
  scene = {
    victim: await populate(victim, buyer, seller, { company: 'Najd Valves', mark: secret }),
    thief: await populate(thief, await aPerson(api), await aPerson(api), { company: 'Thieves', mark: 'plain' }),
  };
  const { business, connection, invitation, person, post, product, savedSearch, thread } = scene.victim;
  const made = await victim.ask('/product', { body: { businessID: business, name: secret, state: 'draft' } });
  const removed = { business: await aBusiness(victim, { companyName: 'Gone' }), post: await aPost(victim, secret) };
  const hidden = await aBusiness(victim, { companyName: 'Hidden' });
  const removedProduct = await aProduct(api, business, secret);
  await victim.ask(`/product/${removedProduct}`, { method: 'DELETE' });
  await victim.ask('/social/posts/remove-post', { method: 'DELETE', body: { postID: removed.post } });
  const now = new Date();
  await api.db.updateTable('businesses').set({ deletedAt: now }).where('id', '=', removed.business).execute();
  await api.db
    .updateTable('businesses')
    .set({ deletedAt: now, suspendedAt: now, suspensionReason: secret })
    .where('id', '=', hidden)
    .execute();
  const ids = {
    person: victim.id,
    business,
    product,
    post,
    thread,
    connection,
    invitation,
    member: person,
    savedSearch,
    draft: made.json.data.productID as string,
    'removed product': removedProduct,
    'removed post': removed.post,
    'removed business': removed.business,
    'suspended business': hidden,
    nothing: crypto.randomUUID(),
  };
  foreign = ids as Record<string, string>;
}, 120_000);
afterAll(() => api?.stop());

/** The victim's rows in all tables that only the victim and their business may change, without counters and times. */
async function belongings(): Promise<Record<string, unknown>> {
  const { business } = scene.victim;
  const parts: readonly (readonly [string, string, string])[] = [
    ['users', 'id', victim.id],
    ['businesses', 'id', business],
    ['business_members', 'business_id', business],
    ['business_invitations', 'business_id', business],
    ['products', 'business_id', business],
    ['verifications', 'business_id', business],
    ['boosts', 'business_id', business],
    ['subscriptions', 'business_id', business],
    ['payments', 'business_id', business],
    ['posts', 'author_id', business],
    ['posts', 'author_user_id', victim.id],
    ['messages', 'inquiry_id', scene.victim.thread],
    ['connections', 'id', scene.victim.connection ?? ''],
    ['saved_searches', 'user_id', victim.id],
    ['notification_preferences', 'user_id', victim.id],
    ['blocks', 'user_id', victim.id],
    ['sessions', 'user_id', victim.id],
    ['uploads', 'owner_user_id', victim.id],
  ];
  const all: Record<string, unknown> = {};
  for (const [table, column, id] of parts) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${id}::uuid order by 1`.execute(
      api.db,
    );
    all[`${table} by ${column}`] = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !/count|updated_at|_seen|score|search_/.test(name))),
    );
  }
  return all;
}

type Named = keyof typeof requests & CallName;
/** A block comes last: it hides from its author what the other cases look for. */
const names = (Object.keys(requests) as Named[]).toSorted(
  (one, other) => Number(one === 'block') - Number(other === 'block'),
);

/** The request once for each id in it, with another id in its place. */
function* withIn(name: Named, id: string) {
  const request = requests[name](scene.thief);
  const text = JSON.stringify({ url: request.url, body: request.body });
  for (const { 0: own, index } of text.matchAll(uuid))
    yield { ...request, ...JSON.parse(text.slice(0, index) + id + text.slice(index + own.length)) };
}

it('every call with ids of somebody else answers without a 5xx, shows nothing private and changes nothing of theirs', {
  timeout: 300_000,
}, async () => {
  const before = await belongings();
  expect(Object.values(before).filter((rows) => (rows as unknown[]).length > 0).length).toBeGreaterThan(9);
  const faults: string[] = [];
  const asked = new Set<string>();
  let cases = 0;
  for (const name of names) {
    for (const [what, id] of Object.entries(foreign)) {
      for (const request of withIn(name, id)) {
        cases += 1;
        asked.add(name);
        const method = (calls[name] as Call).method;
        const { json, status } = await thief.ask(request.url, { ...request, method });
        const said = JSON.stringify(json);
        const where = `${name} with ${what}: ${method} ${request.url} ${status}`;
        if (status >= 500) faults.push(where);
        if (new RegExp(secret, 'i').test(said)) faults.push(`${where} shows ${said.slice(0, 300)}`);
      }
    }
    const after = await belongings();
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      expect.soft(after, `${name} changed something`).toEqual(before);
      break;
    }
  }
  expect(faults).toEqual([]);
  expect(cases).toBeGreaterThan(1_000);
  expect(asked.size).toBeGreaterThan(60);
});

it('the victim reads by the same calls what the thief may not', async () => {
  const shown: string[] = [];
  for (const name of names) {
    const { method } = calls[name] as Call;
    if (method !== 'GET') continue;
    const request = requests[name](scene.victim);
    const { json } = await victim.ask(request.url, request);
    if (new RegExp(secret, 'i').test(JSON.stringify(json))) shown.push(name);
  }
  expect(shown).toEqual(
    expect.arrayContaining(['listMessages', 'listSavedSearches', 'myProducts', 'readVerification']),
  );
});
