import type { FacetCount, SearchKind } from '../engine/index.ts';
import { nameOfValue } from './value-names.ts';
import type { WrittenSpecs } from './written-specs.ts';

const ofCompanies = ['country', 'state', 'industry', 'category', 'sub', 'verified', 'tier', 'certificate'];
const facetNames: Readonly<Record<SearchKind, readonly string[]>> = {
  business: ofCompanies,
  product: [...ofCompanies, 'type', 'currency', 'price', 'moq', 'lead', 'incoterms', 'sample', 'spec.*'],
  user: ['country'],
  post: [],
};

/**
 * The facets that are counted for each kind of results; the types of businesses where none is chosen. A results page of one type shows no
 * counts at the tabs of the others. Each type loosens its words by its own results, so one search over all types counts something else than
 * the tab finds (in 200 of 864 comparisons on 10,000 businesses), and a search for each type would make nine of one.
 */
export const facetNamesOf = (kind: SearchKind, type: string | undefined): readonly string[] =>
  kind === 'business' && type === undefined ? [...facetNames.business, 'type'] : facetNames[kind];

const inCapitals = new Set(['country', 'state', 'type', 'currency', 'price', 'incoterms']);
/** Filters whose values are not those of a facet: free price limits, and specifications, which have a facet each. */
const unlisted = new Set(['price', 'spec']);
const maxValues = 40;
const maxSpecs = 6;
const maxSpecValues = 12;

interface Facet {
  readonly name: string;
  readonly values: readonly FacetCount[];
}

const held = ({ values }: Facet) => values.reduce((sum, { count }) => sum + count, 0);

/** Specifications that most results have and that differ between them. */
const specsThatMatter = (facets: readonly Facet[]): Facet[] =>
  facets
    .filter(({ values }) => values.length > 1)
    .sort((left, right) => held(right) - held(left))
    .slice(0, maxSpecs)
    .map(({ name, values }) => ({ name, values: values.slice(0, maxSpecValues) }));

type Chosen = Readonly<Record<string, readonly string[] | undefined>>;

/** The values with those that the reader chose: one that finds nothing keeps its name and can be removed. */
function withChosen(values: readonly FacetCount[] = [], chosen: readonly string[] = []): readonly FacetCount[] {
  const counted = new Set(values.map(({ value }) => value));
  const others = chosen.map((value) => value.toLowerCase()).filter((value) => !counted.has(value));
  return [...values, ...others.map((value) => ({ value, count: 0 }))];
}

export function facetsShown(
  counted: Readonly<Record<string, readonly FacetCount[]>>,
  locale: string | undefined,
  chosen: Chosen = {},
  written?: WrittenSpecs,
) {
  const listed = Object.entries(chosen).filter(([name]) => !unlisted.has(name));
  const values = {
    ...counted,
    ...Object.fromEntries(listed.map(([name, own]) => [name, withChosen(counted[name], own)])),
  };
  const all = Object.entries(values).map(([name, values]): Facet => ({ name, values }));
  const plain = all.filter(({ name, values }) => !name.startsWith('spec.') && values.length > 0);
  return [...plain, ...specsThatMatter(all.filter(({ name }) => name.startsWith('spec.')))].map(({ name, values }) => ({
    name,
    values: values.slice(0, maxValues).map(({ count, value }) => {
      // Filter values are stored in lower case.
      const shown = inCapitals.has(name) ? value.toUpperCase() : value;
      return {
        value: shown,
        name: nameOfValue(name, shown, locale) ?? written?.get(`${name}:${value}`) ?? value,
        count,
      };
    }),
  }));
}
