import { deepestResult, isSearchType, pageCount, resultKind, searchPath, searchText, skipOf } from '@wbn/contract';

export interface SearchQuery {
  readonly business: string;
  readonly countries: string;
  readonly search: string;
  readonly page: number;
}

/** The address's query with the documents' defaults (R-003); what is no type, country or page is as if it were not there. */
export function readQuery({ searchParams }: URL): SearchQuery {
  const business = searchParams.get('business') ?? '';
  const countries = searchParams.get('countries') ?? '';
  const page = Number(searchParams.get('page') ?? '1');
  return {
    business: isSearchType(business) ? business : 'MA',
    countries: /^[A-Za-z]{2}$/.test(countries) ? countries.toUpperCase() : 'global',
    search: searchText(searchParams.get('search') ?? ''),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage(deepestResult)) : 1,
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

export const lastPage = (total: number): number => Math.max(1, pageCount(total, size));
