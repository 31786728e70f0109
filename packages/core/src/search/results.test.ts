import { searchTypes } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { success, testServer } from '../testing/server.ts';
import { toQuery } from './query.ts';
import { findPage, searchPage } from './results.ts';
import { readQuery } from './results-query.ts';

async function engine() {
  const found = { results: [], total_results: 11, total_is_exact: true };
  const server = await testServer(({ path }) =>
    success(path.startsWith('user/') ? { profiles: [], totalResults: 2, totalIsExact: false } : found),
  );
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin });
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a page of results', () => {
  it('R-064 asks for products, for users, and for businesses of any other type', async () => {
    await using setup = await engine();
    const kinds: string[] = [];
    for (const { code } of searchTypes) kinds.push((await searchPage(setup.client, toQuery({ business: code }))).kind);
    expect(kinds).toEqual(['product', 'user', ...Array(9).fill('business')]);
    expect(setup.server.seen.map(({ path }) => path)).toEqual([
      'search/product',
      'user/search',
      ...Array(9).fill('search/business'),
    ]);
  });

  it('R-066 skips five results for each page before it', async () => {
    await using setup = await engine();
    await searchPage(setup.client, toQuery({}));
    await searchPage(setup.client, { ...toQuery({}), page: 3 });
    expect(setup.server.seen.map(({ body }) => body)).toEqual([
      { businessType: 'MA', skip: 0, size: 5 },
      { businessType: 'MA', skip: 10, size: 5 },
    ]);
  });

  it('R-071 of all countries sends no country', async () => {
    await using setup = await engine();
    for (const business of ['MA', 'UR']) {
      await searchPage(setup.client, toQuery({ business, countries: 'global' }));
      expect(setup.server.seen.at(-1)?.body).not.toHaveProperty('country');
      await searchPage(setup.client, toQuery({ business, countries: 'SA' }));
      expect(setup.server.seen.at(-1)?.body).toHaveProperty('country', 'SA');
    }
  });

  it('R-069 of products sends the country as a filter, unless one is chosen there, and of users size and limit', async () => {
    await using setup = await engine();
    await searchPage(setup.client, toQuery({ business: 'PR', countries: 'SA', search: 'pump' }));
    await searchPage(setup.client, readQuery('?business=PR&countries=SA&country=TR'));
    await searchPage(setup.client, toQuery({ business: 'UR', search: 'amal' }));
    expect(setup.server.seen.map(({ body }) => body)).toEqual([
      { textQuery: 'pump', skip: 0, size: 5, filters: { country: ['SA'] } },
      { skip: 0, size: 5, filters: { country: ['TR'] } },
      { textQuery: 'amal', skip: 0, size: 5, limit: 5 },
    ]);
  });

  it('sends filters, order and readings of the address, and asks for facets only where they are shown', async () => {
    await using setup = await engine();
    const query = readQuery('?search=pump&country=SA&spec=material%3Dsteel&ignore=type%3AMA&exact=1&sort=newest');
    await searchPage(setup.client, query, { facets: true });
    await searchPage(setup.client, { ...query, business: 'UR' }, { facets: true });
    const taken = { textQuery: 'pump', skip: 0, size: 5, exact: true, ignore: ['type:MA'] };
    const filters = { country: ['SA'], spec: ['material=steel'] };
    expect(setup.server.seen.map(({ body }) => body)).toEqual([
      { ...taken, businessType: 'MA', filters, sort: 'newest', facets: true },
      { ...taken, limit: 5 },
    ]);
  });

  it('is the last one where the address names a page behind it', async () => {
    await using setup = await engine();
    const found = await findPage(setup.client, readQuery('?page=50'));
    expect(setup.server.seen.map(({ body }) => body)).toMatchObject([{ skip: 245 }, { skip: 10 }]);
    expect(found).toMatchObject({ total: 11, query: { page: 3 } });
  });

  it('cuts what is too long, and drops what no database can keep', async () => {
    await using setup = await engine();
    await searchPage(setup.client, toQuery({ search: `${'a'.repeat(255)}😀` }));
    await searchPage(setup.client, toQuery({ search: 'a\0b' }));
    const texts = setup.server.seen.map(({ body }) => (body as { textQuery: string }).textQuery);
    expect(texts).toEqual(['a'.repeat(255), 'ab']);
  });
});
