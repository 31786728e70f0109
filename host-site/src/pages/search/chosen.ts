import { fill } from '@wbn/contract';
import { type Facet, type FacetValue, filterNames, type ResultsQuery } from '@wbn/core/search';
import type { SearchTexts } from './texts/en.ts';

export const valueName = (
  texts: SearchTexts,
  facet: string,
  { name, value }: Pick<FacetValue, 'name' | 'value'>,
): string => {
  if (facet === 'verified') return texts.yes;
  if (facet === 'sample') return texts.samples;
  if (facet === 'moq') return fill(texts.upTo, { quantity: value });
  return facet === 'lead' ? fill(texts.days, { days: value }) : name;
};

/** The active filters with their names, if the answer has them. `priceNames`: those of free price limits. */
export const chosenOf = (
  { filters = {} }: ResultsQuery,
  facets: readonly Facet[],
  texts: SearchTexts,
  priceNames: Readonly<Record<string, string>>,
) =>
  filterNames.flatMap((filter) =>
    (filters[filter] ?? []).map((value) => {
      const [spec, own] = filter === 'spec' ? value.split(/=(.*)/s) : [undefined, value];
      const facet = spec === undefined ? filter : `spec.${spec}`;
      const found = facets.find(({ name }) => name === facet)?.values.find((one) => one.value === own);
      const name = spec === undefined ? (found?.name ?? value) : `${spec}: ${found?.name ?? own}`;
      const price = filter === 'price' ? priceNames[value] : undefined;
      return { filter, value, name: price ?? valueName(texts, filter, { name, value }) };
    }),
  );
