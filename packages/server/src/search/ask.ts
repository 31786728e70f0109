import type { Filters, SearchAnswer, SearchKind, SearchQuery } from './engine/index.ts';
import { facetNames, facetsShown } from './facets-shown.ts';
import { type Interpretation, understand } from './understanding/understand.ts';
import { nameOfValue } from './value-names.ts';

/** What the three searches take beside their own fields. */
export interface Wishes {
  readonly textQuery: string;
  readonly skip: number;
  readonly filters?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
  readonly sort?: 'newest' | undefined;
  readonly facets?: boolean | undefined;
  readonly exact?: boolean | undefined;
  readonly ignore?: readonly string[] | undefined;
}

interface Scope {
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

const filtersOf = ({ spec, ...filters }: NonNullable<Wishes['filters']>, country: string | undefined): Filters => ({
  ...filters,
  ...specsOf(spec),
  ...(country ? { country } : {}),
});

/** A search as the engine takes it, and how its words were read. */
export function ask(
  wishes: Wishes,
  { country, kind, size, type }: Scope,
): { query: SearchQuery; interpretations: readonly Interpretation[] } {
  const { exact, facets, filters = {}, ignore, skip, sort, textQuery } = wishes;
  const { interpretations, ...understood } = understand(textQuery, { kind, type, ignored: ignore });
  const isBlank = understood.words.length === 0 && textQuery.trim() !== '' && understood.excluded.length > 0;
  return {
    interpretations,
    query: {
      kind,
      ...(type ? { type } : {}),
      ...understood,
      // Of `-plastic` nothing is left to be searched: all but plastic is shown.
      text: isBlank ? '' : textQuery,
      ...(exact ? { asTyped: true } : {}),
      filters: filtersOf(filters, country),
      ...(facets ? { facets: facetNames[kind] } : {}),
      ...(sort ? { sort } : {}),
      from: skip,
      size,
    },
  };
}

/** How the search was taken and what it could be narrowed by, as answers have it. */
export const taken = (
  interpretations: readonly Interpretation[],
  { facets }: Pick<SearchAnswer, 'facets'>,
  locale: string | undefined,
) => ({
  ...(interpretations.length > 0
    ? {
        interpretations: interpretations.map((one) => ({
          ...one,
          name: nameOfValue(one.kind, one.value, locale) ?? one.text,
        })),
      }
    : {}),
  ...(facets ? { facets: facetsShown(facets, locale) } : {}),
});
