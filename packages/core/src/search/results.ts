import { resultKind, searchBusinesses, searchProducts, searchText, searchUsers, skipOf } from '@wbn/contract';
import type { BusinessCard, Product, PublicProfile } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import type { InputOf } from '../api/types.ts';
import type { SearchQuery } from './query.ts';
import { type Filters, lastPage, pageSize, type ResultsQuery } from './results-query.ts';

/** A boost promotes a result: show it as advertising. */
export interface Promotable {
  readonly promoted?: true | undefined;
}

/** An interpretation of words of the search, e.g. as a country. */
export interface Interpretation {
  readonly kind: string;
  readonly value: string;
  readonly text: string;
  readonly name: string;
}

export interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}
/** Values by which the results can be narrowed. */
export interface Facet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

interface Found {
  readonly total: number;
  /** false beyond the 10,000 results that are counted exactly. */
  readonly isExact: boolean;
  /** The text that was searched instead. */
  readonly corrected?: string | undefined;
  /** Results need not hold every word. */
  readonly relaxed?: true | undefined;
  /** There are no results, and without the filters there are some. */
  readonly filteredOut?: true | undefined;
  /** Words and phrases of the search that nothing holds. */
  readonly missing?: readonly string[] | undefined;
  readonly interpretations?: readonly Interpretation[] | undefined;
  readonly facets?: readonly Facet[] | undefined;
}
export type SearchResults = Found &
  (
    | { readonly kind: 'business'; readonly results: readonly (BusinessCard & Promotable)[] }
    | { readonly kind: 'product'; readonly results: readonly (Product & Promotable)[] }
    | { readonly kind: 'user'; readonly results: readonly PublicProfile[] }
  );

export interface SearchOptions {
  /** Whether to count values that can narrow the results; people have none. */
  readonly facets?: boolean;
  readonly signal?: AbortSignal | undefined;
}

type Asked = SearchQuery & Partial<ResultsQuery>;

type SentFilters = NonNullable<InputOf<typeof searchProducts>['body']>['filters'];

/** A product search has no country field: there the country is a filter. */
const inCountry = (filters: Filters | undefined, country: string | undefined): Filters | undefined =>
  country && !filters?.country ? { ...filters, country: [country] } : filters;

/**
 * One page of results. The type selects one of the three searches.
 *
 * @example
 * // POST search/product answers { results: [product], total_results: 1, total_is_exact: true }
 * const found = await searchPage(client, { business: 'PR', countries: 'ES', search: 'valve' });
 * found.results[0].name; // 'Ball valve'
 */
export async function searchPage(
  { call }: Pick<Client, 'call'>,
  { business, countries, exact, filters, ignore, page = 1, search, sort }: Asked,
  { facets, signal }: SearchOptions = {},
): Promise<SearchResults> {
  const kind = resultKind(business);
  const country = countries === 'global' ? undefined : countries;
  const words = { textQuery: searchText(search), skip: skipOf(page, pageSize), size: pageSize };
  const part = { ...words, exact, ignore: ignore && [...ignore] };
  if (kind === 'user') {
    const { data } = await call(searchUsers, { body: { ...part, limit: pageSize, country }, signal });
    const { profiles, totalIsExact, totalResults, ...reading } = data;
    return { kind, results: profiles, total: totalResults, isExact: totalIsExact, ...reading };
  }
  const narrowed = { ...part, facets };
  if (kind === 'product') {
    const body = { ...narrowed, sort, filters: inCountry(filters, country) as SentFilters };
    const { results, total_is_exact, total_results, ...reading } = (await call(searchProducts, { body, signal })).data;
    return { kind, results, total: total_results, isExact: total_is_exact, ...reading };
  }
  const order = sort === 'newest' ? sort : undefined;
  const body = { ...narrowed, sort: order, filters: filters as SentFilters, businessType: business, country };
  const { results, total_is_exact, total_results, ...reading } = (await call(searchBusinesses, { body, signal })).data;
  const cards = results.map(({ businessProfile, reactions, promoted }) => ({
    ...businessProfile,
    reactions,
    promoted,
  }));
  return { kind, results: cards, total: total_results, isExact: total_is_exact, ...reading };
}

/**
 * The requested page, or the last one if there are fewer; `query` names the page that was found.
 *
 * @example
 * // POST search/product answers { results: [product], total_results: 1, total_is_exact: true }
 * const found = await findPage(client, readQuery('business=PR&search=valve&page=9'));
 * found.query.page; // 1
 */
export async function findPage<Query extends ResultsQuery>(
  client: Pick<Client, 'call'>,
  query: Query,
  options?: SearchOptions,
): Promise<SearchResults & { readonly query: Query }> {
  const found = await searchPage(client, query, options);
  const last = lastPage(found.total);
  if (found.total === 0 || query.page <= last) return { ...found, query };
  const shown = { ...query, page: last };
  return { ...(await searchPage(client, shown, options)), query: shown };
}
