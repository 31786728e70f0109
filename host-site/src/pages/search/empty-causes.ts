import { fill } from '@wbn/contract';
import { type FilterName, filterNames, pagePath, type ResultsQuery } from '@wbn/core/search';
import { countryName } from '../../words.ts';
import { chosenOf } from './chosen.ts';
import { listed, missingSentence, quoted } from './missing-sentence.ts';
import type { ReadyData } from './search-data.ts';
import type { SearchTexts } from './texts/en.ts';

export type Ready = ReadyData & {
  readonly texts: SearchTexts;
  /** Free price limits in words, by the values of the filter. */
  readonly priceNames: Readonly<Record<string, string>>;
};
type Link = readonly [to: string, label: string];

interface EmptyCauses {
  readonly sentences: readonly string[];
  readonly links: readonly Link[];
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
    return [{ name, shown: values.map((one) => one.name).join(', '), without: { ...first, filters: kept } }];
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
  const links = alone
    .slice(0, mostLinks)
    .map(({ shown, without }): Link => [pagePath(without), fill(texts.ignore, { name: shown })]);
  const all: Link = [pagePath({ ...query, filters: undefined, countries: 'global', page: 1 }), texts.clear];
  return {
    sentences: [
      fill(texts.noneWith, {
        filters: listed(
          active.map(({ shown }) => shown),
          locale,
        ),
      }),
    ],
    links: links.length > 0 ? links : [all],
  };
}

/** Quotation marks that the search understands. */
const marks = /["“”«»„]/g;

function byWords(found: Ready, locale: string): EmptyCauses {
  const { interpretations = [], query, texts } = found;
  const missing = missingSentence(found, locale);
  const excluded = interpretations.filter(({ kind }) => kind === 'without' || kind === 'notCountry');
  const isExcluded = missing === undefined && excluded.length > 0;
  const words = listed(
    excluded.map(({ kind, name, value }) => quoted(kind === 'without' ? value : name, texts)),
    locale,
  );
  const ignore = excluded.map(({ kind, value }) => `${kind}:${value}`);
  const search = query.search.replace(marks, ' ').trim();
  return {
    sentences: [...(missing ? [missing] : []), ...(isExcluded ? [fill(texts.allExcluded, { words })] : [])],
    links: [
      ...(isExcluded
        ? [
            [
              pagePath({ ...query, page: 1, ignore: [...(query.ignore ?? []), ...ignore] }),
              fill(texts.ignore, {
                name: listed(
                  excluded.map(({ name }) => name),
                  locale,
                ),
              }),
            ] as const,
          ]
        : []),
      ...(search === query.search ? [] : [[pagePath({ ...query, search, page: 1 }), texts.unquoted] as const]),
    ],
  };
}

/** Sentences that name the reason of an empty page, and searches that would find something. */
export const emptyCauses = (found: Ready, locale: string): EmptyCauses =>
  found.filteredOut ? byFilters(found, locale) : byWords(found, locale);
