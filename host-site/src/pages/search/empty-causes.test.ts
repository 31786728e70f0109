import { pagePath, readQuery } from '@wbn/core/search';
import { expect, it } from 'vitest';
import { emptyCauses } from './empty-causes.ts';
import { en as texts } from './texts/en.ts';

type Found = Parameters<typeof emptyCauses>[0];

const causesOf = (address: string, more: Partial<Found> = {}) => {
  const query = readQuery(address);
  const answer = { kind: 'business', results: [], total: 0, isExact: true } as const;
  const { sentences, ways } = emptyCauses(
    { state: 'ready', ...answer, query, texts, priceNames: {}, ...more } as Found,
    'en',
  );
  const links = ways.map(({ label, query }) => [pagePath(query), label] as const);
  return { sentences: sentences.map((one) => one.replace(/[\u2068\u2069]/g, '')), links };
};

const facet = (name: string, value: string, count: number) => ({
  name,
  values: [{ value, name: value.toUpperCase(), count }],
});

it('names the only filter, and leads to the same search without it', () => {
  expect(causesOf('?search=pump&countries=OM&exact=1', { filteredOut: true })).toEqual({
    sentences: ['There are results, but none with Oman.'],
    links: [['/search-result?business=MA&countries=global&search=pump&exact=1', 'Search without Oman']],
  });
});

it('names all filters, and leaves out those that exclude everything alone', () => {
  const facets = [facet('country', 'sa', 3), { name: 'tier', values: [] }, facet('verified', 'yes', 2)];
  const { links, sentences } = causesOf('?search=pump&countries=OM&tier=gold&verified=yes', {
    filteredOut: true,
    facets,
  });
  expect(sentences).toEqual(['There are results, but none with Oman, Verified, and gold.']);
  expect(links.map(([, label]) => label)).toEqual(['Search without Oman', 'Search without Verified']);
});

it('offers to clear the filters where only all of them together exclude everything', () => {
  const { links } = causesOf('?search=pump&countries=OM&tier=gold', { filteredOut: true, facets: [] });
  expect(links).toEqual([['/search-result?business=MA&countries=global&search=pump', 'Clear all filters']]);
});

it('keeps a filter whose only value is the chosen one, which finds nothing', () => {
  const facets = [facet('tier', 'gold', 0), facet('country', 'sa', 1)];
  const { links } = causesOf('?search=pump&countries=OM&tier=gold', { filteredOut: true, facets });
  expect(links.map(([, label]) => label)).toEqual(['Search without Oman']);
});

it('names words that nothing matches, and offers the words without their quotes', () => {
  expect(causesOf('?search="gulf pipes" xyz', { missing: ['xyz', 'gulf pipes'] })).toEqual({
    sentences: ['Nothing here matches “xyz” and “gulf pipes”.'],
    links: [
      ['/search-result?business=MA&countries=global&search=gulf%20pipes%20%20xyz', 'Search without quotation marks'],
    ],
  });
});

it('names excluded words that all results hold', () => {
  const interpretations = [{ kind: 'without', value: 'steel', text: '−steel', name: '−steel' }];
  const { links, sentences } = causesOf('?search=pipes -steel', { interpretations });
  expect(sentences).toEqual(['All that was found holds what you excluded: “steel”.']);
  expect(links[0]?.[0]).toContain('ignore=without%3Asteel');
});
