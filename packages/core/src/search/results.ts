import { resultKind, searchBusinesses, searchProducts, searchText, searchUsers, skipOf } from '@wbn/contract';
import type { BusinessCard, Product, PublicProfile } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import type { SearchQuery } from './query.ts';

interface Found {
  readonly total: number;
  /** false beyond what is counted exactly. */
  readonly isExact: boolean;
}
export type SearchResults = Found &
  (
    | { readonly kind: 'business'; readonly results: readonly BusinessCard[] }
    | { readonly kind: 'product'; readonly results: readonly Product[] }
    | { readonly kind: 'user'; readonly results: readonly PublicProfile[] }
  );

/** Results on a page. */
export const pageSize = 5;

/** One page of results; pages count from 1. The type decides which of the three searches is asked. */
export async function searchPage(
  client: Client,
  { business, countries, search }: SearchQuery,
  page = 1,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const kind = resultKind(business);
  const country = countries === 'global' ? undefined : countries;
  const part = { textQuery: searchText(search), skip: skipOf(page, pageSize), size: pageSize };
  if (kind === 'product') {
    const { data } = await client.call(searchProducts, { body: part, signal });
    return { kind, results: data.results, total: data.total_results, isExact: data.total_is_exact };
  }
  if (kind === 'user') {
    const { data } = await client.call(searchUsers, { body: { ...part, limit: pageSize, country }, signal });
    return { kind, results: data.profiles, total: data.totalResults, isExact: data.totalIsExact };
  }
  const body = { ...part, businessType: business as 'MA', country };
  const { data } = await client.call(searchBusinesses, { body, signal });
  const results = data.results.map(({ businessProfile, reactions }) => ({ ...businessProfile, reactions }));
  return { kind, results, total: data.total_results, isExact: data.total_is_exact };
}
