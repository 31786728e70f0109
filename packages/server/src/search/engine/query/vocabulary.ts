import { type QueryExecutorProvider, sql } from 'kysely';
import { shapeOf } from '../documents/vocabulary-shape.ts';
import type { SearchQuery } from '../port.ts';
import { editDistance, nearby } from '../words/edit-distance.ts';
import { inScope } from './scope-condition.ts';

const CANDIDATES = 60;
const SHORTEST_REPAIRED = 4;
const LONG_WORD = 6;

export interface VocabularyWord {
  word: string;
  lexeme: string;
  df: number;
}

/** Number of typos that are tolerated in a word of this length. */
function forgiven(word: string): number {
  return word.length < LONG_WORD ? 1 : 2;
}

/** Orders candidates: fewer edits first; then the same first letter, which people rarely mistype; then the more frequent word. */
function cost(typed: string, candidate: VocabularyWord, edits: number): number {
  const firstLetter = typed[0] === candidate.word[0] ? 0 : 0.5;
  return edits + firstLetter - 0.08 * Math.log(1 + candidate.df);
}

/**
 * Whether a repair keeps how the word begins. People rarely mistype the first letter: then it is the only slip of a long word. In a short one,
 * another first letter makes another word (`null`, `full`).
 */
function keepsBeginning(typed: string, word: string, edits: number): boolean {
  const isSwapped = typed[0] === word[1] && typed[1] === word[0];
  return typed[0] === word[0] || isSwapped || (edits === 1 && typed.length >= LONG_WORD);
}

/** Whether businesses hold a word that documents of this kind lack: a company's name is correct, however similar another word is. */
export async function isNameElsewhere(db: QueryExecutorProvider, kind: string, typed: string): Promise<boolean> {
  if (kind !== 'product') return false;
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from search_word where kind = 'business' and word = ${typed}) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Longer words are not in the vocabulary, and shorter ones have too many neighbours. */
const COMPARED = /^\p{L}{5,32}$/u;

/** Whether products hold other words of a word's stem, and never the word itself: `compresser` has the stem of `compressed`. */
export async function isWrittenNowhere(db: QueryExecutorProvider, kind: string, typed: string): Promise<boolean> {
  if (kind !== 'product' || !COMPARED.test(typed)) return false;
  const { rows } = await sql<{ written: boolean }>`
    select exists (select from search_word where kind in ('product', 'business') and word = ${typed}) as written`.execute(
    db,
  );
  return rows[0]?.written === false;
}

/** The most likely intended word of the vocabulary, if any. */
export async function repairedWord(
  db: QueryExecutorProvider,
  kind: string,
  typed: string,
  mayMean: SearchQuery['mayMean'] = () => true,
): Promise<VocabularyWord[] | undefined> {
  if (typed.length < SHORTEST_REPAIRED || /\d/.test(typed)) return undefined;
  const { rows } = await sql<VocabularyWord>`
    select word, lexeme, df from search_alike(${kind}, ${shapeOf(typed)}, ${CANDIDATES})
    union
    select word, lexeme, df from search_word where kind = ${kind} and word = any(${nearby(typed)}::text[])`.execute(db);
  // Names of companies are written as they are heard, also in their first letters.
  const isName = kind === 'business';
  const maximum = forgiven(typed);
  const ranked = rows
    .map((candidate) => ({ candidate, edits: editDistance(typed, candidate.word, maximum) }))
    .filter(
      ({ candidate: { word }, edits }) =>
        edits <= maximum && mayMean(typed, word) && (isName || keepsBeginning(typed, word, edits)),
    )
    .map(({ candidate, edits }) => ({ candidate, cost: cost(typed, candidate, edits) }))
    .sort((left, right) => left.cost - right.cost || (left.candidate.word < right.candidate.word ? -1 : 1));
  return ranked[0] && [ranked[0].candidate];
}

/**
 * Positions where two words may have been joined, at least two characters from each end: between any letters, at the single change between
 * letters and digits of `iphone12` or `50mm`, and never in codes (`9d7e`, `1234`), whose parts always exist in some document.
 */
function seams(typed: string): number[] {
  if (!/\d/.test(typed)) return Array.from({ length: Math.max(0, typed.length - 3) }, (_, index) => index + 2);
  const [, head] = /^(\D{2,}(?=\d{2,}$)|\d{2,}(?=\D{2,}$))/.exec(typed) ?? [];
  return head ? [head.length] : [];
}

/** Splits `minirc` into `mini` and `rc`: two words of the vocabulary whose stems are adjacent in some name. */
export async function ungluedWords(
  db: QueryExecutorProvider,
  kind: string,
  typed: string,
): Promise<VocabularyWord[] | undefined> {
  const splits = seams(typed).map((cut) => [typed.slice(0, cut), typed.slice(cut)]);
  if (splits.length === 0) return undefined;
  const known = (word: string, stem: string) => sql`(
    exists (select from search_word w where w.kind = ${kind} and w.word = ${sql.ref(word)})
    or exists (select from search_lexeme k where k.scope = ${kind} and k.lexeme = ${sql.ref(stem)}))`;
  const { rows } = await sql<{ left: string; right: string; l: string; r: string; df: number }>`
    with split as materialized (
      select s.l, s.r, l.stem as lstem, r.stem as rstem
      from unnest(${splits.map(([left]) => left)}::text[], ${splits.map(([, right]) => right)}::text[]) s (l, r),
        lateral (select (ts_lexize('pg_catalog.english_stem', s.l))[1] as stem offset 0) l,
        lateral (select (ts_lexize('pg_catalog.english_stem', s.r))[1] as stem offset 0) r
      where l.stem is not null and r.stem is not null and ${known('s.l', 'l.stem')} and ${known('s.r', 'r.stem')}
    )
    select s.l as left, s.r as right, s.lstem as l, s.rstem as r, f.df
    from split s, lateral (
      select count(*)::float8 as df from search_document where ${inScope(kind)}
        and vec @@ (quote_literal(s.lstem) || ':AB <-> ' || quote_literal(s.rstem) || ':AB')::tsquery
        and vec @@ (quote_literal('+' || s.lstem) || '&' || quote_literal('+' || s.rstem))::tsquery) f
    where f.df > 0
    order by f.df desc limit 1`.execute(db);
  const best = rows[0];
  if (!best) return undefined;
  return [
    { word: best.left, lexeme: best.l, df: best.df },
    { word: best.right, lexeme: best.r, df: best.df },
  ];
}
