import type { QueryExecutorProvider } from 'kysely';

/** The engine's requirements of a Kysely: run a statement, and run several in a transaction. */
export interface Transactor extends QueryExecutorProvider {
  transaction(): { execute<Result>(work: (trx: QueryExecutorProvider) => Promise<Result>): Promise<Result> };
}
