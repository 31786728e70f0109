import { editionByCode } from '@wbn/content/editions';
import { pageCount, searchTypes } from '@wbn/contract';
import { expect, it } from 'vitest';
import { en } from '../../texts/en.ts';
import { loadTexts } from '../../texts/texts.ts';
import { countLine } from './count-line.ts';
import { facetsOf } from './facets.ts';
import { meta } from './loader.ts';
import { pageNumbers } from './Pagination.tsx';
import { cardSpecs } from './ProductCard.tsx';
import { pagePath, readQuery, searchBody, toggled } from './query.ts';
import { findPage, runSearch } from './results.ts';
import { en as texts } from './texts/en.ts';

const at = (query: string) => new URL(`http://portal.example/search-result${query}`);

it('R-003 reads the query with the defaults of the documents', () => {
  expect(readQuery(at(''))).toEqual({ business: 'MA', countries: 'global', search: '', page: 1 });
  const given = readQuery(at('?business=DI&countries=sa&search=a%26b%20%231&page=3'));
  expect(given).toEqual({ business: 'DI', countries: 'SA', search: 'a&b #1', page: 3 });
});

it('takes what is no type, country or page for not given', () => {
  const query = readQuery(at('?business=XX&countries=nowhere&page=-2&search=%00x'));
  expect(query).toEqual({ business: 'MA', countries: 'global', search: 'x', page: 1 });
  expect(readQuery(at(`?search=${'x'.repeat(400)}`)).search).toHaveLength(256);
  // A cut through an emoji leaves none of it: the API refuses half a character.
  expect(readQuery(at(`?search=${'x'.repeat(255)}😀`)).search).toBe('x'.repeat(255));
});

it('R-066 R-071 sends five from the page on, and no country for global', () => {
  const query = readQuery(at('?search=steel&page=3'));
  expect(searchBody(query)).toEqual({ textQuery: 'steel', businessType: 'MA', country: undefined, skip: 10, size: 5 });
  expect(searchBody(readQuery(at('?countries=SA')))).toMatchObject({ country: 'SA', skip: 0, size: 5 });
});

it('R-069 sends the country of a search for products as a filter, and both sizes with one for users', () => {
  const products = { textQuery: '', skip: 0, size: 5 };
  expect(searchBody(readQuery(at('?business=PR')))).toEqual(products);
  expect(searchBody(readQuery(at('?business=PR&countries=SA')))).toEqual({ ...products, filters: { country: ['SA'] } });
  expect(searchBody(readQuery(at('?business=UR')))).toMatchObject({ size: 5, limit: 5 });
});

it('R-064 asks for the kind of results that a type has', async () => {
  const asked: string[] = [];
  const none = {
    results: [],
    profiles: [],
    total_results: 0,
    totalResults: 0,
    total_is_exact: true,
    totalIsExact: true,
  };
  const call = async (name: string) => {
    asked.push(name);
    return { success: true, data: none };
  };
  const kinds: string[] = [];
  for (const { code } of searchTypes) {
    const found = await runSearch(call as never, readQuery(at(`?business=${code}`)));
    if (found.state === 'ready') kinds.push(found.results.kind);
  }
  expect(kinds).toEqual(['product', 'user', ...Array(9).fill('business')]);
  expect(asked).toEqual(['searchProducts', 'searchUsers', ...Array(9).fill('searchBusinesses')]);
});

it('holds the whole state of a search in its address', () => {
  const address =
    '?business=PR&countries=global&search=pump&category=0004.07&country=SA&country=TR&spec=material%3Dsteel&ignore=type%3AMA&exact=1&sort=newest&page=2';
  const query = readQuery(at(address));
  expect(query.filters).toEqual({ category: ['0004.07'], country: ['SA', 'TR'], spec: ['material=steel'] });
  expect(readQuery(at(pagePath(query, 2).replace('/search-result', '')))).toEqual(query);
  expect(searchBody(query)).toMatchObject({ filters: query.filters, sort: 'newest', exact: true, ignore: ['type:MA'] });
  const broken = readQuery(at('?category=<b>&country=%00&spec=nothing&sort=price&exact=yes&ignore='));
  expect(broken).toEqual(readQuery(at('')));
});

it('puts a value of a filter in and takes it out, from the first page', () => {
  const query = readQuery(at('?page=3&country=SA'));
  const both = toggled(query, 'country', 'TR');
  expect(both).toMatchObject({ page: 1, filters: { country: ['SA', 'TR'] } });
  expect(toggled(toggled(both, 'country', 'SA'), 'country', 'TR').filters).toEqual({});
});

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
    facetsOf(facets, readQuery(at(address)), texts).map(({ title, values }) => [
      title,
      ...values.map((one) => one.value),
    ]);
  expect(titles('?industry=0004')).toEqual([
    ['Industry', '0003', '0004'],
    ['Category', '0004.07', '0004.08'],
    ['material', 'material=steel', 'material=brass'],
  ]);
  expect(titles('?category=0004.07')).toContainEqual(['Subcategory', '0004.07.01', '0004.07.02']);
  expect(titles('?country=SA')).toContainEqual(['Country', 'SA']);
});

it('R-065 counts pages of five', () => {
  expect([0, 5, 6, 11].map((total) => pageCount(total))).toEqual([0, 1, 2, 3]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 400)).toEqual([1, 0, 4, 5, 6, 0, 400]);
});

it('asks for no page behind the last that can be read', () => {
  for (const page of ['2001', '100000', '1e300']) expect(searchBody(readQuery(at(`?page=${page}`))).skip).toBe(9_995);
});

it('shows the last page to who asks for one behind it', async () => {
  const asked: number[] = [];
  const call = async (_: string, { body }: { body: { skip: number } }) => {
    asked.push(body.skip);
    return { success: true, data: { results: [], total_results: 11, total_is_exact: true } };
  };
  const found = await findPage(call as never, readQuery(at('?page=50')));
  expect(asked).toEqual([245, 10]);
  expect(found.query.page).toBe(3);
});

it('writes the page into the address from the second on', () => {
  const query = readQuery(at('?search=a%26b'));
  expect(pagePath(query, 1)).toBe('/search-result?business=MA&countries=global&search=a%26b');
  expect(pagePath(query, 2)).toContain('&page=2');
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

it('speaks of the query and of the edition in its title and texts', () => {
  const edition = editionByCode('cl')!;
  const query = readQuery(at('?search=copper&business=EX'));
  const found = { state: 'ready', query, total: 1, exact: true, results: { kind: 'business', items: [] } } as const;
  const said = meta({
    data: found,
    url: at(''),
    edition,
    locale: 'en',
    texts: en,
    words: undefined,
    portal: 'http://portal.example',
  });
  expect(said.title).toMatch(/copper.*Exporters.*Chile/);
  expect(said.description).toContain('Chilean');
  expect(said.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', name: '1 Results for Exporters - copper' });
});

it('the count says when there are more than are counted, and what was searched', () => {
  expect(countLine(en, { total: 12, exact: true }, 'Manufacturers', 'steel')).toBe(
    '12 Results for Manufacturers - steel',
  );
  expect(countLine(en, { total: 10_000, exact: false }, 'Products', '')).toBe('10000+ Results for Products - ');
  expect(countLine(en, { total: 1, exact: true }, 'Users', '{type}')).toBe('1 Results for Users - {type}');
});

it.each(['es', 'it', 'zh', 'ar'] as const)('the count is said in %s on its pages', async (locale) => {
  const line = countLine(await loadTexts(locale), { total: 12, exact: true }, 'T', 'steel');
  expect(line).toMatch(/12.*T - steel/);
  expect(line).not.toContain('Results');
});
