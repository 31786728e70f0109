import { fill } from '@wbn/contract';
import { wordCauses } from '../../search/word-causes.ts';
import { countryName } from '../../words.ts';
import type { AllQuery } from './address.ts';
import type { Group } from './groups.ts';
import type { SearchAllTexts } from './texts/en.ts';

/** Another search, with the words of its link. `label` is left out for the one in all countries. */
interface Way {
  readonly query: AllQuery;
  readonly label?: string;
}

export interface EmptyAll {
  readonly sentences: readonly string[];
  readonly ways: readonly Way[];
}

/** Words that no group holds. */
function missingIn(groups: readonly Group[]): readonly string[] {
  const [first = [], ...others] = groups.map(({ missing = [] }) => missing);
  return first.filter((word) => others.every((missing) => missing.includes(word)));
}

function causesOf(groups: readonly Group[], query: AllQuery, texts: SearchAllTexts, locale: string): EmptyAll {
  if (query.countries !== 'global' && groups.some(({ filteredOut }) => filteredOut))
    return { sentences: [fill(texts.noneWith, { filters: countryName(query.countries, locale) })], ways: [] };
  const interpretations = groups.find((group) => group.interpretations)?.interpretations;
  const { changes, sentences } = wordCauses(
    { interpretations, missing: missingIn(groups), search: query.search, texts },
    locale,
  );
  const ways = changes.map(({ ignore = [], label, search = query.search }): Way => {
    const ignored = [...(query.ignore ?? []), ...ignore];
    return { label, query: { ...query, page: 1, search, ...(ignored.length > 0 ? { ignore: ignored } : {}) } };
  });
  return { sentences, ways };
}

/**
 * Why no kind has results, and the searches that do find something: other words, the same words in all countries, then those of all kinds. Each
 * is tried with `find`.
 */
export async function emptyOf(
  groups: readonly Group[],
  query: AllQuery,
  texts: SearchAllTexts,
  locale: string,
  find: (query: AllQuery) => Promise<readonly Group[]>,
): Promise<EmptyAll> {
  const { sentences, ways } = causesOf(groups, query, texts, locale);
  const { kind, ...everything } = query;
  const given = [
    ...ways,
    ...(query.countries === 'global' ? [] : [{ query: { ...query, countries: 'global', page: 1 } }]),
    ...(kind ? [{ query: { ...everything, page: 1 }, label: texts.everything }] : []),
  ];
  const finds = await Promise.all(
    // A link that cannot be tried is not offered.
    given.map(async (way) => (await find(way.query).catch(() => [])).some(({ rows }) => rows.length > 0)),
  );
  return { sentences, ways: given.filter((_, at) => finds[at]) };
}
