import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aProduct, type Person } from '../testing/world.ts';

let api: TestApi;
let operator: Person;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  [operator, owner] = await Promise.all([aPerson(api, 'Otto', { role: 'operator' }), aPerson(api, 'Olga')]);
}, 60_000);
afterAll(() => api?.stop());

const suspend = async (id: string, body: object) =>
  expect((await operator.ask(`/operator/businesses/${id}/suspension`, { body })).status).toBe(200);
const seenBy = async (person: Person) => (await person.ask('/business/profile/my-suspended')).json.data;
const reason = 'Sells what it does not have.';

it('a suspended business tells its people so until it is restored, and the reason to those who got the mail', async () => {
  const business = await aBusiness(owner, { companyName: 'Held Pumps' });
  await aBusiness(owner);
  const [admin, member] = [await aMember(api, business, 'admin'), await aMember(api, business, 'member')];
  await suspend(business, { suspended: true, reason });
  const notice = { businessID: business, companyName: 'Held Pumps', suspendedAt: expect.any(String) };
  for (const person of [owner, admin]) expect(await seenBy(person)).toEqual([{ ...notice, reason }]);
  expect(await seenBy(member)).toEqual([{ ...notice, reason: null }]);
  expect(await seenBy(operator)).toEqual([]);
  await suspend(business, { suspended: false });
  expect(await seenBy(owner)).toEqual([]);
  expect((await owner.ask('/business/profile/my-list')).json.data).toHaveLength(2);
});

it('a business that left the network is not called suspended', async () => {
  const business = await aBusiness(owner);
  await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', business).execute();
  expect(await seenBy(owner)).toEqual([]);
});

it('a suspended business can be left by each of its people but its last owner, and by nobody else', async () => {
  const business = await aBusiness(owner);
  const [second, admin, member] = [
    await aMember(api, business, 'owner'),
    await aMember(api, business, 'admin'),
    await aMember(api, business, 'member'),
  ];
  await suspend(business, { suspended: true, reason });
  const remove = (person: Person, who = 'me') =>
    person.ask(`/business/${business}/members/${who}`, { method: 'DELETE' });
  expect((await remove(owner, member.id)).status).toBe(404);
  expect((await remove(await aPerson(api))).status).toBe(404);
  for (const person of [admin, member]) {
    expect((await remove(person)).status).toBe(200);
    expect((await remove(person)).status).toBe(404);
    expect(await seenBy(person)).toEqual([]);
  }
  const both = await Promise.all([remove(owner), remove(second)]);
  expect(both.map(({ json, status }) => json.name ?? status).sort()).toEqual([200, 'LastOwner']);
  await suspend(business, { suspended: false });
  const left = await api.db.selectFrom('businessMembers').select('role').where('businessId', '=', business).execute();
  expect(left).toEqual([{ role: 'owner' }]);
});

it('a business that left the network for good cannot be left', async () => {
  const business = await aBusiness(owner);
  const member = await aMember(api, business, 'member');
  await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', business).execute();
  expect((await member.ask(`/business/${business}/members/me`, { method: 'DELETE' })).status).toBe(404);
});

it('a product of a suspended business leads its people to the suspension, and other people and products to nothing', async () => {
  const [business, other] = [await aBusiness(owner, { companyName: 'Held Valves' }), await aBusiness(owner)];
  const [product, unheld] = [await aProduct(api, business), await aProduct(api, other)];
  await suspend(business, { suspended: true, reason });
  const about = async (person: Person, id: string) =>
    (await person.ask(`/business/profile/my-suspended?productID=${id}`)).json.data;
  expect(await about(owner, product)).toMatchObject([{ businessID: business, reason }]);
  expect(await about(owner, unheld)).toEqual([]);
  expect(await about(operator, product)).toEqual([]);
});
