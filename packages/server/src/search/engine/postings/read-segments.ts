import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { groupsClause, type MarkGroup } from '../query/mark-groups.ts';
import { clause, nameClause, quoted, type Term } from '../query/query-terms.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { inScope } from '../query/scope-condition.ts';
import { rowWeights, saturated, termValue } from '../ranking/score.ts';
import { STEPS } from './postings.ts';
import type { FreshDocument } from './tally.ts';

export interface SegmentPart {
  upto: number;
  part: string;
  documents: number;
}

export interface Segments {
  /** Documents with a higher seq are newer than all segments. */
  upto: number;
  parts: SegmentPart[];
  /** Lexemes of the kind that have posting lists. */
  listed: Set<string>;
}

/** Undefined if there are no segments. */
export async function readSegments(
  db: QueryExecutorProvider,
  kind: string,
  scope: string,
): Promise<Segments | undefined> {
  const { rows } = await sql<{
    upto: number | null;
    parts: SegmentPart[] | null;
    listed: string[] | null;
  }>`
    select (select max(upto)::float8 from search_segment where valid) as upto,
      (select json_agg(json_build_object('upto', p.upto, 'part', p.part, 'documents', p.documents) order by p.part, p.upto)
        from search_segment s join search_segment_part p on p.upto = s.upto where s.valid and ${inScope(scope)}) as parts,
      (select json_agg(lexeme) from search_listed
        where base = (select min(upto) from search_segment where valid) and kind = ${kind}) as listed`.execute(db);
  const row = rows[0];
  if (!row?.upto) return undefined;
  return { upto: row.upto, parts: row.parts ?? [], listed: new Set(row.listed ?? []) };
}

/** Documents of a lexeme without posting lists, from the inverted index. */
export interface RareDocuments {
  seqs: number[];
  impacts: number[];
}

export interface Recent {
  /** The newest segment; above the search's own `upto` if another process has added one. */
  newest: number;
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
  const each = query.wanted.map((term) => sql`case when vec @@ ${clause(term)}::tsquery then ${termWorth(term)} end`);
  return sql`json_build_array(${sql.join(each)})`;
}

/** Everything that the segments lack, in one snapshot. Undefined if the segments were replaced meanwhile. */
export async function readRecent(
  db: QueryExecutorProvider,
  query: ReadQuery,
  scope: string,
  upto: number,
  filters: readonly MarkGroup[],
  rare: readonly string[],
): Promise<Recent | undefined> {
  const kept = filters.length > 0 ? sql`vec @@ ${groupsClause(filters)}::tsquery` : sql`true`;
  const some = query.wanted.map(clause).join('|');
  const { rows } = await sql<{
    current: boolean;
    newest: number;
    gone: [string, number][] | null;
    fresh: FreshDocument[] | null;
    rare: { seqs: number[] | null; impacts: number[] | null }[] | null;
  }>`
    with fresh as (
      select seq, boost, vec, ${rowWeights(query.analysis.kind.avg)} as w from (
        select seq, boost, vec, la, lb, lc, ld from search_document
        where ${inScope(scope)} and seq > ${upto}::bigint offset 0) newest
      where vec @@ ${some}::tsquery and ${kept})
    select exists (select from search_segment where upto = ${upto}::bigint and valid) as current,
      (select max(upto)::float8 from search_segment where valid) as newest,
      (select json_agg(json_build_array(part, seq)) from search_gone where ${inScope(scope)} and seq <= ${upto}::bigint) as gone,
      (select json_agg(json_build_object('seq', seq, 'impacts', ${impactsOf(query)})) from fresh) as fresh,
      json_build_array(${rare.length > 0 ? sql.join(rare.map((lexeme) => rareRows(query, scope, upto, lexeme))) : sql``}) as rare`.execute(
    db,
  );
  const row = rows[0];
  if (!row?.current) return undefined;
  const gone = new Map<string, number[]>();
  for (const [part, seq] of row.gone ?? []) gone.set(part, [...(gone.get(part) ?? []), seq]);
  return {
    newest: row.newest,
    gone,
    fresh: row.fresh ?? [],
    rare: (row.rare ?? []).map(({ seqs, impacts }) => ({ seqs: seqs ?? [], impacts: impacts ?? [] })),
  };
}
