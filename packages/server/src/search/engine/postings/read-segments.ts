import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { groupsClause, type MarkGroup } from '../query/mark-groups.ts';
import { quoted } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { inScope } from '../query/scope-condition.ts';
import { rowWeights, saturated } from '../ranking/score.ts';
import type { SoughtClause } from './barred.ts';
import type { ListTerm } from './list-terms.ts';
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
  gone: ReadonlyMap<string, readonly number[]>;
  fresh: FreshDocument[];
  /** Documents of each lexeme without posting lists. */
  rare: RareDocuments[];
  /** Documents of each clause. */
  sought: RareDocuments[];
}

/** The parts of a search that are needed to read the documents beside the lists. */
export interface Wanted {
  kind: string;
  scope: string;
  query: ReadQuery;
  terms: readonly ListTerm[];
  filters: readonly MarkGroup[];
  /** tsquery clauses that each document meets. */
  conditions: readonly string[];
  /** Lexemes without posting lists. */
  rare: readonly string[];
  sought: readonly SoughtClause[];
  countsFacets: boolean;
}

interface Lookup {
  seqs: number[] | null;
  impacts: number[] | null;
}

/** Marks have no weight: each is worth 1. */
const isMark = (lexeme: string) => /^[=#]/.test(lexeme);

/** A clause with more documents than this is as fast without posting lists. */
const MOST_SOUGHT = 20_000;

const boosted = sql`round(${sql.lit(STEPS)} * boost)::int * 2`;

const worth = (lexeme: string): RawBuilder<unknown> =>
  isMark(lexeme)
    ? boosted
    : sql`round(${sql.lit(STEPS)} * ${saturated(lexeme)} * boost)::int * 2
        + (vec @@ ${quoted(`+${lexeme}`)}::tsquery)::int`;

const rowsHolding = ({ query, scope }: Wanted, upto: number, clause: string, each: RawBuilder<unknown>) =>
  sql`(select json_build_object('seqs', json_agg(seq), 'impacts', json_agg(${each})) from (
    select seq, boost, vec, ${rowWeights(query.analysis.kind.avg)} as w from search_document
    where ${inScope(scope)} and vec @@ ${clause}::tsquery and seq <= ${upto}::bigint
    offset 0 limit ${MOST_SOUGHT + 1}) held)`;

function impactsOf(terms: readonly ListTerm[]): RawBuilder<unknown> {
  if (terms.length === 0) return sql`'[]'::json`;
  const each = terms.map(
    ({ clause, value }) =>
      sql`case when vec @@ ${clause}::tsquery then round(${sql.lit(STEPS)} * ${value} * boost)::int * 2 end`,
  );
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

const arrayOf = (items: readonly RawBuilder<unknown>[]) =>
  sql`json_build_array(${items.length > 0 ? sql.join(items) : sql``})`;

/**
 * Everything that the segments lack, in one snapshot. Undefined if the segments were replaced meanwhile; `many` if a clause has too many
 * documents.
 */
export async function readRecent(
  db: QueryExecutorProvider,
  wanted: Wanted,
  { upto, version }: Segments,
): Promise<Recent | 'many' | undefined> {
  const { conditions, countsFacets, filters, query, rare, scope, sought, terms } = wanted;
  const found = terms.filter(({ retrieves }) => retrieves).map(({ clause }) => clause);
  const clauses = [...(found.length > 0 ? [`(${found.join('|')})`] : []), ...conditions];
  const isFound = clauses.length > 0 ? sql`vec @@ ${clauses.join('&')}::tsquery` : sql`true`;
  const facets = countsFacets ? sql`, 'marks', facets` : sql``;
  const { rows } = await sql<{
    current: boolean;
    gone: [string, number][] | null;
    fresh: FreshDocument[] | null;
    rare: Lookup[] | null;
    sought: Lookup[] | null;
  }>`
    with fresh as (
      select seq, boost, vec, facets, ${rowWeights(query.analysis.kind.avg)} as w from (
        select seq, boost, vec, facets, la, lb, lc, ld from search_document
        where ${inScope(scope)} and seq > ${upto}::bigint offset 0) newest
      where ${isFound})
    select ${versionOf(wanted.kind, scope)} = ${version} as current,
      (select json_agg(json_build_array(part, seq)) from search_replaced where ${inScope(scope)} and seq <= ${upto}::bigint) as gone,
      (select json_agg(json_build_object('seq', seq, 'met', ${metOf(filters)}, 'impacts', ${impactsOf(terms)}${facets})) from fresh) as fresh,
      ${arrayOf(rare.map((lexeme) => rowsHolding(wanted, upto, quoted(lexeme), worth(lexeme))))} as rare,
      ${arrayOf(sought.map((clause) => rowsHolding(wanted, upto, clause, boosted)))} as sought`.execute(db);
  const row = rows[0];
  if (!row?.current) return undefined;
  const [rareOnes, soughtOnes] = [row.rare, row.sought].map((all) =>
    (all ?? []).map(({ seqs, impacts }) => ({ seqs: seqs ?? [], impacts: impacts ?? [] })),
  ) as [RareDocuments[], RareDocuments[]];
  if ([...rareOnes, ...soughtOnes].some(({ seqs }) => seqs.length > MOST_SOUGHT)) return 'many';
  const gone = new Map<string, number[]>();
  for (const [part, seq] of row.gone ?? []) gone.set(part, [...(gone.get(part) ?? []), seq]);
  return { gone, fresh: row.fresh ?? [], rare: rareOnes, sought: soughtOnes };
}
