import { sql } from '@wbn/database';
import { expect, vi } from 'vitest';
import type { Db, Trx } from '../context.ts';

type Sql = ReturnType<typeof sql>;

export const rowOfBusiness = (id: string): Sql => sql`select id from businesses where id = ${id} for update`;
export const allWebhooks: Sql = sql`lock table webhook_events in exclusive mode`;

/**
 * Begins something, waits until it stops at a lock, does something else meanwhile, in the
 * transaction that holds it or beside it, and lets the first go on. Answers what was begun.
 */
export async function stoppedAt<Result>(
  db: Db,
  lock: Sql,
  begin: () => Promise<Result>,
  meanwhile: (trx: Trx) => Promise<unknown>,
): Promise<Result> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  const begun = await db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    const result = begin();
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 15_000 });
    await meanwhile(trx);
    return { result };
  });
  return begun.result;
}
