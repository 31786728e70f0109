import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { championIds } from './champion-search.ts';
import { EXACT_TO } from './live-counts.ts';
import type { SearchHit } from './port.ts';
import { quoted } from './query-terms.ts';
import type { ReadQuery } from './read-query.ts';
import { inScope } from './scope-condition.ts';
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

/** Names scored where whole documents would be too many. */
const NAMES_SCORED = 4_000;

async function scorePage(
  db: QueryExecutorProvider,
  query: ReadQuery,
  candidates: RawBuilder<unknown>,
  { from, size }: Page,
): Promise<Found> {
  const { rows } = await sql<{ total: number; hits: SearchHit[] | null }>`
    with candidate as (${candidates}), hit as materialized (
      select id, (${relevance(query)}) * boost as score from candidate
    )
    select (select count(*)::int from hit) as total,
      (select json_agg(h) from (
        select id, score from hit order by score desc, id limit ${size} offset ${from}) h) as hits`.execute(db);
  return { total: rows[0]?.total ?? 0, hits: rows[0]?.hits ?? [] };
}

function rowsWhere(query: ReadQuery, scope: string, condition: RawBuilder<unknown>, most: number) {
  return sql`select id, boost, vec, ${rowWeights(query.analysis.kind.avg)} as w from search_document
    where ${inScope(scope)} and ${condition} limit ${most}`;
}

/** Scores everything that matches, to EXACT_TO + 1 documents. */
export function scoreAll(
  db: QueryExecutorProvider,
  query: ReadQuery,
  scope: string,
  everywhere: string,
  page: Page,
): Promise<Found> {
  return scorePage(db, query, rowsWhere(query, scope, sql`vec @@ ${everywhere}::tsquery`, EXACT_TO + 1), page);
}

/**
 * Scores only the likeliest of very many: documents that match in their names, and the champions of each word. Undefined when these
 * are too few for the page.
 */
export async function scoreLikeliest(
  db: QueryExecutorProvider,
  query: ReadQuery,
  scope: string,
  everywhere: string,
  names: string,
  page: Page,
): Promise<SearchHit[] | undefined> {
  const ids = await championIds(db, scope, query.wanted);
  const inNames = sql`vec @@ ${names}::tsquery`;
  const championsOnly = sql`id = any(${ids}::uuid[]) and vec @@ ${everywhere}::tsquery and not ${inNames}`;
  const candidates = sql`(${rowsWhere(query, scope, inNames, NAMES_SCORED)})
    union all (${rowsWhere(query, scope, championsOnly, ids.length)})`;
  const { hits } = await scorePage(db, query, candidates, page);
  return hits.length === page.size ? hits : undefined;
}

/** The tsquery text of a level with the query's filters. */
export function withFilters(level: string, filterMarks: readonly string[]): string {
  return [`(${level})`, ...filterMarks.map(quoted)].join('&');
}
