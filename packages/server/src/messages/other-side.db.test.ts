import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let buyer: Person;
let business: string;
let thread: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  const more = { companyName: 'Acme', city: 'Madrid', countryCode: 'ES', mobileNumber: '600123456' };
  buyer = await aPerson(api, 'Bea', more);
  business = await aBusiness(owner);
  thread = await aThread(buyer, business);
}, 60_000);
afterAll(() => api?.stop());

const otherSide = (person: Person, query = '') => person.ask(`/business/request/${thread}/other-side${query}`);

it('shows a business to the buyer: place, verification and since when it is a member', async () => {
  await api.db.updateTable('businesses').set({ verified: true }).where('id', '=', business).execute();
  const { json } = await otherSide(buyer, '?locale=ar');
  expect(json.data).toMatchObject({ type: 'business', id: business, name: 'Najd Valves', verified: true });
  expect(json.data.country).toEqual({ code: 'SA', countryName: expect.stringMatching(/\p{Script=Arabic}/u) });
  expect(Math.abs(Date.parse(json.data.memberSince) - Date.now())).toBeLessThan(600_000);
});

it('shows a person to the business by what their public page shows, and no more', async () => {
  const { json } = await otherSide(owner, `?bid=${business}`);
  const { memberSince: _, ...facts } = json.data;
  expect(facts).toEqual({
    type: 'user',
    id: buyer.id,
    name: expect.stringMatching(/^Bea /),
    photo: null,
    companyName: 'Acme',
    city: 'Madrid',
    country: { code: 'ES', countryName: 'Spain' },
    verified: false,
  });
});

it('shows nothing of a suspended person or a removed business', async () => {
  await api.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', buyer.id).execute();
  expect((await otherSide(owner, `?bid=${business}`)).json.name).toBe('Gone');
  await api.db.updateTable('users').set({ suspendedAt: null }).where('id', '=', buyer.id).execute();
  await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', business).execute();
  expect((await otherSide(buyer)).json.name).toBe('Gone');
});
