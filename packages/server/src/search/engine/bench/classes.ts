import type { SearchQuery } from '../port.ts';
import { businessOf, randomFrom, rankFrom, STOCK, wordOf } from './corpus.ts';

/** Classes of search that are timed separately, with queries drawn from the words of the corpus. */
export interface QueryClass {
  name: string;
  queries: SearchQuery[];
  /** The goal: p95 is at most so many times Lucene's. */
  timesLucene?: 1 | 2;
}

/** The facets that the server counts for businesses. */
const FACETS = ['country', 'state', 'industry', 'category', 'sub', 'verified', 'tier', 'certificate'];

const TYPE = 'MA';

function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const edits = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
  ];
  return edits[Math.floor(random() * edits.length)] ?? word;
}

/** Other seeds give other queries of the same classes. */
export function queryClasses(size: number, each: number, stock = false, seed = 42): QueryClass[] {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => wordOf(low + Math.floor(random() * (high - low)));
  const wordsOfOne = () => {
    const document = businessOf(Math.floor(random() * size));
    const all = `${document.name} ${document.description}`.split(' ');
    return all.sort(() => random() - 0.5);
  };
  const make = (
    name: string,
    text: () => string,
    more: Partial<SearchQuery> = {},
    timesLucene?: 1 | 2,
  ): QueryClass => ({
    name,
    ...(timesLucene ? { timesLucene } : {}),
    queries: Array.from({ length: each }, () => ({ kind: 'business', type: TYPE, text: text(), size: 5, ...more })),
  });
  const common = () => between(0, 60);
  const veryCommon = () => `${between(0, 12)} ${between(12, 24)}${random() < 0.5 ? ` ${between(24, 36)}` : ''}`;
  const stockWords = () =>
    [...STOCK]
      .sort(() => random() - 0.5)
      .slice(0, 2 + Math.floor(random() * 2))
      .join(' ');
  const saudi = { filters: { country: 'sa' } };
  const several = () => wordsOfOne().slice(0, 3).join(' ');
  const stockClasses = [
    make('stock words', stockWords, {}, 1),
    make('stock word, country', () => STOCK[Math.floor(random() * 8)] ?? '', saudi),
    make('stock and common word', () => `${STOCK[Math.floor(random() * 8)]} ${common()} steel`),
    make('facets, stock words', stockWords, { facets: FACETS }, 2),
  ];
  return [
    make('rare word', () => between(20_000, 45_000), {}, 1),
    make('common word', common, {}, 1),
    make('several words', several, {}, 1),
    make('very common words', veryCommon),
    make('typo', () => slip(between(500, 20_000), random), {}, 2),
    make(
      'relaxed',
      () => `${wordOf(rankFrom(random))} ${between(100, 3000)} ${between(2000, 20_000)} ${common()}`,
      {},
      2,
    ),
    make('country filter', () => `${common()}`, saudi),
    make('two words, country', () => `${common()} ${between(0, 300)}`, saudi),
    make('page 50, common word', common, { from: 245 }, 2),
    make('page 50, common words', veryCommon, { from: 245 }, 2),
    make('any type, common word', common, { type: undefined }),
    ...(stock ? stockClasses : []),
    make('facets, common word', common, { facets: FACETS }, 2),
    make('facets, several words', several, { facets: FACETS }, 2),
    make('facets, country', common, { ...saudi, facets: FACETS }, 2),
    make('facets, no words', () => '', { facets: FACETS }, 2),
    make('browse', () => ''),
    make('browse, country', () => '', saudi),
  ];
}

export function prefixes(each: number): string[] {
  const random = randomFrom(7);
  return Array.from({ length: each }, () => {
    const word = wordOf(rankFrom(random));
    return word.slice(0, 2 + Math.floor(random() * (word.length - 2)));
  });
}
