import { type QueryExecutorProvider, sql } from 'kysely';
import { editDistance, nearby } from './edit-distance.ts';
import { inScope } from './scope-condition.ts';
import { shapeOf } from './vocabulary-shape.ts';

const CANDIDATES = 60;
const SHORTEST_REPAIRED = 4;

export interface VocabularyWord {
  word: string;
  lexeme: string;
  df: number;
}

/** How many slips of the finger a word of this length is forgiven. */
function forgiven(word: string): number {
  return word.length < 6 ? 1 : 2;
}

/** Fewer edits first; then the same first letter, which people seldom mistype; then the commoner word. */
function cost(typed: string, candidate: VocabularyWord, edits: number): number {
  const firstLetter = typed[0] === candidate.word[0] ? 0 : 0.5;
  return edits + firstLetter - 0.08 * Math.log(1 + candidate.df);
}

/** The word of the vocabulary that was most likely meant, if any. */
export async function repairedWord(
  db: QueryExecutorProvider,
  kind: string,
  typed: string,
): Promise<VocabularyWord | undefined> {
  if (typed.length < SHORTEST_REPAIRED || /\d/.test(typed)) return undefined;
  const { rows } = await sql<VocabularyWord>`
    select word, lexeme, df from search_alike(${kind}, ${shapeOf(typed)}, ${CANDIDATES})
    union
    select word, lexeme, df from search_word where kind = ${kind} and word = any(${nearby(typed)}::text[])`.execute(db);
  const most = forgiven(typed);
  const ranked = rows
    .map((candidate) => ({ candidate, edits: editDistance(typed, candidate.word, most) }))
    .filter(({ edits }) => edits <= most)
    .map(({ candidate, edits }) => ({ candidate, cost: cost(typed, candidate, edits) }))
    .sort((left, right) => left.cost - right.cost || (left.candidate.word < right.candidate.word ? -1 : 1));
  return ranked[0]?.candidate;
}

/** `minirc` as `mini` and `rc`: two words of the vocabulary whose stems are neighbours in some name. */
export async function ungluedWords(
  db: QueryExecutorProvider,
  kind: string,
  typed: string,
): Promise<[VocabularyWord, VocabularyWord] | undefined> {
  const splits = Array.from({ length: Math.max(0, typed.length - 3) }, (_, at) => [
    typed.slice(0, at + 2),
    typed.slice(at + 2),
  ]);
  if (splits.length === 0) return undefined;
  const { rows } = await sql<{ left: string; right: string; l: string; r: string; df: number }>`
    select s.l as left, s.r as right, l.stem as l, r.stem as r, f.df
    from unnest(${splits.map(([left]) => left)}::text[], ${splits.map(([, right]) => right)}::text[]) s (l, r),
      lateral (select (ts_lexize('pg_catalog.english_stem', s.l))[1] as stem) l,
      lateral (select (ts_lexize('pg_catalog.english_stem', s.r))[1] as stem) r,
      lateral (select count(*)::float8 as df from (
        select from search_document where ${inScope(kind)}
          and vec @@ (quote_literal(l.stem) || ':AB <-> ' || quote_literal(r.stem) || ':AB')::tsquery
          and vec @@ (quote_literal('+' || l.stem) || '&' || quote_literal('+' || r.stem))::tsquery
        limit 100) found) f
    where l.stem is not null and r.stem is not null and f.df > 0
    order by f.df desc limit 1`.execute(db);
  const best = rows[0];
  if (!best) return undefined;
  return [
    { word: best.left, lexeme: best.l, df: best.df },
    { word: best.right, lexeme: best.r, df: best.df },
  ];
}
