import { type QueryExecutorProvider, sql } from 'kysely';
import { inScope } from '../query/scope-condition.ts';

/** Larger totals are reported as "10,000 and more". */
export const EXACT_TO = 10_000;

/** Counts the matching documents of the scope live, up to `most`. */
export async function countTo(
  db: QueryExecutorProvider,
  scope: string,
  tsquery: string | undefined,
  maximum: number,
): Promise<number> {
  const matching = tsquery === undefined ? sql`true` : sql`vec @@ ${tsquery}::tsquery`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from search_document where ${inScope(scope)} and ${matching} limit ${maximum}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Most documents that are counted of a lexeme that is too rare for the statistics. */
export const MOST_COUNTED = 1_000;

/** Lexemes that are too rare for the statistics, counted live. */
export async function countEach(
  db: QueryExecutorProvider,
  scope: string,
  tsqueries: readonly string[],
): Promise<number[]> {
  if (tsqueries.length === 0) return [];
  // Each count visits every partition. For many guesses, first check with one query whether any of them exists.
  const any = tsqueries.map((tsquery) => `(${tsquery})`).join('|');
  if (tsqueries.length > 2 && (await countTo(db, scope, any, 1)) === 0) return tsqueries.map(() => 0);
  const counts = tsqueries.map(
    (tsquery) => sql`(select count(*)::int from (
      select from search_document where ${inScope(scope)} and vec @@ ${tsquery}::tsquery limit ${MOST_COUNTED}) found)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}
