import { type QueryExecutorProvider, sql } from 'kysely';
import { codeMark } from '../documents/fields.ts';
import type { SearchKind, Suggestion } from '../port.ts';
import { quoted } from '../query/query-terms.ts';
import { inScope } from '../query/scope-condition.ts';
import { codeBegun } from '../words/codes.ts';
import { sizesOf, words } from '../words/normalise.ts';

/** Names that are read before the boost picks among them. */
const NAMES_READ = 40;
/** Further words of a beginning are ignored: overlapping pairs of Chinese characters are words too. */
const MOST_WORDS = 8;
/** Fewer letters and digits begin too many sizes. */
const SHORTEST_SIZE = 3;
const han = /^\p{Script=Han}+$/u;

/** The vocabulary lacks sizes, codes and Chinese, so a beginning that ends with one is looked up in the index. */
export interface Sign {
  /** The words before it. */
  readonly before: readonly string[];
  /** The size or the Chinese that the text ends with, as a tsquery. */
  readonly last?: string;
  /** The whole text as a code, as a tsquery. */
  readonly code?: string;
}

const within = (word: string): string => quoted(`+${word}`);

/** Chinese is held in pairs of characters, so a single one begins a pair. */
function chineseIn(all: readonly string[]): Sign {
  const from = all.findLastIndex((word) => !han.test(word)) + 1;
  const run = all.slice(from).map((word) => ([...word].length === 1 ? `${within(word)}:*` : within(word)));
  return { before: all.slice(0, from), last: run.join('&') };
}

/** `24 V` and `24V` are one word. */
function sizeIn(prefix: string, all: readonly string[]): Sign | undefined {
  const text = prefix.trim().toLowerCase();
  const size = sizesOf(text).find(({ written }) => text.endsWith(written.trim()));
  const parts = size ? words(size.written).length : 1;
  const word = size?.word ?? all.at(-1) ?? '';
  if (!/\d/.test(word) || word.length < SHORTEST_SIZE) return undefined;
  // A size is often a specification, which no name holds.
  return { before: all.slice(0, -parts), last: `(${within(word)}:*|${quoted(word)})` };
}

/** The sign that a beginning ends with. */
export function signIn(prefix: string): Sign | undefined {
  const all = words(prefix).slice(0, MOST_WORDS);
  const last = all.at(-1) ?? '';
  if (han.test(last)) return chineseIn(all);
  const size = sizeIn(prefix, all);
  const begun = codeBegun(all);
  if (begun === undefined) return size;
  return { ...(size ?? { before: [] }), code: `${quoted(codeMark(begun))}:*` };
}

/** Names of documents that have a sign, and whose name holds the words before it. */
export async function namesWithSign(
  db: QueryExecutorProvider,
  scope: string,
  kind: SearchKind,
  { before, code, last }: Sign,
  size: number,
): Promise<Suggestion[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with head as materialized (
      select coalesce(string_agg(quote_literal('+' || stem[1]) || '&', ''), '') as query
      from unnest(${before}::text[]) b (word)
        cross join lateral (select ts_lexize('pg_catalog.english_stem', b.word) as stem offset 0) t
      where stem[1] is not null)
    select id, name from head, lateral (
      select id, name, boosted, boost from search_document
      where ${inScope(scope)}
        and vec @@ concat_ws('|', '(' || head.query || ${last ?? null}::text || ')', ${code ?? null}::text)::tsquery
      limit ${NAMES_READ}) named
    order by boosted desc, boost desc, id limit ${size}`.execute(db);
  return rows.map(({ id, name }): Suggestion => ({ text: name, source: 'name', kind, id }));
}
