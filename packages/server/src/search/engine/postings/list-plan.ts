import type { QueryExecutorProvider } from 'kysely';
import type { Condition } from '../query/conditions.ts';
import type { MarkGroup } from '../query/mark-groups.ts';
import type { Pulse } from '../query/pulse.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { Page } from '../ranking/hits.ts';
import { type Bars, barsOf, soughtBy } from './barred.ts';
import { type ListTerm, listTermsOf } from './list-terms.ts';
import { isAskedAgain, type PostingCache } from './posting-cache.ts';
import type { Segments } from './read-segments.ts';
import { MOST_FILTERS } from './tally-memory.ts';
import type { TallyFacets } from './tally-query.ts';

/** With more writes than this since the last segment, scanning them costs more than the lists save. */
export const MOST_RECENT = 6_000;

export interface ListContext {
  db: QueryExecutorProvider;
  cache: PostingCache;
  /** The segments of each scope as last read; a search detects when they were replaced. */
  segments: Map<string, Segments>;
  kind: string;
  scope: string;
  groups: readonly MarkGroup[];
  conditions: readonly Condition[];
  query: ReadQuery;
  /** The state of the index when the search began. */
  pulse: Pulse;
  page: Page;
  /** Facets to count. */
  facets?: Pick<TallyFacets, 'names'> | undefined;
  /** Receives the number of writes since the last segment; undefined if there are no segments. */
  noticeLag: (writes: number | undefined) => void;
  /** Receives words without posting lists that are in many documents. */
  noticeCommon: (kind: string, lexemes: readonly string[]) => void;
}

/** Everything that a search by lists reads, beside the documents. */
export interface Plan {
  terms: readonly ListTerm[];
  bars: Bars;
  /** Lexemes with posting lists, and those without. */
  listed: readonly string[];
  rare: readonly string[];
  /** Clauses whose documents are read. */
  sought: readonly string[];
}

export function planOf({ conditions, groups, query }: ListContext, { isListed }: Segments): Plan {
  const terms = listTermsOf(query);
  const bars = barsOf(conditions, isListed);
  const named = [
    ...terms.flatMap(({ lexemes }) => lexemes),
    ...groups.flat(),
    ...bars.listed.map(({ lexeme }) => lexeme),
  ];
  const lexemes = [...new Set(named)];
  return {
    terms,
    bars,
    listed: lexemes.filter(isListed),
    rare: lexemes.filter((lexeme) => !isListed(lexeme)),
    sought: [...new Set([...terms.flatMap(({ clauses }) => clauses), ...soughtBy(bars)])],
  };
}

export const lagOf = ({ pulse }: ListContext, segments: Segments) => pulse.change - segments.upto;

/**
 * Whether lists help: a single rare word is as fast without them, until its lists are in memory. Those are read when the word is asked again, for
 * most rare words are asked once. Facets of all documents come from lists alone.
 */
export function helped(context: ListContext, segments: Segments, { listed, rare }: Plan): boolean {
  const { cache, facets, groups, kind, query } = context;
  if (facets && !segments.hasMarks) return false;
  if (groups.length > MOST_FILTERS || lagOf(context, segments) > MOST_RECENT) return false;
  // A kind without common words has no segments.
  if (segments.listed.size === 0) return false;
  if (query.wanted.length === 0 || listed.length > 0) return true;
  const isHeld = query.wanted.every(({ df }) => df > 0);
  return isHeld && rare.map((lexeme) => isAskedAgain(cache, `${kind} ${lexeme}`)).every(Boolean);
}
