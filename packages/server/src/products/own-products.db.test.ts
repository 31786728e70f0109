import { sql } from '@wbn/database';
import { stoppedAt } from '@wbn/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, anUpload, aPerson, type Person } from '../testing/world.ts';

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

const create = (body: object, person = owner, businessID = business) =>
  person.ask('/product', { body: { businessID, name: 'Brass ball valve', ...body } });
const update = (id: string, body: object, person = owner) => person.ask(`/product/${id}`, { method: 'PUT', body });
const remove = (id: string, person = owner) => person.ask(`/product/${id}`, { method: 'DELETE' });
const mine = async (bid = business) => (await owner.ask(`/product/mine?bid=${bid}`)).json.data;
const found = async (textQuery: string) =>
  (await api.ask('/search/product', { body: { textQuery } })).json.data.results.map(
    (one: { productID?: string; product?: { productID: string } }) => one.productID ?? one.product?.productID,
  );

describe('several products', () => {
  it('are removed together, those of the business alone, and once', async () => {
    const ids: string[] = [];
    for (const name of ['Copper valve', 'Copper pump', 'Copper seal'])
      ids.push((await create({ name: `${name} zeta`, externalID: name })).json.data.productID);
    const other = await aPerson(api, 'Olga');
    const theirs = await aBusiness(other);
    const foreign = (await create({ name: 'Copper zeta of others' }, other, theirs)).json.data.productID;
    const removed = (person: Person, productIDs: unknown[]) =>
      person.ask('/product/remove', { body: { businessID: business, productIDs } });
    expect((await removed(other, [ids[0]])).status).toBe(403);
    expect((await removed(await aMember(api, business, 'member'), [ids[0]])).status).toBe(403);
    const { json } = await removed(owner, [ids[0], ids[1], foreign, crypto.randomUUID()]);
    expect(json.data.removed.toSorted()).toEqual([ids[0], ids[1]].toSorted());
    expect((await removed(owner, [ids[0]])).json.data.removed).toEqual([]);
    expect((await api.ask(`/product/${ids[0]}`)).status).toBe(410);
    expect((await found('copper zeta')).toSorted()).toEqual([ids[2], foreign].toSorted());
    // The code is free again.
    expect((await create({ externalID: 'Copper valve' })).status).toBe(200);
    for (const wrong of [[], ['nonsense'], Array.from({ length: 101 }, () => crypto.randomUUID())])
      expect((await removed(owner, wrong)).status).toBe(400);
  });
});

describe('a product', () => {
  it('is made with all that its page shows, and found at once', async () => {
    const main = { token: await anUpload(api, owner) };
    const response = await create({
      name: 'Zephyr turbine',
      keywords: 'wind, air ,,wind',
      category: '0001.01',
      specs: [{ key: 'Power', value: '5 kW' }],
      mainImage: main,
      images: [main],
      videos: [{ url: 'https://video.example/1' }],
      stock: 4,
    });
    const { productID } = response.json.data;
    expect((await api.ask(`/product/${productID}`)).json.data).toMatchObject({
      name: 'Zephyr turbine',
      keywords: 'wind, air',
      industry: { id: '0001' },
      category: { id: '0001.01' },
      specs: [{ key: 'Power', value: '5 kW' }],
      images: [{ url: expect.stringContaining('/u/') }],
      stock: 4,
    });
    expect(await found('zephyr')).toEqual([productID]);
    await update(productID, { name: 'Boreas turbine', clear: ['keywords', 'category'] });
    expect(await found('boreas')).toEqual([productID]);
    expect(await found('zephyr')).toEqual([]);
    expect((await api.ask(`/product/${productID}`)).json.data).toMatchObject({
      keywords: null,
      category: null,
      stock: 4,
    });
    const slugs = await api.db.selectFrom('slugHistory').select('slug').where('resourceId', '=', productID).execute();
    expect(slugs).toEqual([{ slug: `Najd-Valves-Zephyr-turbine-${productID}` }]);
  });

  it('keeps the pictures that are named by their address, and takes none that is not its own', async () => {
    const tokens = [await anUpload(api, owner), await anUpload(api, owner)].map((token) => ({ token }));
    const made = (await create({ images: tokens })).json.data;
    const [first, second] = made.images;
    const changed = (await update(made.productID, { images: [second], mainImage: first })).json.data;
    expect(changed).toMatchObject({ images: [second], mainImage: first });
    for (const images of [[{ url: 'https://elsewhere.example/x.png' }], [{ token: 'none' }]]) {
      expect(await update(made.productID, { images })).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    }
  });

  it('as a draft is seen by its business alone', async () => {
    const { productID } = (await create({ name: 'Hushed pump', state: 'draft' })).json.data;
    expect((await api.ask(`/product/${productID}`)).status).toBe(404);
    expect(await found('hushed pump')).toEqual([]);
    expect((await update(productID, {}, await aPerson(api))).status).toBe(404);
    expect((await mine()).products[0]).toMatchObject({ productID, state: 'draft' });
    await update(productID, { state: 'published' });
    expect((await api.ask(`/product/${productID}`)).status).toBe(200);
    expect(await found('hushed pump')).toEqual([productID]);
  });

  it('that was removed answers 410, is not found any more, and leaves its own id free', async () => {
    const { productID } = (await create({ name: 'Fleeting lathe', externalID: 'L-1' })).json.data;
    expect(await create({ externalID: 'L-1' })).toMatchObject({ status: 400, json: { fields: ['externalID'] } });
    expect((await remove(productID)).status).toBe(200);
    for (const response of [
      await api.ask(`/product/${productID}`),
      await remove(productID),
      await update(productID, {}),
    ]) {
      expect(response).toMatchObject({ status: 410, json: { name: 'Gone' } });
    }
    expect(await found('fleeting lathe')).toEqual([]);
    expect((await create({ externalID: 'L-1' })).status).toBe(200);
  });

  it.each([
    ['category', { category: '0001.99' }],
    ['category', { category: '0001' }],
    ['industry', { industry: '0002', category: '0001.01' }],
    ['subCategory', { subCategory: '0001.01' }],
    ['stock', { stock: -1 }],
    ['businessID', { businessID: 'mine' }],
  ])('is refused with a wrong %s', async (field, body) => {
    expect(await create(body)).toMatchObject({ status: 400, json: { fields: [field] } });
  });

  it('cannot be moved to another business, or say what the server owns', async () => {
    const { productID } = (await create({})).json.data;
    const other = await aBusiness(owner);
    for (const body of [{ businessID: other }, { productID: other }, { createdAt: '2020-01-01' }, { likes: 9 }]) {
      expect((await update(productID, body)).status).toBe(400);
    }
  });
});

