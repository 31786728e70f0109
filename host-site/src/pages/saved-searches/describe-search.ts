import { fill, filterNames } from '@wbn/contract';
import type { SearchState } from '@wbn/contract/shapes';
import type { ResultsQuery } from '@wbn/core/search';
import type { useSite } from '../../site-context.ts';
import { countryName, typeName } from '../../words.ts';
import type { SavedSearchesTexts } from './texts/en.ts';

/** The search of a results page without its page and order; searches for people cannot be saved. */
export const searchStateOf = ({ business, countries, exact, filters, ignore, search }: ResultsQuery): SearchState => ({
  textQuery: search,
  businessType: business as SearchState['businessType'],
  country: countries,
  ...(filters && { filters: filters as SearchState['filters'] }),
  ...(exact && { exact }),
  ...(ignore && { ignore: [...ignore] }),
});

/** A search in words: what, of which kind, where, and how many other filters. */
export function describeSearch(
  { businessType, country, filters = {}, textQuery }: SearchState,
  site: ReturnType<typeof useSite>,
  texts: SavedSearchesTexts,
): string {
  const countries = [...new Set([...(country && country !== 'global' ? [country] : []), ...(filters.country ?? [])])];
  const others = filterNames.filter((name) => name !== 'country').flatMap((name) => filters[name] ?? []).length;
  return [
    textQuery,
    typeName(site, businessType),
    ...countries.map((code) => countryName(code, site.locale)),
    ...(others > 0 ? [fill(texts.filters, { count: others })] : []),
  ]
    .filter(Boolean)
    .join(' · ');
}
