import { type QueryExecutorProvider, sql } from 'kysely';
import { scopeOf } from '../documents/partitions.ts';
import { shapeOf } from '../documents/vocabulary-shape.ts';
import type { SearchKind, Suggestion, SuggestQuery } from '../port.ts';
import { inScope } from '../query/scope-condition.ts';
import { editDistance, nearby } from '../words/edit-distance.ts';
import { nameKey, words } from '../words/normalise.ts';
import { namesWithSign, signIn } from './held-names.ts';

const DEFAULT_SIZE = 8;
/** Names that are read in alphabetical order before the boost picks among them. */
const NAMES_READ = 40;
/** Completions of the last word that are tested with the words before it. */
const COMPLETIONS = 12;
/** If at least this many documents are expected to match, skip the lookup. */
const SURE = 50;
/** A single letter has too many completions. */
const SHORTEST_BEGINNING = 2;
/** From so many letters on one slip is forgiven. */
const SHORTEST_WITH_SLIP = 4;
/** Words that are compared letter by letter with a beginning that nothing begins with, and how many of them are tried. */
const ALIKE = 60;
const BEGUN_ALIKE = 200;
const REPAIRS = 3;
/** Further words of a beginning are ignored: overlapping pairs of Chinese characters are words too. */
const MOST_WORDS = 8;
const LAST = '\u{10ffff}';

/** An upper bound, in byte order, of all texts that begin with `prefix`. */
function after(prefix: string): string {
  return `${prefix}${LAST}`;
}

async function names(db: QueryExecutorProvider, scope: string, kind: SearchKind, prefix: string, size: number) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (
      select id, name, name_key, boosted, boost from search_document
      where ${inScope(scope)} and name_key >= ${prefix} and name_key < ${after(prefix)}
      order by name_key limit ${NAMES_READ}) first
    order by boosted desc, boost desc, name_key, id limit ${size}`.execute(db);
  return rows.map((row): Suggestion => ({ text: row.name, source: 'name', kind, id: row.id }));
}

/**
 * Names with a word that begins with the last of `begun`, at any position, and with the words before it. Only the rarest such words, because
 * common ones are offered as word completions.
 */
async function namesByWord(
  db: QueryExecutorProvider,
  scope: string,
  kind: SearchKind,
  begun: readonly string[],
  size: number,
) {
  const last = begun.at(-1) ?? '';
  if ([...last].length < SHORTEST_BEGINNING + 1) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    with head as materialized (
      select coalesce(string_agg(quote_literal('+' || stem[1]) || '&', ''), '') as query
      from unnest(${begun.slice(0, -1)}::text[]) b (word)
        cross join lateral (select ts_lexize('pg_catalog.english_stem', b.word) as stem offset 0) t
      where stem[1] is not null
    ), rare as materialized (
      select lexeme from search_word
      where kind = ${kind} and left(word, 2) = left(${last}, 2) and word >= ${last} and word < ${after(last)}
      order by df, word limit ${COMPLETIONS})
    select distinct id, name, boosted, boost from head, rare, lateral (
      select id, name, boosted, boost from search_document
      where ${inScope(scope)} and vec @@ (head.query || quote_literal('+' || rare.lexeme))::tsquery
      limit ${NAMES_READ}) named
    order by boosted desc, boost desc, id limit ${size}`.execute(db);
  return rows.map((row): Suggestion => ({ text: row.name, source: 'name', kind, id: row.id }));
}

/** Completions of `begun` that occur in a name of the scope together with the words before it. */
async function completions(
  db: QueryExecutorProvider,
  scope: string,
  kind: SearchKind,
  before: string[],
  begun: string,
) {
  if ([...begun].length < SHORTEST_BEGINNING) return [];
  // `held` counts without a limit: with a limit, the planner would scan the whole table instead of the index.
  const { rows } = await sql<{ word: string }>`
    with head as materialized (
      select string_agg(quote_literal('+' || stem[1]) || '&', '') as query,
        exp(greatest(coalesce(sum(ln(greatest(coalesce(l.df, 0) / nullif(c.documents, 0), 1e-9))), 0), -600)) as share
      from unnest(${before}::text[]) b (word)
        cross join lateral (select ts_lexize('pg_catalog.english_stem', b.word) as stem offset 0) t
        left join search_lexeme l on l.scope = ${scope} and l.lexeme = '+' || stem[1]
        left join search_scope c on c.scope = ${scope}
      where stem[1] is not null
    ), common as materialized (
      select word, lexeme, df from search_word
      where kind = ${kind} and left(word, 2) = left(${begun}, 2) and word >= ${begun} and word < ${after(begun)}
      order by df desc, word limit ${COMPLETIONS}
    ), stem as materialized (
      select distinct on (c.lexeme) c.word, c.lexeme, c.df, coalesce(l.df, 0) * head.share as expected,
        coalesce(head.query, '') || quote_literal('+' || c.lexeme) as query
      from head, common c left join search_lexeme l on l.scope = ${scope} and l.lexeme = '+' || c.lexeme
      order by c.lexeme, length(c.word), c.word
    )
    select word from stem where case when expected > ${SURE} then true else (
      select count(*) from search_document where ${inScope(scope)} and vec @@ stem.query::tsquery) > 0 end
    order by df desc, word limit ${COMPLETIONS}`.execute(db);
  return rows.map((row): Suggestion => ({ text: [...before, row.word].join(' '), source: 'word', kind }));
}

