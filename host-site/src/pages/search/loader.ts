import { fill } from '@wbn/contract';
import { pagePath, readQuery } from '@wbn/core/search';
import { data } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { FactSummary } from '../../product-facts/describe.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import { countryName, countryOf, typeName } from '../../words.ts';
import { countLine } from './count-line.ts';
import type { UnknownFilter } from './find-known.ts';
import { besidePart, comparePart, noResultsPart, refinePart, usersPart } from './later-parts.ts';
import type { SearchData } from './search-data.ts';
import { structuredResults } from './structured-results.ts';
import type { SearchTexts } from './texts/en.ts';
import type { Empty } from './ways-out.ts';

const loadTexts = pageTexts({
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  it: async () => (await import('./texts/it.ts')).it,
  zh: async () => (await import('./texts/zh.ts')).zh,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** `offers`: prices and terms by the id of the product, for products only. */
export type SearchPage = SearchData & {
  readonly texts: SearchTexts;
  readonly offers: Readonly<Record<string, FactSummary>>;
  /** Free price limits in words, by the values of the filter. */
  readonly priceNames: Readonly<Record<string, string>>;
  /** Filters of the address that were left out, because their values do not exist. */
  readonly unknown: readonly UnknownFilter[];
  /** Without results: why there are none, and searches that find some. */
  readonly empty?: Empty | undefined;
};

export async function load({ call, language, locale, url }: LoaderInput) {
  const query = readQuery(url.search);
  const [texts, later] = await Promise.all([
    loadTexts(locale),
    import('./find-results.ts').catch(() => undefined),
    besidePart.preload().catch(() => undefined),
    refinePart.preload().catch(() => undefined),
  ]);
  try {
    if (!later) throw new Error('The code of the search did not arrive.');
    const { found, unknown } = await later.findKnown({ call }, query);
    if (found.kind === 'user') await usersPart.preload();
    if (found.kind !== 'user') await comparePart.preload().catch(() => undefined);
    const products = found.kind === 'product' ? found.results : [];
    const offers = products.length > 0 ? await later.summarizeFacts(products, language) : {};
    const priceNames = later.namesOfPrices(found.query.filters, texts, language);
    const ready = { state: 'ready', ...found, texts, offers, priceNames, unknown } satisfies SearchPage;
    if (found.results.length > 0) return ready;
    const [{ emptyOf }] = await Promise.all([import('./ways-out.ts'), noResultsPart.preload()]);
    return { ...ready, empty: await emptyOf(call, ready, locale) } satisfies SearchPage;
  } catch {
    return data({ state: 'failed', query, texts, offers: {}, priceNames: {}, unknown: [] } satisfies SearchPage, {
      status: 502,
    });
  }
}

const titleOf = (texts: MetaInput<SearchData>['texts']['search'], hasWords: boolean, isWorldwide: boolean): string => {
  if (hasWords) return isWorldwide ? texts.titleWorld : texts.title;
  return isWorldwide ? texts.titleAll : texts.titleAllIn;
};

export function meta({ data: found, edition, locale, portal, texts, words }: MetaInput<SearchData>): PageMeta {
  const { query } = found;
  const type = typeName({ words }, query.business);
  const isWorldwide = query.countries === 'global';
  const country = isWorldwide ? countryOf({ locale }, edition) : countryName(query.countries, locale);
  const values = { query: query.search, type, country, demonym: edition.demonym };
  const { search } = texts;
  const meta = {
    title: fill(titleOf(search, query.search !== '', isWorldwide), values),
    description: fill(query.search ? search.description : search.descriptionAll, values),
    keywords: [
      query.search,
      type,
      `${query.search} ${type}`,
      ...(words ? [] : [`${edition.demonym} ${type}`]),
      country,
    ].filter((word) => word.trim() !== ''),
    // Filters select among results that the unfiltered search lists too.
    canonical: pagePath({ ...query, filters: undefined, ignore: undefined, sort: undefined }, query.page),
  };
  if (found.state === 'failed') return { ...meta, noIndex: true };
  const isNarrowed = query.filters !== undefined || query.sort !== undefined || query.ignore !== undefined;
  return {
    ...meta,
    noIndex: found.total === 0 || isNarrowed,
    jsonLd: import.meta.env.SSR
      ? structuredResults(found, countLine(texts, found, type, query.search), portal)
      : undefined,
  };
}
