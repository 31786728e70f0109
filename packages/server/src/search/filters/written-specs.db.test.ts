import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson } from '../../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api);
  const businessID = await aBusiness(owner);
  const goods = ['316L', '316L', '316l', 'SiC', 'nylon'];
  for (const [at, value] of goods.entries())
    await owner.ask('/product', {
      body: { businessID, name: `Okapi valve ${at}`, specs: [{ key: 'Seat  Material', value }] },
    });
}, 60_000);
afterAll(() => api?.stop());

it('technical data among facets are written as most products write them, and filter by the folded form', async () => {
  const search = async (body: object) =>
    (await api.ask('/search/product', { body: { textQuery: 'okapi', size: 50, facets: true, ...body } })).json.data;
  const { facets } = await search({});
  const facet = facets.find(({ name }: { name: string }) => name === 'spec.seat material');
  expect(facet.values).toEqual([
    { value: '316l', name: '316L', count: 3 },
    { value: 'nylon', name: 'nylon', count: 1 },
    { value: 'sic', name: 'SiC', count: 1 },
  ]);
  const { total_results: total } = await search({ filters: { spec: ['seat material=316l'] } });
  expect(total).toBe(3);
});
