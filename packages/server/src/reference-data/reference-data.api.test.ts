import { searchTypes } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { call, expectAnswer } from '../testing/network.ts';

describe('the reference lists', () => {
  it('R-358 R-062 countries have code, countryName and emoji', async () => {
    const { data } = expectAnswer('listCountries', await call('ref-data/country'));
    expect(data.find(({ code }: { code: string }) => code === 'SA')).toMatchObject({
      countryName: 'Saudi Arabia',
      emoji: '🇸🇦',
    });
    expect(data.length).toBeGreaterThan(190);
  });

  it('R-359 R-136 states have stateID, stateName and countryCode', async () => {
    const { data } = expectAnswer('listStates', await call('ref-data/country/SA/state'));
    expect(data).toHaveLength(13);
    for (const state of data) expect(state.countryCode).toBe('SA');
    expect((await call('ref-data/country/EC/state')).json.data).toEqual([]);
    expect((await call('ref-data/country/ZZ/state')).status).toBe(404);
  });

  it('R-360 R-137 R-337 genders, languages, positions, types and industries have their fields', async () => {
    const { data: genders } = expectAnswer('listGenders', await call('ref-data/gender'));
    expect(Object.keys(genders[0]).sort()).toEqual(['code', 'name']);
    const { data: languages } = expectAnswer('listLanguages', await call('ref-data/language'));
    expect(languages[0]).toMatchObject({ code: expect.any(String), languageName: expect.any(String) });
    const { data: positions } = expectAnswer('listJobPositions', await call('ref-data/job-position'));
    expect(Object.keys(positions[0]).sort()).toEqual(['jobPositionID', 'name']);
    const { data: types } = expectAnswer('listBusinessTypes', await call('ref-data/business-type'));
    expect(types).toEqual(searchTypes.slice(2).map(({ code, name }) => ({ code, businessTypeName: name })));
    const { data: industries } = expectAnswer('listIndustries', await call('catsys/industry'));
    expect(industries[0]).toMatchObject({ id: '0001', name: 'Automation' });
  });
});

describe('the industry tree', () => {
  it('R-097 R-098 R-374 has key, text and categories, with subcategories in order', async () => {
    const { data } = expectAnswer('industryTree', await call('catsys/industry/full-tree'));
    expect(data.map(({ key }: { key: string }) => key)).toEqual(
      Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(4, '0')),
    );
    for (const industry of data) {
      expect(industry).toMatchObject({ id: industry.key, text: industry.name });
      for (const { subCategories } of industry.categories) {
        const orders = subCategories.map(({ order }: { order: number }) => order);
        expect(orders).toEqual([...orders].sort((one, other) => one - other));
      }
    }
  });

  it('R-099 R-163 answers the categories of one industry', async () => {
    const { data } = expectAnswer('listCategories', await call('catsys/industry/0003/category'));
    expect(data.length).toBeGreaterThan(3);
    for (const category of data) expect(category.id).toMatch(/^0003\./);
    expect((await call('catsys/industry/0099/category')).status).toBe(404);
  });
});
