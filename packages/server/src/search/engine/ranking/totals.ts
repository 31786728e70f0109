import { type QueryExecutorProvider, sql } from 'kysely';
import { inScope } from '../query/scope-condition.ts';
import { countTo, EXACT_TO } from './live-counts.ts';

/** The internal value for "more than EXACT_TO". */
export const MANY = EXACT_TO + 1;

/** From this estimate on, a sample is checked before counting. */
const SAMPLED_FROM = 24_000;
/** Sample size: enough to expect this many matches. */
const SAMPLE_MATCHES = 1_500;
/** Pages of similar documents make a page sample four times as uneven as a row sample; five deviations of that count as certain. */
const DEVIATIONS = 20;

/** True if the total exceeds EXACT_TO even if the sample was wrong by a fifth and every later write was a removal. */
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

/** The number of matches: exact up to EXACT_TO, otherwise MANY. */
export async function totalOf(
  db: QueryExecutorProvider,
  scope: string,
  tsquery: string,
  estimate: number,
): Promise<number> {
  if (estimate >= SAMPLED_FROM && (await sampleSaysMany(db, scope, tsquery, estimate))) return MANY;
  return countTo(db, scope, tsquery, MANY);
}
