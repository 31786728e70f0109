import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson, type Person } from '../../testing/world.ts';
import { priceRangeOf, readPriceRange } from './price-ranges.ts';

let api: TestApi;
let owner: Person;
let business: string;
const ids: Record<string, string> = {};
const goods: Record<string, object> = {
  cheap: { price: '9.99', currency: 'USD', minimumOrder: 100, unit: 'piece', leadTimeDays: 7 },
  even: { price: '10', currency: 'USD', minimumOrder: 10, leadTimeDays: 14 },
  dear: { price: '900', currency: 'USD', minimumOrder: 1, leadTimeDays: 90, incoterms: ['FOB', 'CIF'], sample: true },
  french: { price: '9', currency: 'EUR', leadTime: '3 weeks', incoterms: ['FOB'], sample: false },
  asked: { minimumOrder: 5, unit: 'dozen', hsCode: '8413709900', sample: true },
};
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
  await api.db.updateTable('businesses').set({ subscription: 'platinum' }).where('id', '=', business).execute();
  for (const [label, facts] of Object.entries(goods)) {
    const { json } = await owner.ask('/product', {
      body: { businessID: business, name: `Quagga pump ${label}`, ...facts },
    });
    ids[json.data.productID] = label;
  }
}, 60_000);
afterAll(() => api?.stop());

const search = async (body: object) => {
  const { json } = await api.ask('/search/product', { body: { textQuery: 'quagga', size: 50, ...body } });
  return json.data;
};
const found = async (body: object): Promise<string[]> =>
  (await search(body)).results.map(({ productID }: { productID: string }) => ids[productID]);
