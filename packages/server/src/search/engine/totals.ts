import { type QueryExecutorProvider, sql } from 'kysely';
import { countTo, EXACT_TO } from './live-counts.ts';
import { inScope } from './scope-condition.ts';

/** "More than EXACT_TO", as totals say it before they reach an answer. */
export const MANY = EXACT_TO + 1;

/** From this estimate on a sample is asked before anything is counted. */
const SAMPLED_FROM = 24_000;
/** Matches a sample is made large enough to hold. */
const SAMPLE_MATCHES = 1_500;
/** Pages of alike documents make a sample of pages four times as uneven as one of rows; five deviations of that are certain. */
const DEVIATIONS = 20;

/** More than EXACT_TO even if the statistics' sample erred by a fifth and every write since was a removal. */
export function surelyMany(df: number, age: number): boolean {
  return df * 0.8 - age > EXACT_TO;
}

async function sampleSaysMany(db: QueryExecutorProvider, scope: string, tsquery: string, estimate: number) {
  const share = SAMPLE_MATCHES / estimate;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from search_document tablesample system (${sql.lit(Number((share * 100).toFixed(4)))})
    where ${inScope(scope)} and vec @@ ${tsquery}::tsquery`.execute(db);
  const found = rows[0]?.n ?? 0;
  return found - DEVIATIONS * Math.sqrt(found) > EXACT_TO * share;
}

/** How many documents match: exactly to EXACT_TO, else MANY. */
export async function totalOf(
  db: QueryExecutorProvider,
  scope: string,
  tsquery: string,
  estimate: number,
): Promise<number> {
  if (estimate >= SAMPLED_FROM && (await sampleSaysMany(db, scope, tsquery, estimate))) return MANY;
  return countTo(db, scope, tsquery, MANY);
}
