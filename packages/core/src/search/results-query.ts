import {
  deepestResult,
  type FilterName,
  filterNames,
  pageCount,
  type ResultsOrder,
  resultsOrders,
  resultsPath,
  searchText,
} from '@wbn/contract';
import { type PriceEntry, readPriceForm, withPrice } from './price-entry.ts';
import { type SearchQuery, toQuery } from './query.ts';

export type Filters = { readonly [Name in FilterName]?: readonly string[] | undefined };

/** The whole state of a results page, which its address contains. */
export interface ResultsQuery extends SearchQuery {
  /** Pages count from 1. */
  readonly page: number;
  readonly filters?: Filters | undefined;
  /** Entered price limits that cannot be searched. */
  readonly refusedPrice?: PriceEntry | undefined;
  readonly sort?: ResultsOrder | undefined;
  /** Searches the words as typed. */
  readonly exact?: true | undefined;
  /** Interpretations that the visitor turned off, e.g. `type:MA`. */
  readonly ignore?: readonly string[] | undefined;
}

/** Results per page. */
export const pageSize = 5;

/**
 * The number of the last page; 1 without results.
 *
 * @example lastPage(11) // 3
 */
export const lastPage = (total: number): number => Math.max(1, pageCount(total, pageSize));

const maxValues = 20;
const maxLength = 80;
const isValue = (value: string) => value !== '' && value.length <= maxLength;

function readFilters(fields: URLSearchParams): Filters | undefined {
  const given = filterNames.flatMap((name) => {
    const values = [...new Set(fields.getAll(name))].filter((value) =>
      name === 'spec' ? isValue(value) && value.includes('=') : /^[\p{L}\p{N}][\p{L}\p{N} .&+-]{0,39}$/u.test(value),
    );
    return values.length > 0 ? [[name, values.slice(0, maxValues)] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/**
 * Prices compare within one currency alone.
 *
 * @example pricesCompare('PR', { currency: ['USD'] }) // true
 */
export const pricesCompare = (business: string | undefined, filters: Filters | undefined): boolean =>
  business === 'PR' && filters?.currency?.length === 1;

function readOrder(sort: string | null, business: string | undefined, filters: Filters | undefined) {
  const known = resultsOrders.find((order) => order === sort);
  return known === 'newest' || pricesCompare(business, filters) ? known : undefined;
}

/**
 * Parses an address's query; invalid values fall back to the defaults.
 *
 * @example readQuery('business=PR&search=pump&tier=gold&page=x') // { ...defaultQuery, business: 'PR', search: 'pump', page: 1, filters: { tier: ['gold'] } }
 */
export function readQuery(address: string): ResultsQuery {
  const fields = new URLSearchParams(address);
  const page = Number(fields.get('page') ?? '1');
  const { business, countries, search } = Object.fromEntries(fields);
  const price = business === 'PR' ? readPriceForm(fields) : undefined;
  const given = readFilters(fields);
  const filters = price && 'filter' in price ? withPrice(given, price.filter) : given;
  const ignore = fields.getAll('ignore').filter(isValue).slice(0, maxValues);
  const sort = readOrder(fields.get('sort'), business, filters);
  return {
    ...toQuery({ business, countries, search: searchText(search ?? '') }),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage(deepestResult)) : 1,
    ...(filters && { filters }),
    ...(price && 'refused' in price && { refusedPrice: price.refused }),
    ...(sort && { sort }),
    ...(fields.get('exact') === '1' && { exact: true }),
    ...(ignore.length > 0 && { ignore }),
  };
}

/**
 * The path of a results page; the first page has no number.
 *
 * @example pagePath({ ...defaultQuery, search: 'pump' }, 2) // '/search-result?business=MA&countries=global&search=pump&page=2'
 */
export const pagePath = (
  { business, countries, search, refusedPrice: _, ...state }: SearchQuery & Partial<ResultsQuery>,
  page = 1,
): string => resultsPath({ ...state, businessType: business, country: countries, textQuery: search }, page);

/**
 * Toggles a filter value and returns to the first page.
 *
 * @example toggled(readQuery('search=pump'), 'tier', 'gold').filters // { tier: ['gold'] }
 */
export function toggled(query: ResultsQuery, name: FilterName, value: string): ResultsQuery {
  const chosen = query.filters?.[name] ?? [];
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const { [name]: _, ...others } = query.filters ?? {};
  return { ...query, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others };
}

/**
 * Page numbers to show: the first, the last, and those around the current one; 0 is a gap.
 *
 * @example pageNumbers(5, 9) // [1, 0, 4, 5, 6, 0, 9]
 */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const list = [...new Set(near)].sort((one, other) => one - other);
  return list.flatMap((page, index) => {
    const before = list[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [0, page];
  });
}
