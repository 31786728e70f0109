import { type QueryExecutorProvider, sql } from 'kysely';
import { MOST_COUNTED } from '../ranking/live-counts.ts';
import type { ScopeStatistics } from '../upkeep/statistics.ts';
import { inScope } from './scope-condition.ts';

export interface AnalysedLexeme {
  /** Index of the query word it came from. */
  word: number;
  lexeme: string;
  /** As of the last refresh; null if the sample did not contain it. */
  kindDf: number | null;
  /** Documents of the kind, counted live up to 1,000, if the sample did not contain it. */
  live?: number | null;
  scopeDf: number | null;
}

export interface Analysis {
  lexemes: AnalysedLexeme[];
  /** Document frequencies by mark; marks that the sample did not contain are missing. */
  marks: Map<string, { kindDf: number; scopeDf: number }>;
  kind: ScopeStatistics;
  scope: ScopeStatistics;
  /** The last seq that was assigned. */
  change: number;
  /** Lexemes that the sample did not contain, whose remembered count may be too high by now. */
  remembered: readonly string[];
}

/** The statistics of words and marks. */
export type Sightings = Pick<Analysis, 'lexemes' | 'marks'>;

/** Stems of the query's words with their frequencies, in one round trip. */
export async function analyse(
  db: QueryExecutorProvider,
  kind: string,
  scope: string,
  queryWords: readonly string[],
  marks: readonly string[],
): Promise<Sightings> {
  const { rows } = await sql<{
    lexemes: AnalysedLexeme[] | null;
    marks: { mark: string; kindDf: number; scopeDf: number | null }[] | null;
  }>`
    select
      (select json_agg(json_build_object('word', w.ord - 1, 'lexeme', t.lexeme, 'kindDf', k.df, 'scopeDf', s.df, 'live', live.n)
                       order by w.ord, t.positions[1])
       from unnest(${queryWords}::text[]) with ordinality w (word, ord)
         cross join lateral unnest(to_tsvector('pg_catalog.english', w.word)) t
         left join search_lexeme k on k.scope = ${kind} and k.lexeme = t.lexeme
         left join search_lexeme s on s.scope = ${scope} and s.lexeme = t.lexeme
         cross join lateral (select count(*)::int as n from (
           select from search_document where k.df is null and ${inScope(kind)}
             and vec @@ quote_literal(t.lexeme)::tsquery limit ${MOST_COUNTED}) held) live) as lexemes,
      (select json_agg(json_build_object('mark', k.lexeme, 'kindDf', k.df, 'scopeDf', s.df))
       from search_lexeme k left join search_lexeme s on s.scope = ${scope} and s.lexeme = k.lexeme
       where k.scope = ${kind} and k.lexeme = any(${marks}::text[])) as marks`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the search statistics could not be read');
  return {
    lexemes: row.lexemes ?? [],
    marks: new Map((row.marks ?? []).map(({ mark, kindDf, scopeDf }) => [mark, { kindDf, scopeDf: scopeDf ?? 0 }])),
  };
}
