import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeInTurn } from '../businesses/member-turn.ts';
import type { AnsweredName } from '../calls.ts';
import { type Ask, startApi, type TestApi } from '../testing/api.ts';
import { requests } from '../testing/asks.ts';
import type { Scene } from '../testing/scene.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const give = (person: Person, userID: string, role: string) =>
  person.ask(`/business/${business}/members/${userID}`, { method: 'PUT', body: { role } });
const roleOf = async ({ id }: Person) =>
  (await api.db.selectFrom('businessMembers').select('role').where('userId', '=', id).executeTakeFirst())?.role;

/** The answer to a call while an owner's change of a member's role, or their removal, is not finished. */
async function during<Answer>({ id }: Person, role: 'admin' | 'member' | null, call: () => Promise<Answer>) {
  const { calling } = await api.db.transaction().execute(async (db) => {
    if (role === null) await db.deleteFrom('businessMembers').where('userId', '=', id).execute();
    else await db.updateTable('businessMembers').set({ role }).where('userId', '=', id).execute();
    const calling = call();
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length)
      .toBeGreaterThan(0);
    return { calling };
  });
  return calling;
}

describe('a member whose role is taken at this moment', () => {
  it.each([
    ['owner', 'admin', 'owner'],
    ['owner', 'member', 'owner'],
    ['owner', 'member', 'admin'],
    ['admin', 'member', 'admin'],
  ] as const)('as %s, and is %s now, does not make themself %s', async (was, is, wanted) => {
    const person = await aMember(api, business, was);
    const answer = await during(person, is, () => give(person, person.id, wanted));
    expect([answer.status, await roleOf(person)]).toEqual([403, is]);
  });

  it('makes nobody else an owner, and removes nobody', async () => {
    const [person, friend] = [await aMember(api, business, 'owner'), await aMember(api, business, 'member')];
    expect((await during(person, 'admin', () => give(person, friend.id, 'owner'))).status).toBe(403);
    const remove = () => person.ask(`/business/${business}/members/${friend.id}`, { method: 'DELETE' });
    expect((await during(person, 'member', remove)).status).toBe(403);
    expect(await roleOf(friend)).toBe('member');
  });

  const businessPath = (rest: string) => `/business/${business}/${rest}`;
  const provider = {
    issuer: 'https://login.evil.example',
    clientID: 'x',
    clientSecret: 'y',
    domains: [],
    joins: true,
    required: false,
  };
  it.each<[string, string, Ask]>([
    ['the identity provider', 'sign-in', { method: 'PUT', body: provider }],
    ['the end of an identity provider', 'sign-in', { method: 'DELETE' }],
    ['the duty of two-step login', 'members/second-factor', { method: 'PUT', body: { required: false } }],
    ['the VAT number', 'vat-number', { method: 'PUT', body: { vatNumber: 'DE123456789' } }],
    ['an invitation', 'members/invite', { body: { email: 'friend@mail.example', role: 'owner' } }],
    ['an invitation taken back', `members/invite/${crypto.randomUUID()}`, { method: 'DELETE' }],
    [
      'a request for the verified mark',
      'verification',
      { body: { scopes: ['identity'], evidence: [{ label: 'Extract' }] } },
    ],
    ['a boost', 'boosts', { body: {} }],
    ['the end of a purchase', 'membership/purchase', { method: 'DELETE' }],
  ])('writes nothing more for the business: %s', async (_, rest, asked) => {
    const person = await aMember(api, business, 'owner');
    const answer = await during(person, null, () => person.ask(businessPath(rest), asked));
    expect([answer.status, answer.json.name]).toEqual([403, 'Forbidden']);
  });

  it('changes neither the profile nor products', async () => {
    const product = await aProduct(api, business);
    const asks: [string, Ask][] = [
      [`/business/profile/${business}`, { method: 'PUT', body: { general: { shortDescription: 'Mine' } } }],
      ['/product', { body: { businessID: business, name: 'Mine' } }],
      [`/product/${product}`, { method: 'PUT', body: { name: 'Mine' } }],
      ['/product/remove', { body: { businessID: business, productIDs: [product] } }],
      ['/product/import', { body: { businessID: business, rows: [{ externalID: 'A1', name: 'Mine' }] } }],
    ];
    for (const [url, asked] of asks) {
      const person = await aMember(api, business, 'owner');
      expect((await during(person, null, () => person.ask(url, asked))).status, url).toBe(403);
    }
  });

  it.each([
    ['makePost', 404],
    ['removePost', 403],
    ['makeComment', 404],
    ['react', 404],
    ['unreact', 404],
    ['sendInquiry', 404],
    ['sendMessage', 404],
    ['endInquiry', 404],
    ['requestConnection', 404],
    ['acceptConnection', 404],
    ['declineConnection', 404],
    ['endConnection', 404],
    ['block', 404],
    ['unblock', 404],
    ['updateDesk', 403],
    ['addNote', 403],
    ['removeNote', 403],
    ['renameLabel', 403],
    ['saveTemplate', 403],
    ['removeTemplate', 403],
  ] as const)('no longer speaks for the business: %s', async (name, status) => {
    const [person, buyer] = [await aMember(api, business, 'admin'), await aPerson(api)];
    const other = await aBusiness(buyer, { companyName: 'Other' });
    const asked = await buyer.ask('/social/connect', { body: { to: business } });
    const { url, ...request } = requests[name]({
      business,
      other,
      as: business,
      bid: business,
      userID: person.id,
      seller: buyer.id,
      product: await aProduct(api, business),
      thread: await aThread(buyer, business),
      post: await aPost(owner, 'Ours', business),
      comment: '',
      connection: asked.json.data.connectionID,
    });
    expect((await during(person, null, () => person.ask(url, request))).status).toBe(status);
  });

  it('gets nothing back after their removal', async () => {
    const person = await aMember(api, business, 'owner');
    expect((await during(person, null, () => give(person, person.id, 'owner'))).status).toBe(403);
    expect(await roleOf(person)).toBeUndefined();
  });
});

