import { type QueryExecutorProvider, sql } from 'kysely';
import { refreshChampions } from './champions.ts';
import { refreshScope, scopes } from './statistics.ts';
import { refreshVocabulary } from './vocabulary-upkeep.ts';

/** What the engine needs of a Kysely: run a statement, and run several as one. */
export interface Transactor extends QueryExecutorProvider {
  transaction(): { execute<Result>(work: (trx: QueryExecutorProvider) => Promise<Result>): Promise<Result> };
}

/** "wbns": the advisory lock that lets one refresh run at a time, over all processes. */
const REFRESH_LOCK = 0x77626e73;

/** Statistics and vocabulary change at one moment, for all searches; champions follow list by list. */
export async function refresh(db: Transactor, onStatistics: () => void = () => undefined): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REFRESH_LOCK}::bigint)`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const scope of scopes) await refreshScope(trx, scope);
    await refreshVocabulary(trx);
    await sql`analyze search_document, search_word, search_lexeme`.execute(trx);
  });
  onStatistics();
  await refreshChampions(db);
}