/** Words that some word of the vocabulary begins with after one slip of the finger, the commonest first. */
async function wordsAfterSlip(db: QueryExecutorProvider, kind: SearchKind, begun: string): Promise<string[]> {
  if (begun.length < SHORTEST_WITH_SLIP || /\d/.test(begun)) return [];
  // Trigrams rate the beginning of a long word as unlike it: words with the same first half are looked at as well.
  const half = begun.slice(0, Math.ceil(begun.length / 2));
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, df from search_alike(${kind}, ${shapeOf(begun)}, ${ALIKE})
      union
      select word, df from search_word, unnest(${nearby(begun)}::text[]) n (near)
        where kind = ${kind} and left(word, 2) = left(near, 2) and word >= near and word < near || ${LAST}
      union
      (select word, df from search_word
        where kind = ${kind} and left(word, 2) = left(${half}, 2) and word >= ${half} and word < ${after(half)}
        order by df desc limit ${BEGUN_ALIKE})) found
    order by df desc, word`.execute(db);
  return rows.flatMap(({ word }) => {
    const heads = [-1, 0, 1].map((more) => word.slice(0, begun.length + more));
    return heads.some((head) => editDistance(head, begun, 1) === 1) ? [word] : [];
  });
}

/** Suggestions for a prefix with a typo in its last word: those of the words that were probably meant. */
async function suggestAfterSlip(db: QueryExecutorProvider, asked: SuggestQuery, kind: SearchKind) {
  const begun = words(asked.prefix).slice(0, MOST_WORDS);
  const meant = (await wordsAfterSlip(db, kind, begun.at(-1) ?? '')).slice(0, REPAIRS);
  const found = await Promise.all(
    meant.map((word) => suggestKind(db, { ...asked, prefix: [...begun.slice(0, -1), word].join(' ') }, kind)),
  );
  return found.flat().slice(0, asked.size ?? DEFAULT_SIZE);
}

async function suggestKind(db: QueryExecutorProvider, asked: SuggestQuery, kind: SearchKind): Promise<Suggestion[]> {
  const size = asked.size ?? DEFAULT_SIZE;
  const scope = scopeOf({ kind, type: asked.type });
  const begun = words(asked.prefix).slice(0, MOST_WORDS);
  const last = begun.at(-1);
  if (last === undefined) return [];
  const sign = signIn(asked.prefix);
  const [wordsFound, namesBegun, namesHolding] = await Promise.all([
    sign?.last || /\s$/.test(asked.prefix) ? [] : completions(db, scope, kind, begun.slice(0, -1), last),
    names(db, scope, kind, nameKey(asked.prefix), size),
    sign ? namesWithSign(db, scope, kind, sign, size) : namesByWord(db, scope, kind, begun, size),
  ]);
  const namesFound = [...new Map([...namesBegun, ...namesHolding].map((one) => [one.id, one])).values()];
  const half = Math.ceil(size / 2);
  const first = wordsFound.slice(0, Math.max(half, size - namesFound.length));
  return [...first, ...namesFound].slice(0, size);
}

async function suggestKinds(
  kinds: readonly SearchKind[],
  size: number,
  suggestOne: (kind: SearchKind) => Promise<Suggestion[]>,
): Promise<Suggestion[]> {
  const found = await Promise.all(kinds.map(suggestOne));
  const interleaved = Array.from({ length: size }, (_, index) =>
    found.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
  const unique = new Map(interleaved.map((suggestion) => [suggestion.text.toLowerCase(), suggestion]));
  return [...unique.values()].slice(0, size);
}

const allKinds: readonly SearchKind[] = ['business', 'product', 'user'];

/** Completions of the last word first, then names that begin with the whole prefix. Where there are none, one slip is forgiven. */
export async function suggest(db: QueryExecutorProvider, asked: SuggestQuery): Promise<Suggestion[]> {
  const kinds = asked.kind ? [asked.kind] : asked.type ? allKinds.slice(0, 1) : allKinds;
  const size = asked.size ?? DEFAULT_SIZE;
  const found = await suggestKinds(kinds, size, (kind) => suggestKind(db, asked, kind));
  return found.length > 0 ? found : suggestKinds(kinds, size, (kind) => suggestAfterSlip(db, asked, kind));
}
