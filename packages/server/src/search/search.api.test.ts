import { describe, expect, it } from 'vitest';
import { call, expectAnswer } from '../testing/network.ts';

const idsOf = (results: { businessProfile: { businessID: string } }[]) =>
  results.map(({ businessProfile }) => businessProfile.businessID);

describe('the search for businesses', () => {
  it('R-067 R-068 takes textQuery, businessType, country, skip and size; answers results and total_results', async () => {
    const body = { textQuery: 'industrial', businessType: 'MA', country: 'SA', skip: 0, size: 5 };
    const { data } = expectAnswer('searchBusinesses', await call('search/business', body));
    expect(data.total_results).toBeGreaterThanOrEqual(data.results.length);
    for (const { businessProfile, reactions } of data.results) {
      expect(businessProfile.general.businessType.code).toBe('MA');
      expect(businessProfile.contactInfo.country.code).toBe('SA');
      expect(reactions).toEqual(businessProfile.reactions);
    }
  });

  it('R-066 goes on where skip says: three pages of five without a repeat', async () => {
    const page = async (skip: number) =>
      idsOf((await call('search/business', { textQuery: '', businessType: 'MA', skip, size: 5 })).json.data.results);
    const seen = [...(await page(0)), ...(await page(5)), ...(await page(10))];
    expect(new Set(seen).size).toBe(15);
    const byDefault = (await call('search/business', { textQuery: '', businessType: 'MA' })).json.data.results;
    expect(idsOf(byDefault)).toEqual(seen.slice(0, 5));
  });

  it('R-071 reads global as no country', async () => {
    const total = async (country?: string) =>
      (await call('search/business', { textQuery: '', businessType: 'MA', country })).json.data.total_results;
    expect(await total('global')).toBe(await total());
    expect(await total('SA')).toBeLessThan(await total());
  });

  it('repairs a typo and says what it searched', async () => {
    const { data } = (await call('search/business', { textQuery: 'indutsrial' })).json;
    expect(data.total_results).toBeGreaterThan(0);
    expect(data.corrected).toContain('industrial');
  });

  it('R-090 R-088 answers the latest of the four groups of the home page, three of each', async () => {
    const { data } = expectAnswer('lastRegistered', await call('search/business/last-registered'));
    const codes = data.map((card: { general: { businessType: { code: string } } }) => card.general.businessType.code);
    expect(codes).toEqual(['MA', 'DI', 'EX', 'CO'].flatMap((code) => [code, code, code]));
  });
});

describe('the search for products', () => {
  it('R-069 takes textQuery, skip and size, but not a country', async () => {
    const { data } = expectAnswer(
      'searchProducts',
      await call('search/product', { textQuery: 'pump', skip: 0, size: 5 }),
    );
    expect(data.results.length).toBeLessThanOrEqual(5);
    expect(data.total_results).toBeGreaterThanOrEqual(data.results.length);
    expect((await call('search/product', { textQuery: 'pump', country: 'SA' })).status).toBe(400);
  });
});

describe('the search for users', () => {
  it('R-070 R-362 takes size and limit; answers profiles and totalResults, without e-mail or phone', async () => {
    const body = { textQuery: '', skip: 0, size: 5, limit: 5 };
    const { data } = expectAnswer('searchUsers', await call('user/search', body));
    expect(data.profiles).toHaveLength(5);
    expect(data.totalResults).toBeGreaterThan(5);
    for (const profile of data.profiles) {
      for (const field of [
        'username',
        'jobPosition',
        'profilePhoto',
        'country',
        'state',
        'city',
        'companyName',
        'briefPresentation',
      ]) {
        expect(profile).toHaveProperty(field);
      }
      expect(profile.reactions.reactionCount.like).toEqual(expect.any(Number));
      expect(Object.keys(profile)).not.toContain('email');
      expect(Object.keys(profile)).not.toContain('mobilePhone');
    }
  });

  it('R-070 R-071 narrows by country, and reads global as none', async () => {
    const found = async (country?: string) =>
      expectAnswer('searchUsers', await call('user/search', { textQuery: '', size: 50, limit: 50, country })).data;
    const { profiles, totalResults } = await found('CN');
    expect(profiles.length).toBeGreaterThan(0);
    for (const profile of profiles) expect(profile.country.code).toBe('CN');
    const everywhere = (await found()).totalResults;
    expect(totalResults).toBeLessThan(everywhere);
    expect((await found('global')).totalResults).toBe(everywhere);
  });
});

describe('suggestions', () => {
  it('complete a word that was begun', async () => {
    const { data } = expectAnswer('suggest', await call('search/suggest', { prefix: 'indus', businessType: 'MA' }));
    expect(data.length).toBeGreaterThan(0);
    expect(data.some(({ text }: { text: string }) => text.toLowerCase().startsWith('indus'))).toBe(true);
  });
});

describe('the list of public pages', () => {
  it('has each business and product once, whatever the share of ids', async () => {
    const { data } = expectAnswer('countPages', await call('search/page-count'));
    for (const [kind, count] of [
      ['business', data.businesses],
      ['product', data.products],
    ] as const) {
      const seen = new Set<string>();
      for (const prefix of '0123456789abcdef') {
        const page = expectAnswer('listPages', await call(`search/page?kind=${kind}&prefix=${prefix}`)).data;
        for (const { companyName, id, name } of page) {
          expect(id[0]).toBe(prefix);
          expect(companyName).not.toBe('');
          expect(typeof name).toBe(kind === 'product' ? 'string' : 'object');
          seen.add(id);
        }
      }
      expect(seen.size).toBe(count);
    }
  });

  it('goes on after an id', async () => {
    const { data } = await (await call('search/page?kind=business&prefix=a')).json;
    const rest = (await call(`search/page?kind=business&prefix=a&after=${data[2].id}`)).json.data;
    expect(rest).toEqual(data.slice(3));
    expect((await call('search/page?kind=business&prefix=xyz')).status).toBe(400);
  });
});
