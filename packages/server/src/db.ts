import type { Database, Kysely, Transaction } from '@wbn/database';

export type Db = Kysely<Database>;

export type Trx = Transaction<Database>;

/**
 * Does the work in one transaction: a new one, or the one that the call runs in already (a call with an Idempotency-Key is one transaction
 * with the note of its answer).
 */
export const inTransaction = <Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db as Trx) : db.transaction().execute(work);
