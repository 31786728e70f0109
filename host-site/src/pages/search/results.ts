import { resultKind } from '@wbn/contract';
import type { BusinessCard, Product, PublicProfile } from '@wbn/contract/shapes';
import type { Caller } from '../../api/caller.ts';
import { type SearchQuery, searchBody } from './query.ts';

export type SearchResults =
  | { readonly kind: 'business'; readonly items: readonly BusinessCard[] }
  | { readonly kind: 'product'; readonly items: readonly Product[] }
  | { readonly kind: 'user'; readonly items: readonly PublicProfile[] };

export type SearchData =
  | {
      readonly state: 'ready';
      readonly query: SearchQuery;
      readonly total: number;
      readonly exact: boolean;
      readonly corrected?: string;
      readonly results: SearchResults;
    }
  | { readonly state: 'failed'; readonly query: SearchQuery };

export async function runSearch(call: Caller, query: SearchQuery): Promise<SearchData> {
  const body = searchBody(query);
  const kind = resultKind(query.business);
  if (kind === 'user') {
    const { profiles, totalIsExact, totalResults } = (await call('searchUsers', { body })).data;
    return { state: 'ready', query, total: totalResults, exact: totalIsExact, results: { kind, items: profiles } };
  }
  if (kind === 'product') {
    const { corrected, results, total_is_exact, total_results } = (await call('searchProducts', { body })).data;
    return {
      state: 'ready',
      query,
      total: total_results,
      exact: total_is_exact,
      corrected,
      results: { kind, items: results },
    };
  }
  const { corrected, results, total_is_exact, total_results } = (await call('searchBusinesses', { body })).data;
  const items = results.map(({ businessProfile, reactions }) => ({ ...businessProfile, reactions }));
  return { state: 'ready', query, total: total_results, exact: total_is_exact, corrected, results: { kind, items } };
}