type Counted = { name: string; values: { value: string; name: string; count: number }[] };
const counts = async (body: object) =>
  Object.fromEntries(
    ((await search({ ...body, facets: true })).facets as Counted[]).map(({ name, values }) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );

describe('a search for products', () => {
  it('counts prices by currency and range, minimum orders, lead times, Incoterms and samples, and finds as many as it counts', async () => {
    const facets = await counts({});
    expect(facets).toMatchObject({
      currency: { USD: 3, EUR: 1 },
      price: { 'USD 5-10': 1, 'USD 10-20': 1, 'USD 500-1000': 1, 'EUR 5-10': 1 },
      moq: { 1: 1, 10: 3, 100: 4, 1000: 4, 10000: 4 },
      lead: { 7: 1, 14: 2, 30: 3, 60: 3 },
      incoterms: { FOB: 2, CIF: 1 },
      sample: { yes: 2 },
    });
    for (const filter of ['currency', 'price', 'moq', 'lead', 'incoterms', 'sample']) {
      for (const [value, count] of Object.entries(facets[filter] ?? {})) {
        expect(await search({ filters: { [filter]: [value] } }), `${filter} ${value}`).toMatchObject({
          total_results: count,
        });
      }
    }
    expect((await found({ filters: { price: ['USD 5-10', 'USD 10-20'], moq: ['10'] } })).sort()).toEqual(['even']);
    // A facet ignores its own selection.
    expect((await counts({ filters: { currency: ['USD'], price: ['USD 5-10'] } })).price).toEqual({
      'USD 5-10': 1,
      'USD 10-20': 1,
      'USD 500-1000': 1,
    });
  });

  it('finds prices between free limits, both included, in their currency only', async () => {
    const of = async (...price: string[]) => (await found({ filters: { price } })).sort();
    for (const [limits, names] of [
      ['USD 9.99..10', ['cheap', 'even']],
      ['USD 9.991..900', ['dear', 'even']],
      ['USD 10..', ['dear', 'even']],
      ['USD ..899.9999', ['cheap', 'even']],
      ['EUR ..100', ['french']],
      ['GBP 0..1000000', []],
    ] as const) {
      expect(await of(limits), limits).toEqual(names);
      const { json } = await api.ask('/search/product', {
        body: { textQuery: '', size: 50, filters: { price: [limits] } },
      });
      expect(json.data.total_results, limits).toBe(names.length);
    }
    expect(await of('USD 900..', 'USD 5-10')).toEqual(['cheap', 'dear']);
    expect((await counts({ filters: { price: ['USD 10..'] } })).moq).toMatchObject({ 1: 1, 10: 2 });
  });

  it.each([
    [{ filters: { price: ['USD 20..10'] } }, 'PriceLimitsReversed', ['filters.price.0']],
    [{ sort: 'price-asc' }, 'PricesIncomparable', ['sort']],
    [{ filters: { moq: ['10', 'abc'] } }, 'FilterUnknown', ['filters.moq.1']],
    [{ filters: { country: ['XX'], lead: ['8'] } }, 'FilterUnknown', ['filters.country.0', 'filters.lead.0']],
    [{ filters: { price: ['USD 10'] } }, 'FilterUnknown', ['filters.price.0']],
    [{ filters: { incoterms: ['FOB', 'ABC'] } }, 'FilterUnknown', ['filters.incoterms.1']],
    [{ filters: { sample: ['no'] } }, 'FilterUnknown', ['filters.sample.0']],
    [{ filters: { price: ['USD 1..', 'EUR 1..', 'SAR 1..', 'AED 1..'] } }, 'ValidationError', ['filters.price']],
  ])('names the filter that it cannot use, and what to do: %o', async (body, name, fields) => {
    const { json, status } = await api.ask('/search/product', { body: { textQuery: 'quagga', ...body } });
    expect({ status, name: json.name, fields: json.fields }).toEqual({ status: 400, name, fields });
  });

  it('refuses limits whose minimum is above the maximum', async () => {
    const body = { textQuery: 'quagga', filters: { price: ['USD 20..10'] } };
    const { json, status } = await api.ask('/search/product', { body });
    expect({ status, fields: json.fields }).toEqual({ status: 400, fields: ['filters.price.0'] });
  });

  it('names ranges in the language of the reader', async () => {
    const body = { textQuery: 'quagga', facets: true };
    const { json } = await api.ask('/search/product?locale=es', { body });
    const { facets } = json.data as { facets: Counted[] };
    const named = facets.find(({ name }) => name === 'price')?.values.find(({ value }) => value === 'EUR 5-10');
    expect(named?.name.replace(/\s/g, ' ')).toBe('5-10 €');
  });

  it('names Incoterms in capitals', async () => {
    const { facets } = (await search({ facets: true })) as { facets: Counted[] };
    expect(facets.find(({ name }) => name === 'incoterms')?.values.map(({ name }) => name)).toEqual(['FOB', 'CIF']);
  });

  it('is sorted by price within one currency, with words and without', async () => {
    const filters = { currency: ['USD'] };
    for (const textQuery of ['quagga', '']) {
      expect(await found({ textQuery, filters, sort: 'price-asc' })).toEqual(['cheap', 'even', 'dear']);
      expect(await found({ textQuery, filters, sort: 'price-desc' })).toEqual(['dear', 'even', 'cheap']);
    }
    expect(await found({ filters, sort: 'price-asc', size: 1, skip: 1 })).toEqual(['even']);
    for (const body of [{ sort: 'price-asc' }, { sort: 'price-desc', filters: { currency: ['USD', 'EUR'] } }]) {
      const { json, status } = await api.ask('/search/product', { body: { textQuery: 'quagga', ...body } });
      expect({ status, fields: json.fields }).toEqual({ status: 400, fields: ['sort'] });
    }
  });

  it('follows a change of the facts at once', async () => {
    const { json } = await owner.ask('/product', {
      body: { businessID: business, name: 'Okapi pump', price: '3', currency: 'USD' },
    });
    const of = (filters: object) => search({ textQuery: 'okapi', filters }).then((data) => data.total_results);
    expect([await of({ price: ['USD 2-5'] }), await of({ price: ['USD 20-50'] })]).toEqual([1, 0]);
    await owner.ask(`/product/${json.data.productID}`, { method: 'PUT', body: { price: '30' } });
    expect([await of({ price: ['USD 2-5'] }), await of({ price: ['USD 20-50'] })]).toEqual([0, 1]);
    await owner.ask(`/product/${json.data.productID}`, { method: 'PUT', body: { clear: ['price'] } });
    expect(await of({ currency: ['USD'] })).toBe(0);
  });
});

it.each([
  ['0.0035', 'USD 0-1'],
  ['0.9999', 'USD 0-1'],
  ['1', 'USD 1-2'],
  ['19.9999', 'USD 10-20'],
  ['20', 'USD 20-50'],
  ['999999999.9999', 'USD 500000000-1000000000'],
  ['1000000000', 'USD 1000000000+'],
])('the price %s lies in the range %s', (price, range) => {
  expect(priceRangeOf(price, 'USD')).toBe(range);
  const { from = Number.NaN, to } = readPriceRange(range) ?? {};
  expect(Number(price)).toBeGreaterThanOrEqual(from);
  if (to !== undefined) expect(Number(price)).toBeLessThan(to);
});
