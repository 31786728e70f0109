import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
  await api.db.updateTable('businesses').set({ subscription: 'platinum' }).where('id', '=', business).execute();
}, 60_000);
afterAll(() => api?.stop());

const create = (body: object) =>
  owner.ask('/product', { body: { businessID: business, name: 'Brass ball valve', ...body } });
const update = (id: string, body: object) => owner.ask(`/product/${id}`, { method: 'PUT', body });
const read = async (id: string) => (await api.ask(`/product/${id}`)).json.data;

const offer = {
  price: '12.50',
  currency: 'USD',
  priceSteps: [
    { quantity: 100, price: '11.255' },
    { quantity: 500, price: '10' },
  ],
  minimumOrder: 10,
  unit: 'piece',
  incoterms: ['EXW', 'FOB'],
  leadTimeDays: 21,
  sample: true,
  samplePrice: '0',
  hsCode: '848180',
  model: 'DN50-PN16',
};

describe('the commercial facts of a product', () => {
  it('are kept exactly, changed one by one, cleared by name, and absent where they were not given', async () => {
    const plain = (await create({})).json.data;
    for (const field of Object.keys(offer)) expect(plain).not.toHaveProperty(field);
    const { productID } = (await create(offer)).json.data;
    expect(await read(productID)).toMatchObject(offer);
    await update(productID, { leadTimeDays: 0, sample: false, clear: ['samplePrice', 'priceSteps'] });
    const changed = await read(productID);
    expect(changed).toMatchObject({ price: '12.50', leadTimeDays: 0, sample: false });
    expect(changed).not.toHaveProperty('samplePrice');
    expect(changed).not.toHaveProperty('priceSteps');
    await update(productID, { name: 'Renamed' });
    expect(await read(productID)).toMatchObject({ name: 'Renamed', price: '12.50' });
  });

  it.each([
    [['price'], { price: 12.5, currency: 'USD' }],
    [['price'], { price: '12,50', currency: 'USD' }],
    [['price'], { price: '1e3', currency: 'USD' }],
    [['price'], { price: '0', currency: 'USD' }],
    [['currency'], { price: '5' }],
    [['currency'], { price: '5', currency: 'DOL' }],
    [['price'], { priceSteps: [{ quantity: 5, price: '1' }] }],
    [['priceSteps'], { ...offer, minimumOrder: 100 }],
    [['priceSteps'], { ...offer, priceSteps: [{ quantity: 20, price: '13' }] }],
    [['priceSteps.0.price'], { ...offer, priceSteps: [{ quantity: 20, price: '13 USD' }] }],
    [['minimumOrder'], { minimumOrder: 0 }],
    [['unit'], { unit: 'parsec' }],
    [['incoterms.0'], { incoterms: ['FOO'] }],
    [['leadTimeDays'], { leadTimeDays: -1 }],
    [['sample'], { samplePrice: '3', currency: 'EUR' }],
    [['hsCode'], { hsCode: '8481' }],
  ])('refuse with %j: %j', async (fields, body) => {
    const { json, status } = await create(body);
    expect({ status, fields: json.fields }).toEqual({ status: 400, fields });
  });

  it('are checked together with the facts that are stored already', async () => {
    const { productID } = (await create(offer)).json.data;
    expect(await update(productID, { clear: ['price'] })).toMatchObject({ status: 400, json: { fields: ['price'] } });
    expect((await update(productID, { clear: ['price', 'priceSteps'] })).status).toBe(200);
    expect((await update(productID, { price: '9' })).status).toBe(200);
    expect((await update(productID, { clear: ['currency'] })).json.fields).toEqual(['currency']);
    expect(await read(productID)).toMatchObject({ price: '9', currency: 'USD', minimumOrder: 10 });
  });

  it('come with a list too, line by line, and a line without them changes none', async () => {
    const send = (rows: object[]) =>
      owner.ask('/product/import', { body: { businessID: business, rows } }).then(({ json }) => json.data.rows);
    const found = async (code: string) => {
      const { products } = (await owner.ask(`/product/mine?bid=${business}`)).json.data;
      return products.find(({ externalID }: { externalID: string }) => externalID === code);
    };
    expect(
      await send([
        { externalID: 'O-1', name: 'Valve', ...offer },
        { externalID: 'O-2', name: 'Valve', price: '5' },
      ]),
    ).toEqual([
      { externalID: 'O-1', outcome: 'created', productID: expect.any(String) },
      { externalID: 'O-2', outcome: 'refused', reason: 'ValidationError', field: 'currency', fields: ['currency'] },
    ]);
    await send([
      { externalID: 'O-1', name: 'Valve', price: '13' },
      { externalID: 'O-1', name: 'Valve', leadTimeDays: 5 },
    ]);
    expect(await found('O-1')).toMatchObject({ ...offer, price: '13', leadTimeDays: 5 });
    await send([{ externalID: 'O-1', name: 'Gate valve' }]);
    expect(await found('O-1')).toMatchObject({ name: 'Gate valve', price: '13' });
  });

  it('of a list are previewed row by row, and nothing is stored', async () => {
    const shop = await aBusiness(owner);
    const send = (rows: object[], preview?: object) =>
      owner.ask('/product/import', { body: { businessID: shop, rows, ...(preview && { preview }) } });
    const state = async () => (await owner.ask(`/product/mine?bid=${shop}`)).json.data;
    await send([{ externalID: 'P-1', name: 'Valve', ...offer }]);
    const before = await state();
    const rows = [
      { externalID: 'P-1', name: 'Valve', ...offer },
      { externalID: 'P-1', name: 'Gate valve', price: '13', keywords: 'tap' },
      { externalID: 'P-2', name: 'New valve', price: '5', currency: 'USD' },
      { externalID: 'P-3', name: 'Newer valve' },
      { externalID: 'P-4', name: 'Bad valve', price: '5', samplePrice: '1' },
    ];
    // A standard plan has room for seven: one is there, five are new in earlier batches.
    expect((await send(rows, { created: 5 })).json.data.rows).toEqual([
      { externalID: 'P-1', outcome: 'unchanged', changes: [] },
      { externalID: 'P-1', outcome: 'updated', changes: ['name', 'keywords', 'price'] },
      { externalID: 'P-2', outcome: 'created' },
      { externalID: 'P-3', outcome: 'refused', reason: 'PlanLimit' },
      {
        ...{ externalID: 'P-4', outcome: 'refused', reason: 'ValidationError' },
        ...{ field: 'currency', fields: ['currency', 'sample'] },
      },
    ]);
    expect(await state()).toEqual(before);
    expect(
      (await api.ask('/search/product', { body: { textQuery: 'Newer', exact: true } })).json.data.total_results,
    ).toBe(0);
  });

  it('of a release that knows more facts are not shown by this one', async () => {
    const { productID } = (await create({ price: '5', currency: 'EUR' })).json.data;
    await api.db
      .updateTable('products')
      .set({ offer: JSON.stringify({ price: '5', currency: 'EUR', colour: 'red' }) })
      .where('id', '=', productID)
      .execute();
    const product = await read(productID);
    expect(product).toMatchObject({ price: '5' });
    expect(product).not.toHaveProperty('colour');
  });
});
