import { locales } from '@wbn/content';
import type { Industry, Product } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { call, expectAnswer } from '../testing/network.ts';

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en');
const script = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u, es: /\p{Script=Latin}/u, it: /\p{Script=Latin}/u };

describe('names in an answer', () => {
  it.each(translated)('are said in %s where asked for, and the rest of the answer stays as it is', async (locale) => {
    const pattern = script[locale as keyof typeof script];
    const lists = [
      ['listCountries', 'ref-data/country', 'countryName'],
      ['listGenders', 'ref-data/gender', 'name'],
      ['listJobPositions', 'ref-data/job-position', 'name'],
      ['listBusinessTypes', 'ref-data/business-type', 'businessTypeName'],
      ['listIndustries', 'catsys/industry', 'name'],
      ['listCategories', 'catsys/industry/0003/category', 'name'],
      ['listStates', 'ref-data/country/SA/state', 'stateName'],
    ] as const;
    for (const [name, path, field] of lists) {
      const english = expectAnswer(name, await call(path)).data as Record<string, unknown>[];
      const said = expectAnswer(name, await call(`${path}?locale=${locale}`)).data as Record<string, unknown>[];
      expect(said.length).toBe(english.length);
      const changed = said.filter((item, index) => item[field] !== english[index]![field]);
      expect(changed.length, path).toBeGreaterThan(said.length / 2);
      for (const [at, item] of said.entries()) {
        expect(item[field], path).toMatch(pattern);
        const { [field]: _, text: __, categories: ___, subCategories: ____, ...rest } = item;
        expect(english[at]).toMatchObject(rest);
      }
    }
    const [english, said] = await Promise.all(
      ['', `?locale=${locale}`].map(async (query) => {
        return expectAnswer('searchBusinesses', await call(`search/business${query}`, { textQuery: 'steel', size: 3 }))
          .data;
      }),
    );
    const { general, contactInfo } = said.results[0].businessProfile;
    expect(general.businessType.name).toMatch(pattern);
    expect(general.industry.name).toMatch(pattern);
    expect(contactInfo.country.countryName).toMatch(pattern);
    for (const category of general.categories) expect(category.name).toMatch(pattern);
    // Codes, ids and user texts stay the same.
    const { businessID, general: written } = english.results[0].businessProfile;
    expect(said.results[0].businessProfile).toMatchObject({ businessID });
    expect([general.companyName, general.shortDescription]).toEqual([written.companyName, written.shortDescription]);
    expect(general.businessType.code).toBe(written.businessType.code);
  });

  it('of subcategories and states are said and found in the language too', async () => {
    const named = async (locale: string) => {
      const tree = expectAnswer('industryTree', await call(`catsys/industry/full-tree?locale=${locale}`))
        .data as Industry[];
      return tree.flatMap(({ categories }) => categories.flatMap(({ subCategories }) => subCategories));
    };
    const english = await named('en');
    const { results } = expectAnswer(
      'searchProducts',
      await call('search/product', { textQuery: 'steel', size: 50 }),
    ).data;
    const place = results.find((product: Product) => product.subCategory)?.subCategory;
    for (const locale of translated) {
      const said = await named(locale);
      expect(said.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      expect(said.filter(({ name }, index) => name === english[index]!.name).length).toBeLessThan(10);
      const textQuery = said.find(({ id }) => id === place.id)!.name;
      const found = await call(`search/product?locale=${locale}`, { textQuery, size: 50 });
      const places = expectAnswer('searchProducts', found).data.results.map((product: Product) => product.subCategory);
      expect(places, textQuery).toContainEqual({ id: place.id, name: textQuery });
    }
    const states = expectAnswer('listStates', await call('ref-data/country/MX/state?locale=es')).data;
    expect(states[6]).toEqual({ stateID: 'MX-07', stateName: 'Ciudad de México', countryCode: 'MX' });
  });

  it('stay English without a language, in English, and in one we do not speak', async () => {
    const plain = await call('catsys/industry/full-tree');
    expect(plain.json.data[0].name).toBe('Automation');
    for (const locale of ['', 'en', 'en-GB', 'fr', 'xx']) {
      expect((await call(`catsys/industry/full-tree?locale=${locale}`)).json).toEqual(plain.json);
    }
    expect((await call('catsys/industry/full-tree?locale=es-MX')).json.data[0].text).toBe('Automatización');
  });

  it('refuse an unknown language', async () => {
    for (const query of [
      'locale=%20',
      'locale=a%00',
      'locale=es&locale=it',
      'locale=../es',
      `locale=${'a'.repeat(90)}`,
    ]) {
      const { json, status } = await call(`ref-data/gender?${query}`);
      expect([status, json.name, json.fields]).toEqual([400, 'ValidationError', ['locale']]);
    }
  });
});
