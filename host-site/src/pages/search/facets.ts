import { type Facet, type FacetValue, type FilterName, filterNames, type ResultsQuery } from '@wbn/core/search';
import { valueName } from './chosen.ts';
import type { SearchTexts } from './texts/en.ts';

/** A facet of the page: `spec.material` filters by `spec` with `material=steel`. */
export interface ShownFacet {
  readonly key: string;
  readonly filter: FilterName;
  readonly title: string;
  readonly values: readonly FacetValue[];
}

const isFilter = (name: string): name is FilterName => (filterNames as readonly string[]).includes(name);

/** Facets of amounts, whose values stand in their order and not by frequency. */
const byAmount: ReadonlySet<string> = new Set(['lead', 'moq', 'price']);
/** Facets with one value. It is shown although it may hold for all results. */
const singles: ReadonlySet<string> = new Set(['verified', 'sample']);
const amountOf = ({ value }: FacetValue): number => Number.parseInt(value.replace(/^[A-Z]+ /, ''), 10);

/** The index has names of technical data in lower case. Names such as `pH value` keep their own letters. */
const titleOf = (spec: string): string =>
  /^.\p{Lu}/u.test(spec) ? spec : spec.slice(0, 1).toUpperCase() + spec.slice(1);

function shownOne({ name, values }: Facet, texts: SearchTexts): ShownFacet[] {
  if (name.startsWith('spec.')) {
    const spec = name.slice('spec.'.length);
    const keyed = values.map((one) => ({ ...one, value: `${spec}=${one.value}` }));
    return [{ key: name, filter: 'spec', title: titleOf(spec), values: keyed }];
  }
  if (!isFilter(name) || name === 'spec') return [];
  const inOrder = byAmount.has(name) ? values.toSorted((left, right) => amountOf(left) - amountOf(right)) : values;
  const named = inOrder.map((one) => ({ ...one, name: valueName(texts, name, one) }));
  return [{ key: name, filter: name, title: texts[name], values: named }];
}

/** Prices of one currency: of the selected one, or of the only one. None beside free limits, which they would widen. */
function inOneCurrency(values: readonly FacetValue[], { filters = {} }: ResultsQuery): readonly FacetValue[] {
  if (filters.price?.some((value) => value.includes('..'))) return [];
  const known = new Set(values.map(({ value }) => value.slice(0, 3)));
  const currencies = filters.currency ?? [...known];
  return currencies.length === 1 ? values.filter(({ value }) => value.startsWith(`${currencies[0]} `)) : [];
}

/** One level of the tree at a time: categories of the selected industries, subcategories of the selected categories. */
function inTree({ filter, values }: ShownFacet, { filters = {} }: ResultsQuery): readonly FacetValue[] {
  const above = filter === 'sub' ? filters.category : filter === 'category' ? filters.industry : undefined;
  return above ? values.filter(({ value }) => above.some((id) => value.startsWith(`${id}.`))) : values;
}

export function facetsOf(facets: readonly Facet[], query: ResultsQuery, texts: SearchTexts): ShownFacet[] {
  const { filters = {} } = query;
  return facets
    .flatMap((facet) => shownOne(facet, texts))
    .map((facet) => ({
      ...facet,
      values: facet.filter === 'price' ? inOneCurrency(facet.values, query) : inTree(facet, query),
    }))
    .sort((left, right) => filterNames.indexOf(left.filter) - filterNames.indexOf(right.filter))
    .filter(({ filter, values }) => {
      if (filter === 'sub' && !filters.category) return false;
      if (filter === 'state' && !filters.country && query.countries === 'global') return false;
      if (filter === 'country' && query.countries !== 'global') return false;
      return values.length > 1 || values.some(({ value }) => filters[filter]?.includes(value)) || singles.has(filter);
    });
}
