import type { Site } from '../../site-context.ts';
import { type AllQuery, allPath } from './address.ts';
import type { SearchAllTexts } from './texts/en.ts';

/** Links of a search without results: the same words in all countries, then for everything. */
export function emptyLinks(site: Site['texts'], texts: SearchAllTexts, query: AllQuery): (readonly [string, string])[] {
  const { kind, ...everything } = query;
  return [
    ...(query.countries === 'global'
      ? []
      : [[allPath({ ...query, countries: 'global', page: 1 }), site.search.emptyAll] as const]),
    ...(kind ? [[allPath({ ...everything, page: 1 }), texts.everything] as const] : []),
  ];
}
