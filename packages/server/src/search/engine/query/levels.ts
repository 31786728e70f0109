import type { Relaxation } from '../port.ts';
import { clause, nameClause, type Term } from './query-terms.ts';

export interface Level {
  relaxed: Relaxation;
  /** tsquery text over whole documents, over names only, and for any of the words in a name. */
  everywhere: string;
  names: string;
  someName: string;
  /** Estimated number of matching documents of the scope. */
  estimate: number;
}

/** With fewer hits than this, the search tries the next level. */
export const ENOUGH_HITS = 10;
/** A person who types a whole part number wants that part, so one hit is enough. */
export const enoughFor = (terms: readonly Term[]): number => (terms.every(({ code }) => code) ? 1 : ENOUGH_HITS);
/** `any` adds words, rarest first, up to this many documents. */
const ANY_WORD_LIMIT = 10_000;
/** In longer queries, only this many of the rarest words are required; the others only affect the rank. */
const MOST_RETRIEVING = 10;

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function conjunctionEstimate(terms: readonly Term[], documents: number): number {
  const share = terms.reduce((product, term) => product * (term.scopeDf / Math.max(documents, term.scopeDf, 1)), 1);
  return share * documents;
}

function levelOf(relaxed: Relaxation, groups: Term[][], documents: number): Level {
  const written = (one: (term: Term) => string) => groups.map((group) => `(${group.map(one).join('&')})`).join('|');
  return {
    relaxed,
    everywhere: written(clause),
    names: written(nameClause),
    someName: [...new Set(groups.flat().map(nameClause))].join('|'),
    estimate: Math.min(
      documents,
      groups.reduce((sum, group) => sum + conjunctionEstimate(group, documents), 0),
    ),
  };
}

/** The words that `any` searches: rarest first, up to ANY_WORD_LIMIT documents. */
export function anyOf(terms: readonly Term[]): Term[] {
  let sum = 0;
  const rarest = [...terms].filter((term) => term.scopeDf > 0).sort((left, right) => left.scopeDf - right.scopeDf);
  const taken = rarest.filter((term, index) => {
    sum += term.scopeDf;
    return index === 0 || sum <= ANY_WORD_LIMIT;
  });
  return taken.length > 0 ? taken : terms.slice(0, 1);
}

/** The words that a document must hold. */
export function retrievingOf(terms: readonly Term[]): Term[] {
  return terms
    .filter(({ ranksOnly }) => !ranksOnly)
    .sort((left, right) => left.df - right.df)
    .slice(0, MOST_RETRIEVING);
}

/**
 * The relaxation levels: all words, all but one, all but two, any. Levels that require a word without documents are skipped (a `df` of 0 is
 * counted, never sampled).
 */
export function levelsOf(terms: readonly Term[], documents: number): Level[] {
  const retrieving = retrievingOf(terms);
  const asked: [Relaxation, Term[][]][] = [[0, [retrieving]]];
  for (const missing of [1, 2] as const) {
    if (retrieving.length - missing < 2) break;
    asked.push([missing, subsets(retrieving, retrieving.length - missing)]);
  }
  if (retrieving.length > 1) asked.push([3, anyOf(retrieving).map((term) => [term])]);
  return asked.flatMap(([relaxed, groups]) => {
    const held = groups.filter((group) => group.every((term) => term.df > 0));
    return held.length > 0 ? [levelOf(relaxed, held, documents)] : [];
  });
}
