import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { groupsClause, type MarkGroup } from '../query/mark-groups.ts';
import { clause, nameClause, quoted, type Term } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { inScope } from '../query/scope-condition.ts';
import { rowWeights, saturated, termValue } from '../ranking/score.ts';
import { STEPS } from './postings.ts';
import type { FreshDocument } from './tally-query.ts';

export interface Segment {
  id: string;
  part: string;
  documents: number;
}

/** The segments of a scope at one moment. */
export interface Segments {
  /** Changes with each change of the segments. */
  version: string;
  /** Documents with a higher seq are newer than all segments. */
  upto: number;
  /** Oldest first within a partition. */
  parts: Segment[];
  /** Whether a lexeme has posting lists in all segments. */
  isListed: (lexeme: string) => boolean;
  /** Whether each filter mark has, however rare it is; false for segments of the release before. */
  hasMarks: boolean;
  /** Lexemes of the kind that are common. */
  listed: ReadonlySet<string>;
  /** Changes with `listed`. */
  words: string;
  /** Places of replaced documents, by segment; filled by the searches that need them. */
  replaced: Map<string, readonly Uint32Array[]>;
}

const versionOf = (kind: string, scope: string) => sql`
  (select upto || ' ' || words || ' ' || coalesce(
      (select string_agg(id::text, ' ' order by id) from search_part_segment where valid and ${inScope(scope)}), '')
    from search_lists where kind = ${kind})`;

/** Undefined if there are no lists yet. */
export async function readSegments(
  db: QueryExecutorProvider,
  kind: string,
  scope: string,
  before?: Segments,
): Promise<Segments | undefined> {
  const { rows } = await sql<{
    upto: number;
    words: string;
    version: string;
    parts: Segment[] | null;
    marks: boolean;
    listed: string[] | null;
  }>`
    select upto::float8 as upto, words::text as words, ${versionOf(kind, scope)} as version,
      (select json_agg(json_build_object('id', id::text, 'part', part, 'documents', documents) order by part, s.upto, id)
        from search_part_segment s where valid and ${inScope(scope)}) as parts,
      not exists (select from search_part_segment where valid and not marks and ${inScope(scope)}) as marks,
      case when words::text = ${before?.words ?? ''} then null else
        (select json_agg(lexeme) from search_list_word where kind = ${kind}) end as listed
    from search_lists where kind = ${kind}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { upto, words, version, parts } = row;
  const listed = words === before?.words ? before.listed : new Set(row.listed ?? []);
  // A kind without common words has no segments.
  const hasMarks = row.marks && listed.size > 0;
  const isListed = (lexeme: string) => listed.has(lexeme) || (hasMarks && lexeme.startsWith('='));
  return { version, upto, words, parts: parts ?? [], isListed, hasMarks, listed, replaced: new Map() };
}

/** Documents of a lexeme without posting lists, from the inverted index. */
export interface RareDocuments {
  seqs: number[];
  impacts: number[];
}

export interface Recent {
  /** Outdated versions of documents, by partition. */
  gone: Map<string, number[]>;
  fresh: FreshDocument[];
  rare: RareDocuments[];
}

/** Marks have no weight: each is worth 1. */
const isMark = (lexeme: string) => /^[=#]/.test(lexeme);

const worth = (lexeme: string): RawBuilder<unknown> =>
  isMark(lexeme)
    ? sql`round(${sql.lit(STEPS)} * boost)::int * 2`
    : sql`round(${sql.lit(STEPS)} * ${saturated(lexeme)} * boost)::int * 2
        + (vec @@ ${quoted(`+${lexeme}`)}::tsquery)::int`;

const termWorth = (term: Term): RawBuilder<unknown> =>
  sql`round(${sql.lit(STEPS)} * ${termValue(term)} * boost)::int * 2 + (vec @@ ${nameClause(term)}::tsquery)::int`;

function rareRows(query: ReadQuery, scope: string, upto: number, lexeme: string): RawBuilder<unknown> {
  return sql`(select json_build_object('seqs', json_agg(seq), 'impacts', json_agg(${worth(lexeme)})) from (
    select seq, boost, vec, ${rowWeights(query.analysis.kind.avg)} as w from search_document
    where ${inScope(scope)} and vec @@ ${quoted(lexeme)}::tsquery and seq <= ${upto}::bigint offset 0) held)`;
}

function impactsOf(query: ReadQuery): RawBuilder<unknown> {
  if (query.wanted.length === 0) return sql`'[]'::json`;
  const each = query.wanted.map((term) => sql`case when vec @@ ${clause(term)}::tsquery then ${termWorth(term)} end`);
  return sql`json_build_array(${sql.join(each)})`;
}

/** A bit for each filter that a document meets. */
const metOf = (filters: readonly MarkGroup[]): RawBuilder<unknown> =>
  sql.join(
    [
      sql`0`,
      ...filters.map(
        (group, at) => sql`case when vec @@ ${groupsClause([group])}::tsquery then ${sql.lit(2 ** at)} else 0 end`,
      ),
    ],
    sql` + `,
  );

/** Everything that the segments lack, in one snapshot. Undefined if the segments were replaced meanwhile. */
export async function readRecent(
  db: QueryExecutorProvider,
  query: ReadQuery,
  { kind, scope }: { kind: string; scope: string },
  { upto, version }: Segments,
  filters: readonly MarkGroup[],
  rare: readonly string[],
  countsFacets: boolean,
): Promise<Recent | undefined> {
  const some = query.wanted.map(clause).join('|');
  const isFound = some === '' ? sql`true` : sql`vec @@ ${some}::tsquery`;
  const facets = countsFacets ? sql`, 'marks', facets` : sql``;
  const { rows } = await sql<{
    current: boolean;
    gone: [string, number][] | null;
    fresh: FreshDocument[] | null;
    rare: { seqs: number[] | null; impacts: number[] | null }[] | null;
  }>`
    with fresh as (
      select seq, boost, vec, facets, ${rowWeights(query.analysis.kind.avg)} as w from (
        select seq, boost, vec, facets, la, lb, lc, ld from search_document
        where ${inScope(scope)} and seq > ${upto}::bigint offset 0) newest
      where ${isFound})
    select ${versionOf(kind, scope)} = ${version} as current,
      (select json_agg(json_build_array(part, seq)) from search_replaced where ${inScope(scope)} and seq <= ${upto}::bigint) as gone,
      (select json_agg(json_build_object('seq', seq, 'met', ${metOf(filters)}, 'impacts', ${impactsOf(query)}${facets})) from fresh) as fresh,
      json_build_array(${rare.length > 0 ? sql.join(rare.map((lexeme) => rareRows(query, scope, upto, lexeme))) : sql``}) as rare`.execute(
    db,
  );
  const row = rows[0];
  if (!row?.current) return undefined;
  const gone = new Map<string, number[]>();
  for (const [part, seq] of row.gone ?? []) gone.set(part, [...(gone.get(part) ?? []), seq]);
  return {
    gone,
    fresh: row.fresh ?? [],
    rare: (row.rare ?? []).map(({ seqs, impacts }) => ({ seqs: seqs ?? [], impacts: impacts ?? [] })),
  };
}
