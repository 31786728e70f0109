import { sql } from 'kysely';
import { REFRESH_LOCK, rebuildSegments } from '../postings/segments.ts';
import type { Transactor } from '../transactor.ts';
import { refreshScope, scopes } from './statistics.ts';
import { refreshVocabulary } from './vocabulary-upkeep.ts';

/** Publishes statistics and vocabulary atomically for all searches, then the posting lists, also atomically. */
export async function refresh(
  db: Transactor,
  onStatistics: () => void = () => undefined,
  listedFrom?: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REFRESH_LOCK}::bigint)`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const scope of scopes) await refreshScope(trx, scope);
    await refreshVocabulary(trx);
    await sql`analyze search_document, search_word, search_lexeme`.execute(trx);
  });
  onStatistics();
  await rebuildSegments(db, listedFrom);
}
