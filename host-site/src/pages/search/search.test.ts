import { editionByCode } from '@wbn/content/editions';
import { readQuery } from '@wbn/core/search';
import { expect, it } from 'vitest';
import { en } from '../../texts/en.ts';
import { loadTexts } from '../../texts/texts.ts';
import { chosenOf } from './chosen.ts';
import { countLine } from './count-line.ts';
import { facetsOf } from './facets.ts';
import { meta } from './loader.ts';
import { cardSpecs } from './ProductCard.tsx';
import { en as texts } from './texts/en.ts';

const at = (query: string) => new URL(`http://portal.example/search-result${query}`);

it('shows one level of the tree at a time, and specifications by their keys', () => {
  const value = (id: string) => ({ value: id, name: id, count: 1 });
  const facets = [
    { name: 'industry', values: ['0003', '0004'].map(value) },
    { name: 'category', values: ['0003.01', '0004.07', '0004.08'].map(value) },
    { name: 'sub', values: ['0004.07.01', '0004.07.02'].map(value) },
    { name: 'spec.material', values: ['steel', 'brass'].map(value) },
    { name: 'country', values: ['SA'].map(value) },
  ];
  const titles = (address: string) =>
    facetsOf(facets, readQuery(address), texts).map(({ title, values }) => [title, ...values.map((one) => one.value)]);
  expect(titles('?industry=0004')).toEqual([
    ['Industry', '0003', '0004'],
    ['Category', '0004.07', '0004.08'],
    ['Material', 'material=steel', 'material=brass'],
  ]);
  expect(titles('?category=0004.07')).toContainEqual(['Subcategory', '0004.07.01', '0004.07.02']);
  expect(titles('?country=SA')).toContainEqual(['Country', 'SA']);
});

it('shows prices of one currency at a time, and amounts in their order', () => {
  const value = (id: string) => ({ value: id, name: id, count: 1 });
  const prices = { name: 'price', values: ['USD 10-20', 'EUR 1-2', 'USD 1-2'].map(value) };
  const orders = { name: 'moq', values: ['100', '10'].map(value) };
  const currencies = { name: 'currency', values: ['USD', 'EUR'].map(value) };
  const shown = (address: string, facets = [orders, prices, currencies]) =>
    facetsOf(facets, readQuery(address), texts).map(({ title, values }) => [title, ...values.map((one) => one.value)]);
  const order = ['Minimum order', '10', '100'];
  expect(shown('?business=PR')).toEqual([['Currency', 'USD', 'EUR'], order]);
  expect(shown('?business=PR&currency=USD')).toEqual([
    ['Currency', 'USD', 'EUR'],
    ['Price', 'USD 1-2', 'USD 10-20'],
    order,
  ]);
  const dollars = { name: 'price', values: ['USD 10-20', 'USD 1-2'].map(value) };
  expect(shown('', [dollars])).toEqual([['Price', 'USD 1-2', 'USD 10-20']]);
});

it('shows samples though they have one value, Incoterms where there are several, and names both', () => {
  const value = (id: string) => ({ value: id, name: id.toLowerCase(), count: 1 });
  const samples = { name: 'sample', values: [{ value: 'yes', name: 'yes', count: 3 }] };
  const terms = (...codes: string[]) => ({
    name: 'incoterms',
    values: codes.map((code) => ({ ...value(code), name: code })),
  });
  const shown = (address: string, facets: Parameters<typeof facetsOf>[0]) =>
    facetsOf(facets, readQuery(address), texts).map(({ title, values }) => [title, ...values.map((one) => one.name)]);
  expect(shown('?business=PR', [samples, terms('FOB', 'CIF')])).toEqual([
    ['Incoterms', 'FOB', 'CIF'],
    ['Samples', 'Samples available'],
  ]);
  expect(shown('?business=PR', [terms('FOB')])).toEqual([]);
  expect(shown('?business=PR&incoterms=FOB', [terms('FOB')])).toEqual([['Incoterms', 'FOB']]);
  const query = readQuery('?business=PR&incoterms=FOB&sample=yes');
  expect(chosenOf(query, [samples], texts, {}).map(({ name }) => name)).toEqual(['FOB', 'Samples available']);
});

it('names a chosen specification as products write it', () => {
  const facets = [{ name: 'spec.seat material', values: [{ value: '316l=a', name: '316L=a', count: 3 }] }];
  const query = readQuery('?business=PR&spec=seat%20material%3D316l%3Da&spec=colour%3Dred');
  expect(chosenOf(query, facets, texts, {}).map(({ name }) => name)).toEqual(['seat material: 316L=a', 'colour: red']);
});

it('R-076 R-077 shows four specs, their values cut at 50 characters', () => {
  const specs = [49, 50, 51, 52, 53].map((length) => ({ key: `k${length}`, value: 'x'.repeat(length) }));
  const shown = cardSpecs(specs);
  expect(shown).toHaveLength(4);
  expect(shown.map(({ value }) => value)).toEqual([
    'x'.repeat(49),
    'x'.repeat(50),
    `${'x'.repeat(50)}…`,
    `${'x'.repeat(50)}…`,
  ]);
});

/** The meta texts of a search in the Chilean edition. */
const metaOf = (search: string) =>
  meta({
    data: { state: 'ready', query: readQuery(search), total: 1, isExact: true, kind: 'business', results: [] },
    url: at(''),
    edition: editionByCode('cl')!,
    locale: 'en',
    texts: en,
    words: undefined,
    portal: 'http://portal.example',
  });

it.each([
  ['?search=copper&business=EX', 'copper Exporters worldwide | WBN Chile'],
  ['?search=copper&business=EX&countries=TR', 'copper Exporters in Türkiye | WBN'],
  ['?business=EX', 'Exporters: suppliers in Chile and the world | WBN'],
  ['?business=EX&countries=TR', 'Exporters in Türkiye | WBN'],
])('names only the country that %s searches', (search, title) => {
  expect(metaOf(search).title).toBe(title);
});

it('speaks of the query and of the edition in its title and texts', () => {
  const said = metaOf('?search=copper&business=EX');
  expect(said.title).toMatch(/copper.*Exporters.*Chile/);
  expect(said.description).toContain('Chilean');
  expect(said.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', name: '1 Results for Exporters - copper' });
});

it('the count says when there are more than are counted, and what was searched', () => {
  expect(countLine(en, { total: 12, isExact: true }, 'Manufacturers', 'steel')).toBe(
    '12 Results for Manufacturers - steel',
  );
  expect(countLine(en, { total: 10_000, isExact: false }, 'Products', '')).toBe('10000+ Results for Products');
  expect(countLine(en, { total: 1, isExact: true }, 'Users', '{type}')).toBe('1 Results for Users - {type}');
});

it.each(['es', 'it', 'zh', 'ar'] as const)('the count is said in %s on its pages', async (locale) => {
  const line = countLine(await loadTexts(locale), { total: 12, isExact: true }, 'T', 'steel');
  expect(line).toMatch(/12.*T - steel/);
  expect(line).not.toContain('Results');
});
