import type { Database, Kysely, Transaction } from '@wbn/database';

export type Db = Kysely<Database>;

export type Trx = Transaction<Database>;

/**
 * Runs the work in one transaction: the current one if there is one (a call with an Idempotency-Key runs in the transaction that stores its
 * answer), otherwise a new one.
 */
export const inTransaction = <Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db as Trx) : db.transaction().execute(work);
