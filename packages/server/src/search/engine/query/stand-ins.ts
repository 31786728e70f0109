import type { QueryExecutorProvider } from 'kysely';
import { filterMark } from '../documents/fields.ts';
import type { SearchQuery } from '../port.ts';
import { countEach } from '../ranking/live-counts.ts';
import type { AnalysedLexeme, Analysis } from './analyse.ts';
import { quoted, type StandIn } from './query-terms.ts';

/** A document with the second word of `a OR b` earns this share of the first word's worth. */
const EITHER_SHARE = 0.5;

export interface KnownStandIn extends StandIn {
  df: number;
  scopeDf: number;
}

export const marksOf = ({ meanings = [] }: Pick<SearchQuery, 'meanings'>): string[] => [
  ...new Set(meanings.map(({ name, value }) => filterMark(name, value))),
];

/** Stand-ins for the words of a query, by the index of the word; highest share first. Stand-ins without documents are left out, except those that are sure. */
export async function standInsOf(
  db: QueryExecutorProvider,
  kind: string,
  asked: Pick<SearchQuery, 'meanings' | 'either'>,
  { marks }: Analysis,
  eitherLexemes: readonly (AnalysedLexeme & { df: number })[],
): Promise<Map<number, KnownStandIn[]>> {
  const uncounted = marksOf(asked).filter((mark) => !marks.has(mark));
  const counts = await countEach(db, kind, uncounted.map(quoted));
  const byWord = new Map<number, KnownStandIn[]>();
  const add = (word: number, standIn: KnownStandIn, isSure = false) => {
    // Of a place that no document has, the word alone says nothing: a text with `germany` does not come from there.
    if (standIn.df > 0 || isSure) byWord.set(word, [...(byWord.get(word) ?? []), standIn]);
  };
  for (const { start, end, name, value, share, isSure } of asked.meanings ?? []) {
    const lexeme = filterMark(name, value);
    const live = counts[uncounted.indexOf(lexeme)] ?? 0;
    const { kindDf, scopeDf } = marks.get(lexeme) ?? { kindDf: live, scopeDf: live };
    for (let word = start; word < end; word += 1) add(word, { lexeme, share, df: kindDf, scopeDf }, isSure);
  }
  for (const { word, lexeme, df, scopeDf } of eitherLexemes)
    add(word, { lexeme, share: EITHER_SHARE, df, scopeDf: scopeDf ?? df });
  for (const [word, standIns] of byWord)
    byWord.set(
      word,
      standIns.sort((left, right) => right.share - left.share),
    );
  return byWord;
}
