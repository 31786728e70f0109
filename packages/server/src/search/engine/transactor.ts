import type { QueryExecutorProvider } from 'kysely';

/** What the engine needs of a Kysely: run a statement, and run several as one. */
export interface Transactor extends QueryExecutorProvider {
  transaction(): { execute<Result>(work: (trx: QueryExecutorProvider) => Promise<Result>): Promise<Result> };
}
