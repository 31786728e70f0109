import { type QueryExecutorProvider, sql } from 'kysely';
import { countTo, EXACT_TO } from './live-counts.ts';
import type { SearchAnswer } from './port.ts';
import { quoted } from './query-terms.ts';
import { inScope } from './scope-condition.ts';
import { MANY, surelyMany } from './totals.ts';

/** Counted, unless the statistics leave no doubt that there are more than can be told exactly. */
async function totalOf(db: QueryExecutorProvider, scope: string, filterMarks: readonly string[]): Promise<number> {
  const [mark, ...others] = filterMarks;
  const { rows } = await sql<{ df: number; age: number }>`
    select ${mark === undefined ? sql`c.documents` : sql`l.df`} as df, (s.last_value - c.change)::float8 as age
    from search_change s, search_scope c left join search_lexeme l on l.scope = c.scope and l.lexeme = ${mark ?? ''}
    where c.scope = ${scope}`.execute(db);
  const known = rows[0];
  if (others.length === 0 && known?.df && surelyMany(known.df, known.age)) return MANY;
  return countTo(db, scope, filterMarks.length > 0 ? filterMarks.map(quoted).join('&') : undefined, MANY);
}

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
    totalOf(db, scope, filterMarks),
  ]);
  return {
    hits: found.rows.map((row) => ({ id: row.id, score: 0 })),
    total: Math.min(counted, EXACT_TO),
    totalIsExact: counted <= EXACT_TO,
    relaxed: 0,
  };
}
