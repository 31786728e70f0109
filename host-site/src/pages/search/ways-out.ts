import { pagePath, type ResultsQuery, searchPage } from '@wbn/core/search';
import type { Caller } from '../../api/context.ts';
import { emptyCauses, type Ready } from './empty-causes.ts';

/** The same words in all countries, then among other types of business. */
export function otherSearches({ business, countries, search }: ResultsQuery): readonly ResultsQuery[] {
  const types = (['MA', 'EX', 'DI', 'PR'] as const).filter((type) => type !== business);
  const first = { countries: 'global', search, page: 1 };
  return [...(countries === 'global' ? [] : [business]), ...types].map((type) => ({ ...first, business: type }));
}

/** The sentences and the links of an empty page. A link without a label is named by its type of business. */
export interface Empty {
  readonly sentences: readonly string[];
  readonly ways: readonly { readonly query: ResultsQuery; readonly label?: string }[];
}

/** Why a search found nothing, and the searches that do find something: each is tried, unless the answer has counted its results. */
export async function emptyOf(call: Caller, found: Ready, locale: string): Promise<Empty> {
  const { sentences, ways } = emptyCauses(found, locale);
  const given = [
    ...ways,
    ...otherSearches(found.query).map((query) => ({ query, label: undefined, isCounted: undefined })),
  ];
  const paths = [pagePath(found.query), ...given.map(({ query }) => pagePath(query))];
  const once = given.filter((_, at) => paths.indexOf(paths[at + 1] ?? '') === at + 1);
  const finds = await Promise.all(
    once.map(async ({ isCounted, query }) => {
      if (isCounted) return true;
      // A link that cannot be tried is not offered.
      const { total } = await searchPage({ call }, query).catch(() => ({ total: 0 }));
      return total > 0;
    }),
  );
  return {
    sentences,
    ways: once.filter((_, at) => finds[at]).map(({ label, query }) => ({ query, ...(label ? { label } : {}) })),
  };
}
