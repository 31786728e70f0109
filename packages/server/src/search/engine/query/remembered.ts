import type { QueryExecutorProvider } from 'kysely';
import type { PostingCache } from '../postings/posting-cache.ts';
import { type Analysis, analyse, type Sightings } from './analyse.ts';
import type { Pulse } from './pulse.ts';

/** Longer words are looked up each time, so that the memory of an entry has a bound. */
const LONGEST = 64;

/** Where a search looks words up. */
export interface Reading {
  db: QueryExecutorProvider;
  cache: PostingCache;
  kind: string;
  scope: string;
  pulse: Pulse;
  /** Counts live what the sample did not contain, also where a count is remembered. */
  isLive: boolean;
}

const keyOf = ({ kind, scope, pulse }: Reading, what: string) => `about ${pulse.generation} ${kind} ${scope} ${what}`;

/** Keeps what the statistics say until the next refresh. A word that no document holds is never kept: the next write may bring it. */
function keep(reading: Reading, words: readonly string[], marks: readonly string[], found: Sightings): void {
  if (reading.pulse.generation === undefined) return;
  for (const [at, word] of words.entries()) {
    const lexemes = found.lexemes.filter((one) => one.word === at);
    const isHeld = lexemes.every(({ kindDf, live }) => kindDf !== null || (live ?? 0) > 0);
    if (isHeld && word.length <= LONGEST) reading.cache.put(keyOf(reading, word), { lexemes });
  }
  for (const mark of marks) reading.cache.put(keyOf(reading, mark), { counts: found.marks.get(mark) });
}

/** The same from memory; undefined if it does not hold all. */
function recall(reading: Reading, words: readonly string[], marks: readonly string[]): Sightings | undefined {
  const lexemes: Analysis['lexemes'] = [];
  for (const [at, word] of words.entries()) {
    const known = reading.cache.get(keyOf(reading, word));
    if (!known || !('lexemes' in known)) return undefined;
    lexemes.push(...known.lexemes.map((lexeme) => ({ ...lexeme, word: at })));
  }
  const counted: Analysis['marks'] = new Map();
  for (const mark of marks) {
    const known = reading.cache.get(keyOf(reading, mark));
    if (!known || !('counts' in known)) return undefined;
    if (known.counts) counted.set(mark, known.counts);
  }
  return { lexemes, marks: counted };
}

/** Stems of words with their frequencies, and the frequencies of marks, from memory or the database. */
export async function analysed(
  reading: Reading,
  words: readonly string[],
  marks: readonly string[],
): Promise<Analysis> {
  const { db, isLive, kind, pulse, scope } = reading;
  const known = isLive ? undefined : recall(reading, words, marks);
  const found = known ?? (await analyse(db, kind, scope, words, marks));
  if (!known) keep(reading, words, marks, found);
  const remembered = (known?.lexemes ?? []).flatMap(({ kindDf, lexeme }) => (kindDf === null ? [lexeme] : []));
  return { ...found, kind: pulse.kind, scope: pulse.scope, change: pulse.change, remembered };
}
