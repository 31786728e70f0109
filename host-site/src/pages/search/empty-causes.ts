import { fill } from '@wbn/contract';
import { type FilterName, filterNames, type ResultsQuery } from '@wbn/core/search';
import { listed } from '../../search/missing-sentence.ts';
import { wordCauses } from '../../search/word-causes.ts';
import { commaList } from '../../texts/comma-list.ts';
import { countryName } from '../../words.ts';
import { chosenOf } from './chosen.ts';
import type { ReadyData } from './search-data.ts';
import type { SearchTexts } from './texts/en.ts';

export type Ready = ReadyData & {
  readonly texts: SearchTexts;
  /** Free price limits in words, by the values of the filter. */
  readonly priceNames: Readonly<Record<string, string>>;
};
/** Another search, with the words of its link. */
export interface Way {
  readonly query: ResultsQuery;
  readonly label: string;
  /** The answer has counted what it finds. */
  readonly isCounted?: true;
}

interface EmptyCauses {
  readonly sentences: readonly string[];
  readonly ways: readonly Way[];
}

/** Links that leave out one filter each are not worth more room. */
const mostLinks = 3;

interface Active {
  readonly name: FilterName;
  /** The values as the reader knows them. */
  readonly shown: string;
  readonly without: ResultsQuery;
}

function activeIn({ facets = [], priceNames, query, texts }: Ready, locale: string): Active[] {
  const chosen = Map.groupBy(chosenOf(query, facets, texts, priceNames), ({ filter }) => filter);
  const { countries, filters = {} } = query;
  const first = { ...query, page: 1 };
  const inCountry: Active[] =
    countries === 'global'
      ? []
      : [{ name: 'country', shown: countryName(countries, locale), without: { ...first, countries: 'global' } }];
  const others = filterNames.flatMap((name): Active[] => {
    const values = chosen.get(name);
    if (!values) return [];
    const { [name]: _, ...kept } = filters;
    return [
      {
        name,
        shown: commaList(
          values.map((one) => one.name),
          locale,
        ),
        without: { ...first, filters: kept },
      },
    ];
  });
  return [...inCountry, ...others];
}

/** The filters of which each alone excludes everything: a facet counts what is found without its own filter. */
function aloneIn({ facets = [] }: Ready, active: readonly Active[]): readonly Active[] {
  if (active.length === 1) return active;
  const isFound = (name: string) =>
    facets.some((facet) => facet.name.split('.')[0] === name && facet.values.some(({ count }) => count > 0));
  return active.filter(({ name }) => isFound(name) && active.filter((one) => one.name === name).length === 1);
}

function byFilters(found: Ready, locale: string): EmptyCauses {
  const { query, texts } = found;
  const active = activeIn(found, locale);
  const alone = aloneIn(found, active);
  const ways = alone
    .slice(0, mostLinks)
    .map(
      ({ shown, without }): Way => ({ query: without, label: fill(texts.ignore, { name: shown }), isCounted: true }),
    );
  const all: Way = {
    query: { ...query, filters: undefined, countries: 'global', page: 1 },
    label: texts.clear,
    isCounted: true,
  };
  return {
    sentences: [
      fill(texts.noneWith, {
        filters: listed(
          active.map(({ shown }) => shown),
          locale,
        ),
      }),
    ],
    ways: ways.length > 0 ? ways : [all],
  };
}

function byWords(found: Ready, locale: string): EmptyCauses {
  const { query } = found;
  const { changes, sentences } = wordCauses({ ...found, search: query.search }, locale);
  const ways = changes.map(({ ignore = [], label, search = query.search }): Way => {
    const ignored = [...(query.ignore ?? []), ...ignore];
    return { query: { ...query, page: 1, search, ...(ignored.length > 0 ? { ignore: ignored } : {}) }, label };
  });
  return { sentences, ways };
}

/** Sentences that name the reason of an empty page, and searches that may find something. */
export const emptyCauses = (found: Ready, locale: string): EmptyCauses =>
  found.filteredOut ? byFilters(found, locale) : byWords(found, locale);
