import { sql } from '@wbn/database';
import { fillNetwork } from '@wbn/demo';
import { reindexAll } from '@wbn/server';
import { listWordsFrom, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * A search has one set of results: pages, orders, facets and filters show parts of it. The searches go the ways that the engine has: lists of
 * common and rare words, codes, phrases, excluded words, words that were relaxed, repaired or read as Arabic, and no words at all.
 */

type Kind = 'product' | 'business';
type Filters = Readonly<Record<string, readonly string[]>>;
type Asked = readonly [kind: Kind, textQuery: string, filters?: Filters];

const texts: Readonly<Record<Kind, readonly string[]>> = {
  product: [
    '',
    'bearing',
    'pump',
    'ball valve',
    'gloves',
    'steel',
    'LED',
    'cotton shirt',
    'solar panels',
    'M10 nut',
    'brass fittings',
    'pallet jack',
    '6204 2rs bearing',
    'stainless steel ball valve DN 50',
    'hydrolic cylinder',
    'centrifigal pump',
    'bearings germany',
    'ISO 9001 valve manufacturer',
    'pump OR compressor',
    'gloves -latex',
    '"ball valve"',
    '-pump',
    'scatole di cartone',
    'bombas de agua',
    '轴承',
    'محامل كروية',
    'mudakhat',
    'S355 steel plate',
    'qqzzxxw',
  ],
  business: [
    '',
    'steel',
    'olive oil',
    'food grade hose',
    'solar',
    'Gulf',
    'textile suppliers turkey',
    'pharma -food',
    'khaleej',
  ],
};
const narrowed: readonly Asked[] = [
  ['product', 'ball valve', { currency: ['USD'] }],
  ['product', 'steel', { verified: ['yes'], tier: ['gold', 'premium'] }],
  ['product', 'pump', { moq: ['100'] }],
  ['product', 'M10 nut', { country: ['SA', 'CN'] }],
  ['product', '"ball valve"', { country: ['DE'] }],
  ['business', 'olive oil', { tier: ['standard'] }],
];
const all: readonly Asked[] = [
  ...texts.product.map((text): Asked => ['product', text]),
  ...texts.business.map((text): Asked => ['business', text]),
  ...narrowed,
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const { db } = api;
  await fillNetwork(db, {
    businesses: 300,
    now: new Date('2026-06-01T00:00:00Z'),
    password: 'no one logs in',
    hashPassword: async () => 'no one logs in',
    reindex: () => reindexAll(db),
    say: () => {},
  });
  // In the order of names: writes do not keep their order in a table either.
  await sql`cluster search_document using search_document_name`.execute(db);
  await listWordsFrom(db, 25);
}, 300_000);
afterAll(() => api?.stop());

interface Answer {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: readonly { readonly name: string; readonly values: readonly { value: string; count: number }[] }[];
}

async function ask([kind, textQuery, filters]: Asked, more: object = {}): Promise<Answer> {
  const body = { textQuery, size: 1, ...(filters && { filters }), ...more };
  const { json, status } = await api.ask(`/search/${kind}`, { body });
  expect({ status, fields: json.fields }, JSON.stringify(body)).toEqual({ status: 200, fields: undefined });
  const { facets = [], results, total_results: total } = json.data;
  // biome-ignore lint/suspicious/noExplicitAny: answers of two calls
  return { total, facets, ids: results.map((one: any) => one.productID ?? one.businessProfile.businessID) };
}

const mostPages = 12;
/** The results of all pages, or of the first ones, in their order. */
async function paged(asked: Asked, total: number, more: object = {}): Promise<string[]> {
  const size = Math.min(50, Math.max(7, Math.ceil(total / mostPages)));
  const skips = Array.from({ length: Math.min(mostPages, Math.ceil(total / size)) }, (_, page) => page * size);
  const found = await Promise.all(skips.map((skip) => ask(asked, { ...more, skip, size })));
  for (const [at, { ids }] of found.entries())
    expect(ids, `page at ${skips[at]}`).toHaveLength(Math.min(size, total - skips[at]!));
  return found.flatMap(({ ids }) => ids);
}

const chosen = (name: string, value: string): Filters =>
  name.startsWith('spec.') ? { spec: [`${name.slice('spec.'.length)}=${value}`] } : { [name]: [value] };

const named = (asked: Asked) => JSON.stringify(asked);

describe.each(all.map((asked) => ({ asked, name: named(asked) })))('the results of $name', ({ asked }) => {
  const [kind, text, filters] = asked;

  it('are as many and the same in each order, on all pages, with and without facets', async () => {
    const { total } = await ask(asked);
    expect((await ask(asked, { facets: true })).total, 'with facets').toBe(total);
    expect((await ask(asked, { sort: 'newest' })).total, 'by newest').toBe(total);
    expect((await ask(asked, { sort: 'newest', facets: true })).total, 'by newest with facets').toBe(total);
    const relevant = await paged(asked, total);
    const newest = await paged(asked, total, { sort: 'newest' });
    expect(new Set(relevant).size, 'different ones').toBe(relevant.length);
    expect(new Set(newest).size, 'different ones by newest').toBe(newest.length);
    if (relevant.length === total) expect(relevant.toSorted()).toEqual(newest.toSorted());
  });

  it('are as many as the count of a value, once it is chosen', async () => {
    const { facets } = await ask(asked, { facets: true });
    const values = facets.flatMap(({ name, values }) =>
      [values[0]!, values.at(-1)!].map((one, at) => ({ ...one, name, facets: at === 0 })),
    );
    const found = await Promise.all(
      values.map((one) =>
        ask([kind, text, { ...filters, ...chosen(one.name, one.value) }], one.facets ? { facets: true } : {}),
      ),
    );
    const shown = (total: (at: number) => number) => values.map((one, at) => `${one.name} ${one.value}: ${total(at)}`);
    expect(shown((at) => found[at]!.total)).toEqual(shown((at) => values[at]!.count));
  });

  it('are empty if a filter excludes all', async () => {
    const nowhere: Asked = [kind, text, { ...filters, certificate: ['nobody has it'] }];
    expect([(await ask(nowhere)).total, (await ask(nowhere, { facets: true })).total]).toEqual([0, 0]);
  });
});
