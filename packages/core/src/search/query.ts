import { isSearchType, type SearchType, searchPath } from '@wbn/contract';

/** A search as a visitor enters it; the names are those of the results page's address. */
export interface SearchQuery {
  readonly business: SearchType;
  /** A country's code, or `global`. */
  readonly countries: string;
  readonly search: string;
}

export const defaultQuery: SearchQuery = { business: 'MA', countries: 'global', search: '' };

/** From attributes or anything else loosely typed; missing or unknown values become the defaults. */
export function toQuery(given: {
  business?: string | null;
  countries?: string | null;
  search?: string | null;
}): SearchQuery {
  const { business, countries, search } = given;
  return {
    business: business && isSearchType(business) ? business : defaultQuery.business,
    // A country without a two-letter code cannot be named in a call.
    countries: countries && /^[a-z]{2}$/i.test(countries) ? countries.toUpperCase() : defaultQuery.countries,
    search: search ?? defaultQuery.search,
  };
}

/**
 * The results page's address. `action` may name another page, relative to `base`; one that is no web address is not followed, for it may
 * have come from anywhere.
 */
export function resultsUrl(query: SearchQuery, portal: string, action = '', base = portal): string {
  const [path, fields] = searchPath(query.business, query.countries, query.search).split('?') as [string, string];
  const page = action && URL.canParse(action, base) ? new URL(action, base) : undefined;
  const url = page && /^https?:$/.test(page.protocol) ? page : new URL(path, portal);
  url.search = url.search ? `${url.search}&${fields}` : fields;
  return url.href;
}

interface Key {
  readonly keyCode: number;
  readonly isComposing?: boolean;
}

/** Enter submits, unless it confirms a word in an input method: such a one carries isComposing, or key code 229. */
export const submits = ({ keyCode, isComposing }: Key): boolean => keyCode === 13 && !isComposing;
