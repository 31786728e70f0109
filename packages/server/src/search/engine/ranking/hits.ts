import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { SearchHit, SearchOrder } from '../port.ts';
import type { Level } from '../query/levels.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { inScope } from '../query/scope-condition.ts';
import { countTo, EXACT_TO } from './live-counts.ts';
import { orders } from './orders.ts';
import { relevance, rowWeights } from './score.ts';

export interface Found {
  /** Up to EXACT_TO + 1. */
  total: number;
  hits: SearchHit[];
}

export interface Page {
  from: number;
  size: number;
}

/** Number of best name matches to score when scoring all documents is too slow. */
const NAMES_SCORED = 4_000;

async function scorePage(
  db: QueryExecutorProvider,
  query: ReadQuery,
  candidates: RawBuilder<unknown>,
  { from, size }: Page,
): Promise<Found> {
  const { rows } = await sql<{ total: number; hits: SearchHit[] | null }>`
    with candidate as (${candidates}), hit as materialized (
      select id, seq, (${relevance(query)}) * boost as score from candidate
    )
    select (select count(*)::int from hit) as total,
      (select json_agg(h) from (
        select id, score from hit order by score desc, seq limit ${size} offset ${from}) h) as hits`.execute(db);
  return { total: rows[0]?.total ?? 0, hits: rows[0]?.hits ?? [] };
}

function rowsWhere(query: ReadQuery, scope: string, condition: RawBuilder<unknown>, maximum: number) {
  return sql`select id, seq, boost, vec, ${rowWeights(query.analysis.kind.avg)} as w from search_document
    where ${inScope(scope)} and ${condition} limit ${maximum}`;
}

/** Scores all matches, up to EXACT_TO + 1 documents. */
export function scoreAll(
  db: QueryExecutorProvider,
  query: ReadQuery,
  scope: string,
  everywhere: string,
  page: Page,
): Promise<Found> {
  return scorePage(db, query, rowsWhere(query, scope, sql`vec @@ ${everywhere}::tsquery`, EXACT_TO + 1), page);
}

/** The first matches in an order by a column; the count reaches EXACT_TO + 1. */
export async function firstOf(
  db: QueryExecutorProvider,
  scope: string,
  everywhere: string,
  order: SearchOrder,
  { from, size }: Page,
): Promise<Found> {
  const [{ rows }, total] = await Promise.all([
    sql<{ id: string }>`
      select id from search_document where ${inScope(scope)} and vec @@ ${everywhere}::tsquery
      order by ${orders[order]} limit ${size} offset ${from}`.execute(db),
    countTo(db, scope, everywhere, EXACT_TO + 1),
  ]);
  return { hits: rows.map(({ id }) => ({ id, score: 0 })), total };
}

/** A relaxation level with the query's filters, as tsquery texts. */
export interface Matching {
  everywhere: string;
  names: string;
  someName: string;
}

/**
 * Scores only the most promising of very many matches: documents with all words in their names, which outweigh the others, and if these do
 * not fill the page, documents with some words in their names. Undefined if these are too few as well.
 */
export async function scoreLikeliest(
  db: QueryExecutorProvider,
  query: ReadQuery,
  scope: string,
  { everywhere, names, someName }: Matching,
  page: Page,
): Promise<SearchHit[] | undefined> {
  const inNames = rowsWhere(query, scope, sql`vec @@ ${names}::tsquery`, NAMES_SCORED);
  const first = await scorePage(db, query, inNames, page);
  if (first.hits.length === page.size) return first.hits;
  const partly = sql`vec @@ ${`${everywhere}&(${someName})&!(${names})`}::tsquery`;
  const more = await scorePage(
    db,
    query,
    sql`(${inNames}) union all (${rowsWhere(query, scope, partly, NAMES_SCORED)})`,
    page,
  );
  return more.hits.length === page.size ? more.hits : undefined;
}

export function matchingOf(level: Level, conditions: readonly string[]): Matching {
  const filtered = (text: string) => [`(${text})`, ...conditions].join('&');
  return { everywhere: filtered(level.everywhere), names: filtered(level.names), someName: level.someName };
}
