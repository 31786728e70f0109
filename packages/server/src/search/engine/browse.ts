import { type QueryExecutorProvider, sql } from 'kysely';
import { countTo, EXACT_TO } from './live-counts.ts';
import type { SearchAnswer } from './port.ts';
import { quoted } from './query-terms.ts';
import { inScope } from './scope-condition.ts';

/** No text: everything the filters leave, boosted first, then newest. */
export async function browse(
  db: QueryExecutorProvider,
  scope: string,
  filterMarks: readonly string[],
  from: number,
  size: number,
): Promise<SearchAnswer> {
  const filter = filterMarks.length > 0 ? filterMarks.map(quoted).join('&') : undefined;
  const matching = filter === undefined ? sql`true` : sql`vec @@ ${filter}::tsquery`;
  const [found, counted] = await Promise.all([
    sql<{ id: string }>`
      select id from search_document where ${inScope(scope)} and ${matching}
      order by boosted desc, created desc, id limit ${size} offset ${from}`.execute(db),
    countTo(db, scope, filter, EXACT_TO + 1),
  ]);
  return {
    hits: found.rows.map((row) => ({ id: row.id, score: 0 })),
    total: Math.min(counted, EXACT_TO),
    totalIsExact: counted <= EXACT_TO,
    relaxed: 0,
  };
}
