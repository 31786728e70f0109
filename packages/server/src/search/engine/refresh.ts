import { type QueryExecutorProvider, sql } from 'kysely';
import { refreshChampions } from './champions.ts';
import { takeSample } from './co-occurrence.ts';
import { refreshScope, scopes } from './statistics.ts';
import { refreshVocabulary } from './vocabulary-upkeep.ts';

/** What the engine needs of a Kysely: run a statement, and run several as one. */
export interface Transactor extends QueryExecutorProvider {
  transaction(): { execute<Result>(work: (trx: QueryExecutorProvider) => Promise<Result>): Promise<Result> };
}

/** "wbns": the advisory lock that lets one refresh run at a time, over all processes. */
const REFRESH_LOCK = 0x77626e73;

function alone(db: Transactor, work: (trx: QueryExecutorProvider) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REFRESH_LOCK}::bigint)`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await work(trx);
  });
}

/** Statistics and vocabulary change at one moment, for all searches; samples and champions follow one by one. */
export async function refresh(db: Transactor, onStatistics: () => void = () => undefined): Promise<void> {
  await alone(db, async (trx) => {
    for (const scope of scopes) await refreshScope(trx, scope);
    await refreshVocabulary(trx);
    await sql`analyze search_document, search_word, search_lexeme`.execute(trx);
  });
  onStatistics();
  for (const scope of scopes) await alone(db, (trx) => takeSample(trx, scope));
  await refreshChampions(db);
}