describe('the plan', () => {
  it('R-280 has room for 7 products of a standard business, drafts among them, also when many come at once', async () => {
    const small = await aBusiness(owner, { companyName: 'Small' });
    const response = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        create({ name: `P ${index}`, state: index % 2 ? 'draft' : 'published' }, owner, small),
      ),
    );
    expect(response.filter(({ status }) => status === 200)).toHaveLength(7);
    const refused = response.filter(({ status }) => status !== 200);
    expect(refused[0]).toMatchObject({
      status: 422,
      json: { name: 'PlanLimit', message: expect.stringContaining('plan') },
    });
    const { products, total, allowed } = await mine(small);
    expect([products.length, total, allowed]).toEqual([7, 7, 7]);
    await remove(products[0].productID);
    expect((await create({}, owner, small)).status).toBe(200);
    await api.db.updateTable('businesses').set({ subscription: 'gold' }).where('id', '=', small).execute();
    expect((await create({}, owner, small)).status).toBe(200);
    expect((await mine(small)).allowed).toBe(20);
  });

  it('is filled by owner and admin, not by a member', async () => {
    expect((await create({}, await aMember(api, business, 'admin'))).status).toBe(200);
    expect((await create({}, await aMember(api, business, 'member'))).status).toBe(403);
  });
});

describe('a list of products', () => {
  const send = (rows: object[], businessID: string) =>
    owner.ask('/product/import', { body: { businessID, rows } }).then(({ json }) => json.data);

  it('makes each row once however often it is sent, and changes what changed', async () => {
    const shop = await aBusiness(owner);
    const rows = [
      { externalID: 'A-1', name: 'Ball valve', stock: 4, specs: [{ key: 'Size', value: '2 in' }] },
      { externalID: 'A-2', name: 'Gate valve', category: '0001.01' },
    ];
    expect(await send(rows, shop)).toMatchObject({ rows: [{ outcome: 'created' }, { outcome: 'created' }], total: 2 });
    const again = await send([rows[0]!, { externalID: 'A-2', name: 'Globe valve' }], shop);
    expect(again).toMatchObject({ rows: [{ outcome: 'updated' }, { outcome: 'updated' }], total: 2 });
    const { products } = await mine(shop);
    expect(products.map(({ name }: { name: string }) => name).sort()).toEqual(['Ball valve', 'Globe valve']);
    expect(await found('globe valve')).toContain(
      products.find((one: { name: string }) => one.name === 'Globe valve').productID,
    );
  });

  it('keeps its order, for the business and for visitors', async () => {
    const shop = await aBusiness(owner);
    const names = ['Pump', 'Axle', 'Valve', 'Bolt', 'Nut', 'Crane'];
    await send(
      names.map((name, index) => ({ externalID: `C-${index}`, name })),
      shop,
    );
    const { json } = await api.ask(`/product/by-business?bid=${shop}`);
    const inOrder = (products: { name: string }[]) => products.map(({ name }) => name);
    expect(inOrder(json.data.data)).toEqual(names);
    expect(inOrder((await mine(shop)).products)).toEqual(names);
  });

  it('refuses a bad row alone, and new rows beyond the plan by name of the limit', async () => {
    const shop = await aBusiness(owner);
    const rows = Array.from({ length: 9 }, (_, index) => ({ externalID: `B-${index}`, name: `Pump ${index}` }));
    const told = await send([{ externalID: 'B-x', name: 'Lost pump', category: '9999.99' }, ...rows], shop);
    expect(told.rows[0]).toEqual({
      externalID: 'B-x',
      outcome: 'refused',
      reason: 'ValidationError',
      field: 'category',
      fields: ['category'],
    });
    expect(told.rows.slice(1, 8).every((row: { outcome: string }) => row.outcome === 'created')).toBe(true);
    expect(told.rows.slice(8)).toEqual([
      { externalID: 'B-7', outcome: 'refused', reason: 'PlanLimit' },
      { externalID: 'B-8', outcome: 'refused', reason: 'PlanLimit' },
    ]);
    expect(told).toMatchObject({ total: 7, allowed: 7 });
  });

  it('changes the product that is given its code in the same instant', async () => {
    const shop = await aBusiness(owner);
    await send([{ externalID: 'D-1', name: 'Ball valve' }], shop);
    const [{ productID }] = (await mine(shop)).products;
    const theSameProduct = sql`update products set external_id = 'D-2' where id = ${productID}`;
    const told = await stoppedAt(
      api.db,
      theSameProduct,
      () => send([{ externalID: 'D-2', name: 'Gate valve' }], shop),
      async () => {},
    );
    expect(told).toMatchObject({ rows: [{ externalID: 'D-2', outcome: 'updated' }], total: 1 });
    expect((await mine(shop)).products).toMatchObject([{ productID, name: 'Gate valve' }]);
  });
});
