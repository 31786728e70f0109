import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api, 'Zibdan');
  await owner.ask('/user/profile', { method: 'PUT', body: { firstName: 'Zibdan', lastName: 'Rashid' } });
  for (const country of ['SA', 'SA', 'SA', 'SA', 'EG']) {
    const state = country === 'SA' ? { country, state: 'SA-01' } : { country, state: 'EG-01' };
    const business = await aBusiness(owner, { companyName: `Zibdan Works ${country}`, ...state });
    for (const name of ['Zibdan valve', 'Zibdan pump'])
      expect((await owner.ask('/product', { body: { businessID: business, name } })).status).toBe(200);
  }
  await aPost(owner, 'Zibdan at the fair');
}, 60_000);
afterAll(() => api?.stop());

it.each([
  { textQuery: 'zibdan' },
  { textQuery: 'zibdan valve' },
  { textQuery: 'zibdan', country: 'EG' },
  { textQuery: 'zibdn' },
  { textQuery: 'zibdn', exact: true },
  { textQuery: '-zibdan' },
  { textQuery: '"' },
  { textQuery: '' },
])('each group of %j has the first results, total and reading of its own search', async (asked) => {
  const { country, ...words } = asked as { textQuery: string; country?: string; exact?: true };
  const all = await api.ask('/search/all', { body: { ...asked, size: 2 } });
  const own = async (path: string, more: object = {}) =>
    (await api.ask(path, { body: { ...words, size: 2, ...more } })).json.data;
  const inCountry = country ? { country } : {};
  expect(all.status).toBe(200);
  expect(all.json.data).toEqual({
    businesses: await own('/search/business', inCountry),
    products: await own('/search/product', country ? { filters: { country: [country] } } : {}),
    users: await own('/user/search', inCountry),
    posts: await own('/search/post'),
  });
});

it('a group has at most as many results as asked for, and at most ten', async () => {
  const { json } = await api.ask('/search/all', { body: { textQuery: 'zibdan', size: 3 } });
  expect(json.data.businesses.results).toHaveLength(3);
  expect(json.data.businesses.total_results).toBe(5);
  expect(json.data.products.total_results).toBe(10);
  expect((await api.ask('/search/all', { body: { textQuery: 'zibdan', size: 11 } })).status).toBe(400);
});
