import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { success, testServer } from '../testing/server.ts';
import { toQuery } from './query.ts';
import { searchPage } from './results.ts';

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
    await using it = await engine();
    const kinds: string[] = [];
    for (const business of ['PR', 'UR', 'MA', 'GO'])
      kinds.push((await searchPage(it.client, toQuery({ business }))).kind);
    expect(kinds).toEqual(['product', 'user', 'business', 'business']);
    expect(it.server.seen.map(({ path }) => path)).toEqual([
      'search/product',
      'user/search',
      'search/business',
      'search/business',
    ]);
  });

  it('R-066 skips five results for each page before it', async () => {
    await using it = await engine();
    await searchPage(it.client, toQuery({}));
    await searchPage(it.client, toQuery({}), 3);
    expect(it.server.seen.map(({ body }) => body)).toEqual([
      { businessType: 'MA', skip: 0, size: 5 },
      { businessType: 'MA', skip: 10, size: 5 },
    ]);
  });

  it('R-071 of all countries sends no country', async () => {
    await using it = await engine();
    for (const business of ['MA', 'UR']) {
      await searchPage(it.client, toQuery({ business, countries: 'global' }));
      expect(it.server.seen.at(-1)?.body).not.toHaveProperty('country');
      await searchPage(it.client, toQuery({ business, countries: 'SA' }));
      expect(it.server.seen.at(-1)?.body).toHaveProperty('country', 'SA');
    }
  });

  it('of products never sends a country, and of users sends size and limit', async () => {
    await using it = await engine();
    await searchPage(it.client, toQuery({ business: 'PR', countries: 'SA', search: 'pump' }));
    await searchPage(it.client, toQuery({ business: 'UR', search: 'amal' }));
    expect(it.server.seen.map(({ body }) => body)).toEqual([
      { textQuery: 'pump', skip: 0, size: 5 },
      { textQuery: 'amal', skip: 0, size: 5, limit: 5 },
    ]);
  });

  it('cuts what is too long, and drops what no database can keep', async () => {
    await using it = await engine();
    await searchPage(it.client, toQuery({ search: `${'a'.repeat(255)}😀` }));
    await searchPage(it.client, toQuery({ search: 'a\0b' }));
    const texts = it.server.seen.map(({ body }) => (body as { textQuery: string }).textQuery);
    expect(texts).toEqual(['a'.repeat(255), 'ab']);
  });
});
