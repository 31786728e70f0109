import { fill, searchPath } from '@wbn/contract';
import type { ResultsQuery } from '@wbn/core/search';
import type { Site } from '../../site-context.ts';
import { typeName } from '../../words.ts';

/** Links of a search without results: the same words in all countries, then for other types of business. */
export function emptyLinks(site: Site, { business, countries, search }: ResultsQuery): (readonly [string, string])[] {
  const { search: texts } = site.texts;
  const others = ['MA', 'EX', 'DI', 'PR'].filter((code) => code !== business);
  return [
    ...(countries === 'global' ? [] : [[searchPath(business, 'global', search), texts.emptyAll] as const]),
    ...others.map(
      (code) => [searchPath(code, 'global', search), fill(texts.emptyOther, { type: typeName(site, code) })] as const,
    ),
  ];
}

/** The first of the links to each page. */
export const linksOnce = (links: readonly (readonly [to: string, label: string])[]) =>
  links.filter(([to], at) => links.findIndex(([other]) => other === to) === at);
