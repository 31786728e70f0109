import { type QueryExecutorProvider, sql } from 'kysely';
import { nameKey, words } from './normalise.ts';
import { scopeOf } from './partitions.ts';
import type { SearchKind, Suggestion, SuggestQuery } from './port.ts';
import { inScope } from './scope-condition.ts';

const DEFAULT_SIZE = 8;
/** Names read in alphabetical order before the boost picks among them. */
const NAMES_READ = 40;
/** Completions of a last word tried against the words before it. */
const COMPLETIONS = 12;
/** A single letter begins too many words to complete it. */
const SHORTEST_BEGINNING = 2;

/** The first text, in byte order, that does not begin with `prefix`. */
function after(prefix: string): string {
  return `${prefix}\u{10ffff}`;
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

async function completions(
  db: QueryExecutorProvider,
  scope: string,
  kind: SearchKind,
  before: string[],
  begun: string,
) {
  if ([...begun].length < SHORTEST_BEGINNING) return [];
  const wanted = before.map(
    (word) => sql`coalesce(quote_literal('+' || (ts_lexize('pg_catalog.english_stem', ${word}))[1]) || '&', '')`,
  );
  const head = before.length > 0 ? sql.join(wanted, sql` || `) : sql`''`;
  const { rows } = await sql<{ word: string }>`
    select word from (
      select distinct on (lexeme) word, lexeme, df from (
        select word, lexeme, df from search_word
        where kind = ${kind} and left(word, 2) = left(${begun}, 2) and word >= ${begun} and word < ${after(begun)}
        order by df desc, word limit ${COMPLETIONS * 2}) common
      order by lexeme, length(word), word) w
    where exists (select from search_document
      where ${inScope(scope)} and vec @@ (${head} || quote_literal('+' || w.lexeme))::tsquery)
    order by df desc, word limit ${COMPLETIONS}`.execute(db);
  return rows.map((row): Suggestion => ({ text: [...before, row.word].join(' '), source: 'word', kind }));
}

async function suggestKind(db: QueryExecutorProvider, asked: SuggestQuery, kind: SearchKind): Promise<Suggestion[]> {
  const size = asked.size ?? DEFAULT_SIZE;
  const scope = scopeOf({ kind, type: asked.type });
  const begun = words(asked.prefix);
  const last = begun.at(-1);
  if (last === undefined) return [];
  const [wordsFound, namesFound] = await Promise.all([
    /\s$/.test(asked.prefix) ? [] : completions(db, scope, kind, begun.slice(0, -1), last),
    names(db, scope, kind, nameKey(asked.prefix), size),
  ]);
  const half = Math.ceil(size / 2);
  const first = wordsFound.slice(0, Math.max(half, size - namesFound.length));
  return [...first, ...namesFound].slice(0, size);
}

/** Completions of the last word first, then names that begin with the whole prefix. */
export async function suggest(db: QueryExecutorProvider, asked: SuggestQuery): Promise<Suggestion[]> {
  if (asked.kind) return suggestKind(db, asked, asked.kind);
  const kinds: SearchKind[] = asked.type ? ['business'] : ['business', 'product', 'user'];
  const found = await Promise.all(kinds.map((kind) => suggestKind(db, asked, kind)));
  const size = asked.size ?? DEFAULT_SIZE;
  const interleaved = Array.from({ length: size }, (_, at) => found.flatMap((list) => list.slice(at, at + 1))).flat();
  const unique = new Map(interleaved.map((suggestion) => [suggestion.text.toLowerCase(), suggestion]));
  return [...unique.values()].slice(0, size);
}
