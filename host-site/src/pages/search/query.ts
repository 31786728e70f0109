import { deepestResult, isSearchType, pageCount, resultKind, searchPath, searchText, skipOf } from '@wbn/contract';

/** Names of filters, as the address and the call have them. */
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
  'lead',
  'spec',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = { readonly [Name in FilterName]?: readonly string[] };

export interface SearchQuery {
  readonly business: string;
  readonly countries: string;
  readonly search: string;
  readonly page: number;
  readonly filters?: Filters | undefined;
  readonly sort?: 'newest' | undefined;
  /** The words are searched as they were typed. */
  readonly exact?: true | undefined;
  /** Interpretations of words that the reader took back. */
  readonly ignore?: readonly string[] | undefined;
}

const most = 20;
const longest = 80;
const isValue = (value: string) => value !== '' && value.length <= longest;

function readFilters(fields: URLSearchParams): Filters | undefined {
  const given = filterNames.flatMap((name) => {
    const values = [...new Set(fields.getAll(name))].filter((value) =>
      name === 'spec' ? isValue(value) && value.includes('=') : /^[\p{L}\p{N}][\p{L}\p{N} .&+-]{0,39}$/u.test(value),
    );
    return values.length > 0 ? [[name, values.slice(0, most)] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** The address's query with the documents' defaults (R-003); what is no type, country or page is as if it were not there. */
export function readQuery({ searchParams }: URL): SearchQuery {
  const business = searchParams.get('business') ?? '';
  const countries = searchParams.get('countries') ?? '';
  const page = Number(searchParams.get('page') ?? '1');
  const filters = readFilters(searchParams);
  const ignore = searchParams.getAll('ignore').filter(isValue).slice(0, most);
  return {
    business: isSearchType(business) ? business : 'MA',
    countries: /^[A-Za-z]{2}$/.test(countries) ? countries.toUpperCase() : 'global',
    search: searchText(searchParams.get('search') ?? ''),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage(deepestResult)) : 1,
    ...(filters ? { filters } : {}),
    ...(searchParams.get('sort') === 'newest' ? { sort: 'newest' } : {}),
    ...(searchParams.get('exact') === '1' ? { exact: true } : {}),
    ...(ignore.length > 0 ? { ignore } : {}),
  };
}

/** The address of a page of a search; the first one carries no number. */
export function pagePath(
  { business, countries, exact, filters = {}, ignore = [], search, sort }: SearchQuery,
  page = 1,
) {
  const more = new URLSearchParams();
  for (const name of filterNames) for (const value of filters[name] ?? []) more.append(name, value);
  for (const one of ignore) more.append('ignore', one);
  if (exact) more.set('exact', '1');
  if (sort) more.set('sort', sort);
  if (page > 1) more.set('page', String(page));
  return searchPath(business, countries, search) + (more.size > 0 ? `&${more}` : '');
}

const size = 5;

/** What a search sends: no country for `global`, and none of its own for products, where it is one of the filters. */
export function searchBody(query: SearchQuery): Record<string, unknown> {
  const { business, countries, exact, filters, ignore, page, search, sort } = query;
  const taken = { ...(exact ? { exact } : {}), ...(ignore ? { ignore } : {}) };
  const common = { textQuery: search, skip: skipOf(page), size, ...taken };
  const country = countries === 'global' ? undefined : countries;
  const kind = resultKind(business);
  if (kind === 'user') return { ...common, limit: size, country };
  const narrowed = { ...(filters ? { filters } : {}), ...(sort ? { sort } : {}) };
  if (kind === 'business') return { ...common, ...narrowed, businessType: business, country };
  const inCountry = country && !filters?.country ? { filters: { ...filters, country: [country] } } : {};
  return { ...common, ...narrowed, ...inCountry };
}

export const lastPage = (total: number): number => Math.max(1, pageCount(total, size));

/** The search with a value of a filter put in, or taken out where it is in; from its first page. */
export function toggled(query: SearchQuery, name: FilterName, value: string): SearchQuery {
  const had = query.filters?.[name] ?? [];
  const values = had.includes(value) ? had.filter((one) => one !== value) : [...had, value];
  const { [name]: _, ...others } = query.filters ?? {};
  return { ...query, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others };
}
