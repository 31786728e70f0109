import { factKinds, factNames } from '@wbn/contract';
import { clearableProductFields, type OwnProduct, productUpdate } from '@wbn/contract/shapes';
import { catalogueRows, categoryFinder, draftOf, productBody, readRows } from '@wbn/core';
import { importLines } from '@wbn/server';
import { aBusiness, anUpload, aPdfUpload, aPerson, type Person, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFacts } from '../../host-site/src/product-facts/describe.ts';
import { examples, type Field, inCallForm } from './field-examples.ts';

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  // Only members of a business upload data sheets.
  await aBusiness(owner);
});
afterAll(() => api?.stop());

const allFields = Object.keys(productUpdate.shape).filter((name) => name !== 'clear') as Field[];

/** A call's body with a value of every field. */
async function everyField() {
  const picture = async () => ({ token: await anUpload(api, owner) });
  const dataSheets = [{ token: await aPdfUpload(api, owner), name: 'Pump.pdf' }];
  return { ...examples, mainImage: await picture(), images: [await picture()], photos: [await picture()], dataSheets };
}
const create = async (businessID: string, body: object): Promise<OwnProduct> => {
  const { json, status } = await owner.ask('/product', { body: { ...body, businessID } });
  expect({ status, fields: json.fields }).toEqual({ status: 200 });
  return json.data;
};
const productsOf = async (businessID: string): Promise<OwnProduct[]> =>
  (await owner.ask(`/product/mine?bid=${businessID}`)).json.data.products;

async function readIndustries() {
  const { data } = (await api.ask('/catsys/industry/full-tree')).json;
  return categoryFinder(data);
}
async function sendTable(businessID: string, table: string[][]) {
  const { refused, rows } = readRows(table, await readIndustries());
  expect(refused).toEqual([]);
  const body = { businessID, rows: rows.map(({ row }) => row) };
  expect((await owner.ask('/product/import', { body })).status).toBe(200);
}
async function importLine(line: object) {
  const refused: string[] = [];
  const bytes = (async function* () {
    yield Buffer.from(JSON.stringify({ type: 'product', ...line }));
  })();
  await importLines(api.db, bytes, { refused: (_, reason) => refused.push(reason) });
  expect(refused).toEqual([]);
}

interface Way {
  readonly way: string;
  /** Fields that this way cannot carry, with the reason. */
  readonly without: Partial<Record<Field, string>>;
  /** Writes a product like the given one into an empty business. */
  write(businessID: string, like: OwnProduct): Promise<unknown>;
}
const needsFile = 'a file comes as an upload';
const pictures = { mainImage: needsFile, images: needsFile, photos: needsFile, dataSheets: needsFile };
const ways: readonly Way[] = [
  { way: 'a new product by a call', without: {}, write: async (to) => create(to, await everyField()) },
  {
    way: 'a change by a call',
    without: {},
    write: async (to) => {
      const { productID } = await create(to, { name: 'Another name' });
      await owner.ask(`/product/${productID}`, { method: 'PUT', body: await everyField() });
    },
  },
  {
    way: 'the form of a new product',
    without: { ...pictures, videos: 'the form of a new product has one video' },
    write: (to, like) =>
      create(to, productBody({ ...draftOf(like), mainImage: {}, images: [], dataSheets: [] }, undefined)),
  },
  {
    way: 'the form of a product that exists',
    without: {},
    write: async (to) => {
      const before = await create(to, await everyField());
      const body = { ...productBody({ ...draftOf(before), name: 'Another name' }, before), name: before.name };
      await owner.ask(`/product/${before.productID}`, { method: 'PUT', body });
    },
  },
  {
    way: 'a list of products',
    without: { ...pictures, videos: 'a list has no column for addresses of videos' },
    write: (to, like) => sendTable(to, catalogueRows([like])),
  },
  {
    way: 'the bulk import',
    without: pictures,
    write: (to) => importLine({ ...examples, businessID: to }),
  },
  {
    way: 'the bulk import of an exported product, twice',
    without: pictures,
    write: async (to, { businessID: _, productID: __, ...like }) => {
      await importLine({ ...like, businessID: to });
      await importLine({ ...like, businessID: to, ...Object.fromEntries(kept.map((field) => [field, undefined])) });
    },
  },
];
/** Fields that a later line of the bulk import may leave out. */
const kept: readonly Field[] = [
  ...factNames,
  'leadTime',
  'stock',
  'state',
  'videos',
  'industry',
  'category',
  'subCategory',
];

describe('every field that a product accepts', () => {
  it('has an example and is in the answer of its owner', async () => {
    const body: Record<string, unknown> = await everyField();
    expect(allFields.filter((field) => body[field] === undefined)).toEqual([]);
    const answered = inCallForm(await create(await aBusiness(owner), body));
    expect(Object.keys(answered).toSorted()).toEqual(allFields.toSorted());
  });

  it.each(ways)('is stored by $way', async ({ without, write }) => {
    const like = await create(await aBusiness(owner), await everyField());
    const business = await aBusiness(owner);
    await write(business, like);
    const [stored, ...others] = await productsOf(business);
    expect(others).toEqual([]);
    const [found, wanted]: Record<string, unknown>[] = [inCallForm(stored!), inCallForm(like)];
    for (const field of allFields.filter((name) => without[name] === undefined)) {
      if (field in pictures) expect(found?.[field], field).not.toSatisfy((value) => !value || value.length === 0);
      else expect(found?.[field], field).toEqual(wanted?.[field]);
    }
  });

  it('is published in the answer for everybody', async () => {
    const own = await create(await aBusiness(owner), { ...(await everyField()), state: 'published' });
    const { data } = (await api.ask(`/product/${own.productID}`)).json;
    const { reactions, state, ...expected } = own;
    expect(data).toMatchObject(expected);
  });

  it('is emptied by its name, but for name, stock and state', async () => {
    const { productID } = await create(await aBusiness(owner), await everyField());
    const { json } = await owner.ask(`/product/${productID}`, {
      method: 'PUT',
      body: { clear: clearableProductFields },
    });
    const empty = Object.entries(inCallForm(json.data)).filter(
      ([, value]) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
    );
    expect(empty.map(([field]) => field).toSorted()).toEqual([...clearableProductFields].toSorted());
    expect(allFields.filter((field) => !(clearableProductFields as readonly string[]).includes(field))).toEqual([
      'name',
      'stock',
      'state',
    ]);
  });

  it('is a line on the page of the product if it is a fact, unless it stands beside the price', async () => {
    const product = await create(await aBusiness(owner), await everyField());
    const { facts } = await describeFacts(product, 'en');
    const besidePrice = factNames.filter(
      (name) => name === 'price' || ['currency', 'steps', 'unit'].includes(factKinds[name]),
    );
    expect([...facts.map(({ field }) => field), ...besidePrice].toSorted()).toEqual(factNames.toSorted());
  });
});
