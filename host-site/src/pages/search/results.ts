import { resultKind } from '@wbn/contract';
import type { BusinessCard, Product, PublicProfile } from '@wbn/contract/shapes';
import type { Caller } from '../../api/caller.ts';
import type { Facet } from './facets.ts';
import { lastPage, type SearchQuery, searchBody } from './query.ts';

/** A boost promotes a result: it is marked as advertising. */
export interface Promotable {
  readonly promoted?: true | undefined;
}

export type SearchResults =
  | { readonly kind: 'business'; readonly items: readonly (BusinessCard & Promotable)[] }
  | { readonly kind: 'product'; readonly items: readonly (Product & Promotable)[] }
  | { readonly kind: 'user'; readonly items: readonly PublicProfile[] };

export interface Interpretation {
  readonly kind: string;
  readonly value: string;
  readonly text: string;
  readonly name: string;
}

export interface ReadyData {
  readonly state: 'ready';
  readonly query: SearchQuery;
  readonly total: number;
  readonly exact: boolean;
  /** The text that was searched instead. */
  readonly corrected?: string | undefined;
  /** Results need not hold every word. */
  readonly relaxed?: true | undefined;
  /** How words of the search were taken. */
  readonly interpretations?: readonly Interpretation[] | undefined;
  /** What the results can be narrowed by. */
  readonly facets?: readonly Facet[] | undefined;
  readonly results: SearchResults;
}

export type SearchData = ReadyData | { readonly state: 'failed'; readonly query: SearchQuery };

export async function runSearch(call: Caller, query: SearchQuery): Promise<SearchData> {
  const body = searchBody(query);
  const kind = resultKind(query.business);
  if (kind === 'user') {
    const { profiles, totalIsExact, totalResults, ...reading } = (await call('searchUsers', { body })).data;
    const results = { kind, items: profiles };
    return { state: 'ready', query, total: totalResults, exact: totalIsExact, ...reading, results };
  }
  const counted = { body: { ...body, facets: true } };
  if (kind === 'product') {
    const { results: items, total_is_exact, total_results, ...reading } = (await call('searchProducts', counted)).data;
    return { state: 'ready', query, total: total_results, exact: total_is_exact, ...reading, results: { kind, items } };
  }
  const { results, total_is_exact, total_results, ...reading } = (await call('searchBusinesses', counted)).data;
  const items = results.map(({ businessProfile, reactions, promoted }) => ({
    ...businessProfile,
    reactions,
    promoted,
  }));
  return { state: 'ready', query, total: total_results, exact: total_is_exact, ...reading, results: { kind, items } };
}

/** The page that was asked for; the last one where there are fewer. */
export async function findPage(call: Caller, query: SearchQuery): Promise<SearchData> {
  const found = await runSearch(call, query);
  if (found.state === 'failed' || found.total === 0 || query.page <= lastPage(found.total)) return found;
  return runSearch(call, { ...query, page: lastPage(found.total) });
}
