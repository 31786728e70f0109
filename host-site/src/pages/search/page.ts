import {
  businessPath,
  countLine,
  isSearchType,
  pageCount,
  productPath,
  resultKind,
  searchPath,
  skipOf,
} from '@wbn/contract';
import type { BusinessCard, Product, PublicProfile } from '@wbn/contract/shapes';
import { data } from 'react-router';
import type { Caller } from '../../api/caller.ts';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routes/page-route.ts';
import { typeName } from '../../words.ts';

export interface SearchQuery {
  readonly business: string;
  readonly countries: string;
  readonly search: string;
  readonly page: number;
}
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

/** The address's query with the documents' defaults (R-003); what is no type, country or page is as if it were not there. */
export function readQuery({ searchParams }: URL): SearchQuery {
  const business = searchParams.get('business') ?? '';
  const countries = searchParams.get('countries') ?? '';
  const page = Number(searchParams.get('page') ?? '1');
  return {
    business: isSearchType(business) ? business : 'MA',
    countries: /^[A-Za-z]{2}$/.test(countries) ? countries.toUpperCase() : 'global',
    search: (searchParams.get('search') ?? '').replaceAll('\u0000', '').toWellFormed().slice(0, 256),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a page of a search; the first one carries no number. */
export const pagePath = ({ business, countries, search }: SearchQuery, page: number): string =>
  searchPath(business, countries, search) + (page > 1 ? `&page=${page}` : '');

const size = 5;

/** What a search sends: no country for `global`, none at all for products. */
export function searchBody({ business, countries, page, search }: SearchQuery): Record<string, unknown> {
  const common = { textQuery: search, skip: skipOf(page), size };
  const country = countries === 'global' ? undefined : countries;
  const kind = resultKind(business);
  if (kind === 'product') return common;
  return kind === 'user' ? { ...common, limit: size, country } : { ...common, businessType: business, country };
}

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

const nameAndPath = (results: SearchResults): (readonly [string, string])[] => {
  if (results.kind === 'product') {
    return results.items.map(({ businessProfile, name, productID }) => [
      name,
      productPath(businessProfile.general.companyName, name, productID),
    ]);
  }
  if (results.kind === 'user') {
    return results.items.map(({ firstName, lastName, userID }) => [`${firstName} ${lastName}`, `/profile/${userID}`]);
  }
  return results.items.map(({ businessID, general }) => [
    general.companyName,
    businessPath(general.companyName, businessID),
  ]);
};

export { SearchResult as Component } from './SearchResult.tsx';

export async function load({ call, url }: LoaderInput) {
  const query = readQuery(url);
  try {
    return await runSearch(call, query);
  } catch {
    return data({ state: 'failed', query } satisfies SearchData, { status: 502 });
  }
}

export function meta({ data: found, edition, portal, texts, words }: MetaInput<SearchData>): PageMeta {
  const { query } = found;
  const type = typeName({ words }, query.business);
  const values: Record<string, string> = {
    query: query.search,
    type,
    country: edition.countryName,
    demonym: edition.demonym,
  };
  const put = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const { search } = texts;
  const meta = {
    title: put(query.search ? search.title : search.titleAll),
    description: put(query.search ? search.description : search.descriptionAll),
    keywords: [query.search, type, `${query.search} ${type}`, `${edition.demonym} ${type}`, edition.countryName].filter(
      (word) => word.trim() !== '',
    ),
    canonical: pagePath(query, query.page),
  };
  if (found.state === 'failed') return { ...meta, noIndex: true };
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: countLine(found.total, found.exact, type, query.search),
    numberOfItems: found.total,
    itemListElement: nameAndPath(found.results).map(([name, path], index) => ({
      '@type': 'ListItem',
      position: skipOf(query.page) + index + 1,
      name,
      url: portal + path,
    })),
  };
  return { ...meta, noIndex: found.total === 0, jsonLd: [list] };
}

export const lastPage = (total: number): number => Math.max(1, pageCount(total, size));
