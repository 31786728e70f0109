import { industries } from '@wbn/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { idOf, startTemporaryEngine } from './engine/testing/temporary-engine.ts';
import { type ProductSource, productDocument } from './indexing/documents.ts';
import { ourLexicon } from './understanding/lexicon.ts';

/** Queries as buyers write them, one or more of each kind, over goods of a few companies. */

const subs = new Map(
  industries.flatMap(({ categories }) =>
    categories.flatMap(({ subCategories }) => subCategories.map((sub) => [sub.name, sub.id])),
  ),
);

const goods = (label: string, name: string, sub: string, more: Partial<ProductSource> = {}): ProductSource => {
  const id = subs.get(sub) ?? '';
  return {
    id: idOf(label),
    externalId: null,
    name,
    keywords: [],
    description: null,
    industryId: id.slice(0, 4),
    categoryId: id.slice(0, 7),
    subCategoryId: id,
    specs: [],
    offer: {},
    leadTime: null,
    companyName: 'Northwind Works',
    businessTypeCode: 'MA',
    countryCode: 'DE',
    stateId: null,
    city: null,
    certificates: [],
    subscription: 'standard',
    verified: false,
    createdAt: new Date(0),
    ...more,
  };
};

const all = [
  goods('panel', 'Bifacial module, 550 W', 'Solar Panels', {
    countryCode: 'SA',
    stateId: 'SA-04',
    certificates: ['ISO 9001:2015'],
  }),
  goods('panel-tr', 'Half-cell module, 450 W', 'Solar Panels', { countryCode: 'TR', businessTypeCode: 'DI' }),
  goods('advice', 'Solar panels: supplier audit', 'Solar Panels', { businessTypeCode: 'CO', countryCode: 'GB' }),
  goods('chair', 'Mesh task seat, load 130 kg', 'Office Chairs', { companyName: 'Zibdan Seating', countryCode: 'IT' }),
  goods('plc', 'Compact controller, 24 V DC', 'Compact PLCs', { externalId: 'RG-58/U' }),
  goods('generator', 'Stand-by set, 150 kVA', 'Diesel Generators', { countryCode: 'SA' }),
  goods('pump', 'Inline pump, 2.2 kW', 'Centrifugal Pumps', { countryCode: 'TR', offer: { model: 'QX-4412' } }),
];

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  await running.engine.rebuild(all.map(productDocument));
}, 60_000);
afterAll(() => running?.stop());

const search = async (textQuery: string, more = {}) => {
  const { query } = ask({ textQuery, skip: 0, ...more }, { kind: 'product', size: 5 }, ourLexicon);
  return running.engine.search(query);
};
const first = async (text: string) => (await search(text)).hits[0]?.id;

it.each([
  ['a singular', 'solar panel', 'panel panel-tr'],
  ['words written together', 'solarpanel', 'panel panel-tr'],
  ['a place', 'solar panels from Turkey', 'panel-tr'],
  ['an adjective of a place', 'Turkish solar panels', 'panel-tr'],
  ['a short form of a place', 'KSA diesel generators', 'generator'],
  ['a certificate', 'ISO 9001 solar panels', 'panel'],
  ['a kind of business', 'distributor of solar panels', 'panel-tr'],
  ['a question', 'where can I buy an office chair in bulk', 'chair'],
  ['a size written together', '24V controller', 'plc'],
  ['a size written in words', 'controller 24 volts', 'plc'],
  ['a power in another unit', '3 hp pump', 'pump'],
  ['a company', 'Zibdan', 'chair'],
  ['a part number', 'rg58u', 'plc'],
  ['a model', 'qx4412', 'pump'],
  ['a typing error', 'inlien pump', 'pump'],
  ['Spanish', 'bombas centrífugas', 'pump'],
  ['Italian', 'sedia da ufficio', 'chair'],
  ['Chinese', '办公椅', 'chair'],
  ['Arabic', 'الألواح الشمسية', 'panel panel-tr'],
  ['a place in Arabic', 'مولدات ديزل سعودية', 'generator'],
])('answers %s: %s', async (_, text, expected) => {
  expect(expected.split(' ').map(idOf)).toContain(await first(text));
});

it('takes a region by a name that no document holds for a condition that results meet', async () => {
  const { hits } = await search('solar panels in Ash Sharqiyah', { strict: true });
  expect(hits.map(({ id }) => id)).toEqual([idOf('panel')]);
});

it('keeps to the goods where no document meets all that was asked', async () => {
  const { hits, relaxed } = await search('Italian distributor of centrifugal pumps');
  expect(relaxed).toBeGreaterThan(0);
  expect(hits.map(({ id }) => id)).toEqual([idOf('pump')]);
});

it.each(['', 'solar panels', 'solar panels Turkey'])(
  'counts for each facet of "%s" what its filter finds',
  async (text) => {
    const { facets = {} } = await search(text, { facets: true });
    expect(Object.keys(facets)).toEqual(expect.arrayContaining(['country', 'sub', 'type']));
    for (const [name, values] of Object.entries(facets))
      for (const { count, value } of values) {
        const filter = name.startsWith('spec.') ? { spec: [`${name.slice(5)}=${value}`] } : { [name]: [value] };
        const narrowed = await search(text, { filters: filter, facets: true });
        expect(narrowed.total, `${name} ${value}`).toBe(count);
      }
  },
);

it('shows goods before advice about them', async () => {
  const { hits } = await search('solar panels');
  expect(hits.map(({ id }) => id).at(-1)).toBe(idOf('advice'));
});

it('leaves a name of another kind of document as it was typed', async () => {
  expect((await search('Zibdan')).corrected).toBeUndefined();
});
