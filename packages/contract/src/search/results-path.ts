import { searchPath } from '../slugs.ts';

/** Names of filters in the address of a results page and in the calls of the search, in the order of both. */
export const filterNames = [
  'industry',
  'category',
  'sub',
  'country',
  'state',
  'type',
  'verified',
  'tier',
  'certificate',
  'currency',
  'price',
  'moq',
  'lead',
  'incoterms',
  'sample',
  'spec',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Orders besides relevance. Prices compare within one currency alone: these orders need a filter by one. */
export const resultsOrders = ['newest', 'price-asc', 'price-desc'] as const;
export type ResultsOrder = (typeof resultsOrders)[number];

/** The state of a results page, in the fields of the search calls. */
export interface ResultsState {
  readonly businessType?: string | undefined;
  readonly country?: string | undefined;
  readonly textQuery: string;
  readonly filters?: { readonly [Name in FilterName]?: readonly string[] | undefined } | undefined;
  readonly ignore?: readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly sort?: ResultsOrder | undefined;
}

/**
 * The portal's path of a results page; the first page has no number.
 *
 * @example resultsPath({ textQuery: 'pump', filters: { tier: ['gold'] } }, 2) // '/search-result?business=MA&countries=global&search=pump&tier=gold&page=2'
 */
export function resultsPath(
  { businessType, country, exact, filters = {}, ignore = [], sort, textQuery }: ResultsState,
  page = 1,
): string {
  const more = new URLSearchParams();
  for (const name of filterNames) for (const value of filters[name] ?? []) more.append(name, value);
  for (const one of ignore) more.append('ignore', one);
  if (exact) more.set('exact', '1');
  if (sort) more.set('sort', sort);
  if (page > 1) more.set('page', String(page));
  return searchPath(businessType, country, textQuery) + (more.size > 0 ? `&${more}` : '');
}
