import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema/database.ts';

type Db = Kysely<Database>;
type Sql = ReturnType<typeof sql>;

const patience = 15_000;

export const rowOfBusiness = (id: string): Sql => sql`select id from businesses where id = ${id} for update`;
export const rowOfUser = (id: string): Sql => sql`select id from users where id = ${id} for update`;
export const allWebhooks: Sql = sql`lock table webhook_events in exclusive mode`;

/** Waits until this many statements wait for a lock. */
export async function untilStopped(db: Db, statements = 1): Promise<void> {
  for (const until = Date.now() + patience; ; await pause(20)) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length >= statements) return;
    if (Date.now() > until) throw new Error(`${rows.length} statements wait for a lock, not ${statements}.`);
  }
}

/**
 * Starts work, waits until it blocks on a lock, runs `meanwhile` in the transaction that holds the lock or beside it, and then releases the
 * lock. Returns the result of the work.
 */
export async function stoppedAt<Result>(
  db: Db,
  lock: Sql,
  begin: () => Promise<Result>,
  meanwhile: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<Result> {
  const begun = await db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    const result = begin();
    await untilStopped(db);
    await meanwhile(trx);
    return { result };
  });
  return begun.result;
}
