import { searchTextLimit } from '@wbn/contract';
import {
  cutUnfolded,
  type Filters,
  type SearchAnswer,
  type SearchKind,
  type SearchOrder,
  type SearchQuery,
} from './engine/index.ts';
import { facetNamesOf, facetsShown } from './filters/facets-shown.ts';
import { orderFilters, piecesFilters } from './filters/offer-filters.ts';
import { priceFilters } from './filters/price-marks.ts';
import { nameOfValue } from './filters/value-names.ts';
import type { WrittenSpecs } from './filters/written-specs.ts';
import type { Lexicon } from './understanding/lexicon.ts';
import { type Interpretation, understand } from './understanding/understand.ts';

/** The fields that all three searches share. */
export interface Wishes {
  readonly textQuery: string;
  readonly skip: number;
  readonly filters?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
  readonly sort?: SearchOrder | undefined;
  readonly facets?: boolean | undefined;
  readonly exact?: boolean | undefined;
  readonly ignore?: readonly string[] | undefined;
  /** Only results that hold every word. */
  readonly strict?: boolean | undefined;
}

/** Whether a search has words or filters. A page that counts all results has none, so it is not a view of a business. */
export const hasWish = ({
  businessType,
  country,
  filters = {},
  textQuery,
}: Pick<Wishes, 'filters' | 'textQuery'> & { businessType?: string | undefined; country?: string | undefined }) =>
  textQuery.trim() !== '' || Boolean(businessType ?? country) || Object.keys(filters).length > 0;

export interface Scope {
  readonly kind: SearchKind;
  readonly type?: string | undefined;
  readonly size: number;
  readonly country?: string | undefined;
}

/** `material=steel` is the value `steel` of the filter `spec.material`. */
const specsOf = (specs: readonly string[] = []): Filters =>
  Object.fromEntries(
    [...Map.groupBy(specs, (spec) => spec.slice(0, Math.max(0, spec.indexOf('='))))].map(([key, group]) => [
      `spec.${key}`,
      group.map((spec) => spec.slice(spec.indexOf('=') + 1)),
    ]),
  );

const filtersOf = (
  { price, spec, ...filters }: NonNullable<Wishes['filters']>,
  country: string | undefined,
): Filters => ({
  ...filters,
  ...priceFilters(price),
  ...specsOf(spec),
  ...(country ? { country } : {}),
});

const valuesOf = (interpretations: readonly Interpretation[], wanted: Interpretation['kind']): string[] =>
  interpretations.filter(({ kind }) => kind === wanted).map(({ value }) => value);

/**
 * Prices, minimum orders and wanted pieces in words become filters, unless the reader filters by them already. Wanted pieces filter and do
 * not only affect the order: a buyer of 500 cannot order where 1,000 is the least, as with a price above the limit. Goods without a minimum
 * order in pieces stay, and the chip turns the filter off.
 */
function limitsOf(interpretations: readonly Interpretation[], filters: NonNullable<Wishes['filters']>): Filters {
  const prices = filters.price ? [] : valuesOf(interpretations, 'price');
  const orders = filters.moq ? [] : valuesOf(interpretations, 'quantity');
  const pieces = filters.moq ? [] : valuesOf(interpretations, 'pieces');
  return {
    ...(prices.length > 0 ? priceFilters(prices) : {}),
    ...(orders.length > 0 ? orderFilters(orders) : {}),
    ...(pieces.length > 0 ? piecesFilters(pieces) : {}),
  };
}

/** The search in the engine's form, and the interpretation of its words. */
export function ask(
  wishes: Wishes,
  { country, kind, size, type }: Scope,
  lexicon: Lexicon,
): { query: SearchQuery; interpretations: readonly Interpretation[] } {
  const { exact, facets, filters = {}, ignore, skip, sort, strict } = wishes;
  const textQuery = cutUnfolded(wishes.textQuery, searchTextLimit);
  const { interpretations, ...understood } = understand(textQuery, { lexicon, kind, type, ignored: ignore });
  const isBlank =
    understood.words.length === 0 &&
    textQuery.trim() !== '' &&
    (understood.excluded.length + (understood.excludedFilters.country?.length ?? 0) > 0 ||
      !!ignore?.some((one) => one.startsWith('without:')));
  return {
    interpretations,
    query: {
      kind,
      ...(type ? { type } : {}),
      ...understood,
      // `-plastic` alone has no search text: show everything except plastic.
      text: isBlank ? '' : textQuery,
      ...(exact ? { asTyped: true } : {}),
      filters: { ...filtersOf(filters, country), ...limitsOf(interpretations, filters) },
      ...(facets ? { facets: facetNamesOf(kind, type) } : {}),
      ...(sort ? { sort } : {}),
      ...(strict ? { strict } : {}),
      from: skip,
      size,
    },
  };
}

/** The interpretations of the search and its facets, for the answer. */
export const taken = (
  interpretations: readonly Interpretation[],
  { facets }: Pick<SearchAnswer, 'facets'>,
  locale: string | undefined,
  chosen?: Wishes['filters'],
  written?: WrittenSpecs,
) => ({
  ...(interpretations.length > 0
    ? {
        interpretations: interpretations.map((one) => ({
          ...one,
          name: nameOfValue(one.kind, one.value, locale) ?? one.text,
        })),
      }
    : {}),
  ...(facets ? { facets: facetsShown(facets, locale, chosen, written) } : {}),
});
