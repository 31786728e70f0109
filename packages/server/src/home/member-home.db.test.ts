import type { MemberHome } from '@wbn/contract/shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

const homeOf = async (person: Person): Promise<MemberHome> => (await person.ask('/user/home')).json.data;
/** The path is the same for businesses and people. */
const follow = (person: Person, resourceID: string) => person.ask('/social/follow/business', { body: { resourceID } });

it('a new member finds nothing that waits but the address', async () => {
  const person = await aPerson(api);
  expect(await homeOf(person)).toEqual({
    emailConfirmed: false,
    own: { unread: 0, requests: 0 },
    businesses: [],
    network: null,
    follows: false,
    products: [],
    suggestions: [],
  });
  await api.db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', person.id).execute();
  expect((await homeOf(person)).emailConfirmed).toBe(true);
});

it('shows operators what waits in the network, and nobody else', async () => {
  const operator = await aPerson(api, 'Olga', { role: 'operator' });
  const before = (await homeOf(operator)).network!;
  await api.ask('/needhelp/send', { body: { firstName: 'Bea', email: 'bea@mail.example', moreInfoBuy: 'Kettles' } });
  expect((await homeOf(operator)).network).toEqual({ ...before, enquiries: before.enquiries + 1 });
  const owner = await aPerson(api);
  await aBusiness(owner);
  expect((await homeOf(owner)).network).toBeNull();
});

it('each business shows its own messages, inquiries, requests and steps, and members no steps', async () => {
  const owner = await aPerson(api, 'Owner');
  const [first, second] = [
    await aBusiness(owner, { companyName: 'First Works' }),
    await aBusiness(owner, { companyName: 'Second Works' }),
  ];
  const buyer = await aPerson(api, 'Buyer');
  await aThread(buyer, second);
  await buyer.ask('/social/connect', { body: { to: second } });
  await buyer.ask('/social/connect', { body: { to: owner.id } });
  const home = await homeOf(owner);
  expect(home.own).toEqual({ unread: 0, requests: 1 });
  expect(home.businesses.map(({ steps, ...rest }) => ({ ...rest, all: steps?.all }))).toEqual([
    { businessID: first, companyName: 'First Works', role: 'owner', unread: 0, requests: 0, unanswered: 0, all: 11 },
    { businessID: second, companyName: 'Second Works', role: 'owner', unread: 1, requests: 1, unanswered: 1, all: 11 },
  ]);
  const member = await aMember(api, second, 'member');
  expect((await homeOf(member)).businesses).toMatchObject([{ businessID: second, role: 'member', steps: null }]);
});

it('shows new products of followed businesses, and suggests others with the reason', async () => {
  const seller = await aPerson(api, 'Seller');
  const made = async (companyName: string, categories = ['0007.01']) => aBusiness(seller, { companyName, categories });
  const [followed, alike, ofFriends, blocked] = [
    await made('Followed Works'),
    await made('Alike Works'),
    await made('Friend Works', ['0009.01']),
    await made('Blocked Works'),
  ];
  const product = { businessID: followed, name: 'Cobalt bar' };
  await seller.ask('/product', { body: product });
  await seller.ask('/product', { body: { ...product, businessID: alike } });
  const reader = await aPerson(api, 'Reader');
  await follow(reader, followed);
  for (const name of ['Farida', 'Fatou', 'Felix']) {
    const friend = await aPerson(api, name);
    await follow(friend, ofFriends);
    await follow(reader, friend.id);
    await follow(friend, reader.id);
  }
  await api.db.insertInto('blocks').values({ userId: reader.id, blockedBusinessId: blocked }).execute();
  const home = await homeOf(reader);
  expect(home.follows).toBe(true);
  expect(home.products.map(({ businessID, name }) => [businessID, name])).toEqual([[followed, 'Cobalt bar']]);
  const reasons = home.suggestions.map(({ because, business, reason }) => [business.businessID, reason, because]);
  // A follower of people must not learn which businesses they follow.
  expect(reasons.map(([id]) => id)).not.toContain(ofFriends);
  expect(reasons).toContainEqual([alike, 'follows', 'Followed Works']);
  for (const known of [followed, blocked]) expect(reasons.map(([id]) => id)).not.toContain(known);
  // The owner of all of them is offered none of their own.
  expect((await homeOf(seller)).suggestions.map(({ business }) => business.businessID)).not.toContain(alike);
});
