import { type QueryExecutorProvider, sql } from 'kysely';
import { filterMark } from '../documents/fields.ts';
import { scopeOf } from '../documents/partitions.ts';
import type { HeldQuery } from '../port.ts';
import { quoted } from '../query/query-terms.ts';
import { inScope } from '../query/scope-condition.ts';

/** Which of the filters some document meets. Only marks that the statistics do not hold, because they are rare or new, are looked up. */
export async function held(db: QueryExecutorProvider, { filters, kind, type }: HeldQuery): Promise<boolean[]> {
  if (filters.length === 0) return [];
  const scope = scopeOf({ kind, type });
  const marks = filters.map(({ name, value }) => filterMark(name, value));
  // The count has no limit: with one, the planner would scan the whole table instead of the index.
  const { rows } = await sql<{ held: boolean }>`
    select coalesce(l.df > 0, (
      select count(*) from search_document where ${inScope(scope)} and vec @@ m.query::tsquery) > 0) as held
    from unnest(${marks}::text[], ${marks.map(quoted)}::text[]) with ordinality m (mark, query, place)
      left join search_lexeme l on l.scope = ${scope} and l.lexeme = m.mark
    order by m.place`.execute(db);
  return rows.map((row) => row.held);
}
