import { deepestResult, searchText } from '@wbn/contract';
import { pagePath } from '@wbn/core/search';

/** The kinds of results. `business` and `post` have their lists on this page, the others on the results page. */
export const kinds = ['product', 'business', 'user', 'post'] as const;
export type Kind = (typeof kinds)[number];

/** The whole state of the page, which its address contains. */
export interface AllQuery {
  readonly search: string;
  /** A country's code, or `global`. */
  readonly countries: string;
  /** Searches the words as typed. */
  readonly exact?: true;
  /** Interpretations that the visitor turned off, e.g. `without:steel`. */
  readonly ignore?: readonly string[];
  /** The kind that is listed alone. */
  readonly kind?: 'business' | 'post';
  /** Pages of that list count from 1. */
  readonly page: number;
}

/** Results on a page of one kind. */
export const listSize = 10;

/** As many as the calls take. */
const mostIgnored = 20;
const longestIgnored = 80;

/** Parses an address's query; invalid values fall back to the defaults. */
export function readAllQuery(fields: URLSearchParams): AllQuery {
  const country = fields.get('countries') ?? '';
  const kind = fields.get('kind');
  const page = Number(fields.get('page') ?? '1');
  const ignore = fields.getAll('ignore').filter((one) => one !== '' && one.length <= longestIgnored);
  return {
    search: searchText(fields.get('search') ?? ''),
    countries: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : 'global',
    ...(fields.get('exact') === '1' && { exact: true }),
    ...(ignore.length > 0 && { ignore: ignore.slice(0, mostIgnored) }),
    ...((kind === 'business' || kind === 'post') && { kind }),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, deepestResult / listSize) : 1,
  };
}

/** The path of this page; default values are left out. */
export function allPath({ countries, exact, ignore = [], kind, page, search }: AllQuery): string {
  const fields = new URLSearchParams({ search });
  if (countries !== 'global') fields.set('countries', countries);
  if (exact) fields.set('exact', '1');
  for (const one of ignore) fields.append('ignore', one);
  if (kind) fields.set('kind', kind);
  if (page > 1) fields.set('page', String(page));
  return `/search?${fields}`;
}

/** The page that lists all results of one kind, for the same words and country. */
export function listPath({ countries, exact, ignore, search }: AllQuery, kind: Kind): string {
  if (kind === 'business' || kind === 'post')
    return allPath({
      countries: kind === 'post' ? 'global' : countries,
      search,
      ...(exact && { exact }),
      ...(ignore && { ignore }),
      kind,
      page: 1,
    });
  return pagePath({ business: kind === 'product' ? 'PR' : 'UR', countries, search, exact, ignore });
}

/** The page that saves the search of a results page. Products alone have an alert for all types of businesses (decision 078). */
export const savePath = (query: AllQuery): string =>
  listPath(query, 'product').replace('search-result', 'saved-searches');