const sceneOf = ({ id }: Person) => ({
  business,
  other: business,
  as: business,
  bid: business,
  userID: id,
  seller: id,
});
const asks = async (by: Person, name: AnsweredName, scene: Scene): Promise<number> => {
  const { url, ...request } = requests[name](scene);
  return (await by.ask(url, request)).status;
};
/** Calls that wait for a lock now. */
const waiting = async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length;

it('a removal waits for what its member had begun, and all that they ask for later waits for the removal', async () => {
  const [person, buyer] = [await aMember(api, business, 'admin'), await aPerson(api)];
  const thread = await aThread(buyer, business);
  const scene = { ...sceneOf(person), product: await aProduct(api, business), thread, post: '', comment: '' };
  const { begun, removal, later } = await api.db.transaction().execute(async (db) => {
    await db.selectFrom('inquiries').select('id').where('id', '=', thread).forUpdate().execute();
    const begun = asks(person, 'addNote', scene);
    await expect.poll(waiting).toBe(1);
    const removal = owner.ask(`/business/${business}/members/${person.id}`, { method: 'DELETE' });
    await expect.poll(waiting).toBe(2);
    const later = (['saveTemplate', 'updateProduct', 'makePost'] as const).map((name) => asks(person, name, scene));
    await expect.poll(waiting).toBe(5);
    return { begun, removal, later };
  });
  expect([await begun, (await removal).status]).toEqual([200, 200]);
  expect(await Promise.all(later)).toEqual([403, 403, 404]);
});

it('a change of a member that is refused does not wait for the member, and so keeps nobody waiting', async () => {
  const [stranger, member] = [await aPerson(api), await aMember(api, business, 'member')];
  const admin = await aMember(api, business, 'admin');
  const remove = (by: Person, { id }: Person) => by.ask(`/business/${business}/members/${id}`, { method: 'DELETE' });
  const statuses = await api.db.transaction().execute(async (trx) => {
    // As a call that writes as one of them does.
    await writeInTurn(trx, business, [stranger.id, member.id, admin.id, owner.id]);
    const answers = [
      await give(stranger, admin.id, 'member'),
      await remove(stranger, owner),
      await remove(stranger, stranger),
      await give(member, admin.id, 'member'),
      await remove(member, admin),
      await give(admin, owner.id, 'member'),
      await give(admin, member.id, 'owner'),
      await remove(admin, owner),
      await remove(admin, stranger),
      await give(admin, 'nobody', 'member'),
    ];
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 404, 404]);
});

it('writes, blocks and removals of the same people at once never wait for each other in a circle', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [manager, person] = [await aMember(api, business, 'admin'), await aMember(api, business, 'admin')];
    const [product, post] = [await aProduct(api, business), await aPost(owner, 'Ours', business)];
    const scene = { product, post, comment: post, thread: await aThread(await aPerson(api), business) };
    const remove = (by: Person, { id }: Person) => by.ask(`/business/${business}/members/${id}`, { method: 'DELETE' });
    const acts = [manager, person].flatMap((by) =>
      (['updateProduct', 'importProducts', 'removeProducts', 'makeComment', 'makePost', 'addNote'] as const).map(
        (name) => asks(by, name, { ...sceneOf(by), ...scene }),
      ),
    );
    const answers = await Promise.all([
      ...acts,
      asks(manager, 'block', { ...sceneOf(manager), ...scene, seller: person.id }),
      asks(person, 'block', { ...sceneOf(person), ...scene, seller: manager.id }),
      remove(owner, person).then(({ status }) => status),
      remove(person, manager).then(({ status }) => status),
    ]);
    expect(answers.filter((status) => status > 499)).toEqual([]);
  }
});

it('of two owners who take each other’s role at once, one stays', async () => {
  const [one, other] = [await aMember(api, business, 'owner'), await aMember(api, business, 'owner')];
  const both = await Promise.all([give(one, other.id, 'member'), give(other, one.id, 'member')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
});
