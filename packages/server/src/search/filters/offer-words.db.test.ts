import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson } from '../../testing/world.ts';

let api: TestApi;
const ids: Record<string, string> = {};
const goods: Record<string, object> = {
  few: { minimumOrder: 100, unit: 'piece' },
  many: { minimumOrder: 1000, unit: 'piece' },
  dozens: { minimumOrder: 50, unit: 'dozen' },
  cartons: { minimumOrder: 1000, unit: 'carton' },
  unknown: { incoterms: ['FOB', 'CIF'], sample: true, hsCode: '84818099' },
  lone: { name: 'Okapi barrel', minimumOrder: 1000, unit: 'piece' },
  written: { description: 'Delivery FOB Shanghai' },
};
beforeAll(async () => {
  api = await startApi();
  const owner = await aPerson(api);
  const business = await aBusiness(owner);
  await api.db.updateTable('businesses').set({ subscription: 'platinum' }).where('id', '=', business).execute();
  for (const [label, facts] of Object.entries(goods)) {
    const { json } = await owner.ask('/product', {
      body: { businessID: business, name: `Quagga crate ${label}`, ...facts },
    });
    ids[json.data.productID] = label;
  }
}, 60_000);
afterAll(() => api?.stop());

const search = async (textQuery: string, more: object = {}) => {
  const { json } = await api.ask('/search/product', { body: { textQuery, size: 50, ...more } });
  const { interpretations = [], relaxed, results } = json.data;
  return {
    found: results.map(({ productID }: { productID: string }) => ids[productID]) as string[],
    read: interpretations.map(({ kind, value }: { kind: string; value: string }) => `${kind}:${value}`) as string[],
    relaxed,
  };
};

describe('a search for products with words of the sale', () => {
  it('leaves goods out whose minimum order in pieces is above what the buyer wants, until the reader turns that off', async () => {
    const { found, read, relaxed } = await search('500 pcs quagga');
    expect(found.toSorted()).toEqual(['cartons', 'few', 'unknown', 'written']);
    expect({ read, relaxed }).toEqual({ read: ['pieces:500'], relaxed: undefined });
    expect((await search('600 pcs quagga')).found).toContain('dozens');
    const again = await search('500 pcs quagga', { ignore: ['pieces:500'] });
    expect(again.found).toHaveLength(6);
    expect(again.read).toEqual([]);
  });

  it('shows the goods all the same where nobody sells so few', async () => {
    const { found, read, relaxed } = await search('10 pcs okapi');
    expect({ read, relaxed }).toEqual({ read: [], relaxed: true });
    expect(found).toEqual(['lone']);
  });

  it('finds an Incoterm among the facts and in the text', async () => {
    const { found, read } = await search('quagga FOB', { exact: true });
    expect(found.slice(0, 2).toSorted()).toEqual(['unknown', 'written']);
    expect(read).toEqual(['incoterms:FOB']);
  });

  it('puts goods with samples first', async () => {
    const { found, read } = await search('quagga crate with samples');
    expect(found[0]).toBe('unknown');
    expect(read).toContain('sample:yes');
  });

  it.each(['84818099', '8481.80', '848180', 'HS 848180', 'HS code 8481.80.99'])(
    'finds a product by its HS code: %s',
    async (typed) => {
      expect(await search(typed)).toMatchObject({ found: ['unknown'], relaxed: undefined });
    },
  );
});
