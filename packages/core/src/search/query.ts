import { isSearchType, type SearchType, searchPath } from '@wbn/contract';

/** A search as a visitor enters it; the names are those of the results page's address. */
export interface SearchQuery {
  readonly business: SearchType;
  /** A country's code, or `global`. */
  readonly countries: string;
  readonly search: string;
}

export const defaultQuery: SearchQuery = { business: 'MA', countries: 'global', search: '' };

/**
 * Parses attributes or other loosely typed values; missing or unknown ones become the defaults.
 *
 * @example toQuery({ business: 'unknown', search: 'pump' }) // { business: 'MA', countries: 'global', search: 'pump' }
 */
export function toQuery(given: {
  business?: string | null;
  countries?: string | null;
  search?: string | null;
}): SearchQuery {
  const { business, countries, search } = given;
  return {
    business: business && isSearchType(business) ? business : defaultQuery.business,
    // Calls accept only two-letter country codes.
    countries: countries && /^[a-z]{2}$/i.test(countries) ? countries.toUpperCase() : defaultQuery.countries,
    search: search ?? defaultQuery.search,
  };
}

/**
 * The address of the results page. `action` may name another page, relative to `base`; other than http(s) addresses are ignored, because
 * the value is untrusted.
 *
 * @example
 * const query = { business: 'PR', countries: 'ES', search: 'pump' };
 * resultsUrl(query, 'https://portal.example'); // 'https://portal.example/search-result?business=PR&countries=ES&search=pump'
 * resultsUrl(query, 'https://portal.example', 'https://shop.example/find'); // 'https://shop.example/find?business=PR&countries=ES&search=pump'
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

/**
 * Enter submits, unless it confirms a word of an input method: such an event has isComposing, or key code 229.
 *
 * @example submits({ keyCode: 13 }) // true
 * @example submits({ keyCode: 13, isComposing: true }) // false
 */
export const submits = ({ keyCode, isComposing }: Key): boolean => keyCode === 13 && !isComposing;
