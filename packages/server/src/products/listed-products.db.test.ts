import { listedProduct, productLengths } from '@wbn/contract';
import type { Product } from '@wbn/contract/shapes';
import { jsonb } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let reader: Person;
let business: string;
let product: string;
const specs = Array.from({ length: 500 }, (_, at) => ({
  key: `${at} ${'k'.repeat(productLengths.specKey - 4)}`,
  value: 'v '.repeat(100),
}));
const description = 'd '.repeat(productLengths.description / 2 - 1).trim();

beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api);
  reader = await aPerson(api);
  business = await aBusiness(owner);
  const made = await owner.ask('/product', { body: { businessID: business, name: 'Zebrawood plank', description } });
  product = made.json.data.productID;
  await api.db
    .updateTable('products')
    .set({ specs: jsonb(specs), keywords: Array.from({ length: 90 }, (_, at) => `${at} ${'w'.repeat(100)}`) })
    .where('id', '=', product)
    .execute();
  await reader.ask('/user/saved', { body: { resourceType: 'product', resourceID: product } });
  await reader.ask('/social/follow/business', { body: { resourceID: business } });
}, 60_000);
afterAll(() => api?.stop());

/** Each list that has products, and its way to them. */
const lists: [string, () => Promise<Product[]>][] = [
  ['of a business', async () => (await api.ask(`/product/by-business?bid=${business}`)).json.data.data],
  [
    'of a search',
    async () => (await api.ask('/search/product', { body: { textQuery: 'zebrawood', skip: 0 } })).json.data.results,
  ],
  [
    'of a search of all kinds',
    async () => {
      const { json } = await api.ask('/search/all', { body: { textQuery: 'zebrawood' } });
      return json.data.products.results;
    },
  ],
  [
    'of what a person saved',
    async () => (await reader.ask('/user/saved')).json.data.items.map((item: { product: Product }) => item.product),
  ],
  ['of a home', async () => (await reader.ask('/user/home')).json.data.products],
];

it.each(lists)('the list %s stays small, however much the owners of its products wrote', async (_, read) => {
  const found = (await read()).find(({ productID }) => productID === product)!;
  expect(found.description).toBe(description.slice(0, listedProduct.description));
  expect(found.specs).toHaveLength(listedProduct.specs);
  expect(found.specs[3]).toEqual({
    key: specs[3]!.key.slice(0, listedProduct.specKey),
    value: specs[3]!.value.slice(0, listedProduct.specValue),
  });
  expect(found.keywords?.split(', ')).toHaveLength(listedProduct.keywords);
  expect(JSON.stringify(found).length).toBeLessThan(6_000);
});

it('the product itself answers everything', async () => {
  const whole: Product = (await api.ask(`/product/${product}`)).json.data;
  expect(whole).toMatchObject({ description, specs });
});
