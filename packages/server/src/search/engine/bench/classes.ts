import type { SearchQuery } from '../port.ts';
import { businessOf, randomFrom, rankFrom, STOCK, wordOf } from './corpus.ts';

/** Classes of search that are timed separately, with queries drawn from the words of the corpus. */
export type QueryClass = { name: string; queries: SearchQuery[] };

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

export function queryClasses(size: number, each: number, stock = false): QueryClass[] {
  const random = randomFrom(42);
  const between = (low: number, high: number) => wordOf(low + Math.floor(random() * (high - low)));
  const wordsOfOne = () => {
    const document = businessOf(Math.floor(random() * size));
    const all = `${document.name} ${document.description}`.split(' ');
    return all.sort(() => random() - 0.5);
  };
  const make = (name: string, text: () => string, more: Partial<SearchQuery> = {}): QueryClass => ({
    name,
    queries: Array.from({ length: each }, () => ({ kind: 'business', type: TYPE, text: text(), size: 5, ...more })),
  });
  const common = () => between(0, 60);
  const veryCommon = () => `${between(0, 12)} ${between(12, 24)}${random() < 0.5 ? ` ${between(24, 36)}` : ''}`;
  const stockClasses = [
    make('stock words', () =>
      [...STOCK]
        .sort(() => random() - 0.5)
        .slice(0, 2 + Math.floor(random() * 2))
        .join(' '),
    ),
    make('stock word, country', () => STOCK[Math.floor(random() * 8)] ?? '', { filters: { country: 'sa' } }),
    make('stock and common word', () => `${STOCK[Math.floor(random() * 8)]} ${common()} steel`),
  ];
  return [
    make('rare word', () => between(20_000, 45_000)),
    make('common word', common),
    make('several words', () => wordsOfOne().slice(0, 3).join(' ')),
    make('very common words', veryCommon),
    make('typo', () => slip(between(500, 20_000), random)),
    make('relaxed', () => `${wordOf(rankFrom(random))} ${between(100, 3000)} ${between(2000, 20_000)} ${common()}`),
    make('country filter', () => `${common()}`, { filters: { country: 'sa' } }),
    make('two words, country', () => `${common()} ${between(0, 300)}`, { filters: { country: 'sa' } }),
    make('page 50, common word', common, { from: 245 }),
    make('page 50, common words', veryCommon, { from: 245 }),
    make('any type, common word', common, { type: undefined }),
    ...(stock ? stockClasses : []),
    make('browse', () => ''),
    make('browse, country', () => '', { filters: { country: 'sa' } }),
  ];
}

export function prefixes(each: number): string[] {
  const random = randomFrom(7);
  return Array.from({ length: each }, () => {
    const word = wordOf(rankFrom(random));
    return word.slice(0, 2 + Math.floor(random() * (word.length - 2)));
  });
}
