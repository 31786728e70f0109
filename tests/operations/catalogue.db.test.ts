import type { OwnProduct } from '@wbn/contract/shapes';
import { catalogueRows, readRows } from '@wbn/core';
import { aBusiness, aPerson, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

const offer = {
  price: '12.505',
  currency: 'KWD',
  priceSteps: [{ quantity: 100, price: '11' }],
  minimumOrder: 10,
  unit: 'piece',
  incoterms: ['EXW', 'FOB'],
  leadTimeDays: 21,
  sample: true,
  samplePrice: '0',
  hsCode: '848180',
};

it('an exported catalogue imports again without a change and without a new product', async () => {
  const owner = await aPerson(api);
  const shop = await aBusiness(owner);
  const made = { businessID: shop, name: '=Catalogue valve', specs: [{ key: 'Size', value: '2 in' }], ...offer };
  await owner.ask('/product', { body: { ...made, category: '0001.01', externalID: 'C-1' } });
  await owner.ask('/product', { body: { businessID: shop, name: 'Valve without a code', state: 'draft' } });
  const list = async () => (await owner.ask(`/product/mine?bid=${shop}`)).json.data.products as OwnProduct[];
  const before = await list();
  expect(before).toMatchObject([{ name: 'Valve without a code' }, offer]);
  const { refused, rows } = readRows(catalogueRows(before), (id) => ({ category: id }));
  expect(refused).toEqual([]);
  const { json } = await owner.ask('/product/import', { body: { businessID: shop, rows: rows.map(({ row }) => row) } });
  expect(json.data).toMatchObject({ rows: [{ outcome: 'updated' }, { outcome: 'updated' }], total: 2 });
  const withCodes = before.map((product) => ({ ...product, externalID: product.externalID ?? product.productID }));
  expect(await list()).toEqual(withCodes);
});
