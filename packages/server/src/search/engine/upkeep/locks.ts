import { sql } from 'kysely';
import type { Transactor } from '../transactor.ts';

/** "wbnu": the process that refreshes statistics and adds segments. "wbnm": the one that merges segments. */
const keys = { upkeep: 0x77626e75, merges: 0x77626e6d } as const;

/**
 * Does the work while no other process does work under one of these locks: waits for the others to end, or leaves it to them. Holds one
 * connection beside those of the work.
 */
export async function alone(
  db: Transactor,
  locks: readonly (keyof typeof keys)[],
  others: 'wait' | 'leave',
  work: () => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (guard) => {
    // The guard transaction is idle during the work, and it has no snapshot or row that others would wait for.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(guard);
    await sql`set local statement_timeout = 0`.execute(guard);
    for (const lock of locks) {
      const key = sql`${keys[lock]}::bigint`;
      if (others === 'wait') await sql`select pg_advisory_xact_lock(${key})`.execute(guard);
      else {
        const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${key}) as mine`.execute(guard);
        if (!rows[0]?.mine) return;
      }
    }
    await work();
  });
}
