import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Empties the tables of the release before. Its processes build them anew if there are any; otherwise the trigger that still fills search_gone
 * for them would let it grow for ever. Goes with these tables.
 */
export async function forgetFormerLists(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['search_segment', 'search_segment_part', 'search_posting', 'search_listed', 'search_gone'])
    await sql`delete from ${sql.table(table)}`.execute(db);
}
