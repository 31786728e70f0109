import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

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
