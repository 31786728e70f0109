import { type QueryExecutorProvider, sql } from 'kysely';
import type { SearchAnswer, SearchOrder } from './port.ts';
import { groupsClause, type MarkGroup } from './query/mark-groups.ts';
import { inScope } from './query/scope-condition.ts';
import type { Page } from './ranking/hits.ts';
import { countTo, EXACT_TO } from './ranking/live-counts.ts';
import { orders } from './ranking/orders.ts';
import { MANY, surelyMany } from './ranking/totals.ts';

/** The total: counted, unless the statistics prove that it exceeds the exact range. */
async function totalOf(
  db: QueryExecutorProvider,
  scope: string,
  groups: readonly MarkGroup[],
  condition: string | undefined,
): Promise<number> {
  const [mark, ...others] = groups.flat();
  const { rows } = await sql<{ df: number; age: number }>`
    select ${mark === undefined ? sql`c.documents` : sql`l.df`} as df, (s.last_value - c.change)::float8 as age
    from search_change s, search_scope c left join search_lexeme l on l.scope = c.scope and l.lexeme = ${mark ?? ''}
    where c.scope = ${scope}`.execute(db);
  const known = rows[0];
  if (
    others.length === 0 &&
    (mark !== undefined || condition === undefined) &&
    known?.df &&
    surelyMany(known.df, known.age)
  )
    return MANY;
  return countTo(db, scope, condition, MANY);
}

/** A search without text: all documents that pass the filters, by default boosted first, then newest. `counted` is their number, if known. */
export async function browse(
  db: QueryExecutorProvider,
  scope: string,
  groups: readonly MarkGroup[],
  conditions: readonly string[],
  {
    from,
    order,
    size,
    counted: known,
  }: Page & { order: SearchOrder | undefined; counted: Promise<number | undefined> },
): Promise<SearchAnswer> {
  const clauses = [...(groups.length > 0 ? [groupsClause(groups)] : []), ...conditions];
  const condition = clauses.length > 0 ? clauses.join('&') : undefined;
  const matching = condition === undefined ? sql`true` : sql`vec @@ ${condition}::tsquery`;
  const sorted = order ? orders[order] : sql`boosted desc, created desc, id`;
  const [found, counted] = await Promise.all([
    sql<{ id: string }>`
      select id from search_document where ${inScope(scope)} and ${matching}
      order by ${sorted} limit ${size} offset ${from}`.execute(db),
    known.then((total) => total ?? totalOf(db, scope, conditions.length > 0 ? [] : groups, condition)),
  ]);
  return {
    hits: found.rows.map((row) => ({ id: row.id, score: 0 })),
    total: Math.min(counted, EXACT_TO),
    totalIsExact: counted <= EXACT_TO,
    relaxed: 0,
    ...(counted === 0 && groups.length > 0 ? { filteredOut: true as const } : {}),
  };
}
