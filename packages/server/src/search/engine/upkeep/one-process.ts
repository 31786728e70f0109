import { sql } from 'kysely';
import { kinds } from '../documents/partitions.ts';
import { extendSegments } from '../postings/segments.ts';
import type { Transactor } from '../transactor.ts';
import { refresh } from './refresh.ts';
import { aged, lags } from './upkeep.ts';

/** "wbnu": advisory lock of the process that does the upkeep. */
const UPKEEP_LOCK = 0x77626e75;

/** Does the work unless another process is doing it. */
async function alone(db: Transactor, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (guard) => {
    // The guard transaction is idle during the work, and no other process waits for it.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(guard);
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${UPKEEP_LOCK}::bigint) as mine`.execute(guard);
    if (rows[0]?.mine) await work();
  });
}

interface State {
  stale: { age: number; documents: number; hours: number }[] | null;
  known: number;
  upto: number | null;
  change: number;
}

async function stateOf(db: Transactor): Promise<State | undefined> {
  const { rows } = await sql<State>`
    select (select json_agg(json_build_object('age', s.last_value - c.change, 'documents', c.documents,
          'hours', extract(epoch from now() - c.refreshed) / 3600))
        from search_scope c where c.scope = any(${kinds}::text[])) as stale,
      (select count(*)::int from search_scope where scope = any(${kinds}::text[])) as known,
      (select max(upto)::float8 from search_segment where valid) as upto, s.last_value::float8 as change
    from search_change s`.execute(db);
  return rows[0];
}

/** Refreshes statistics and posting lists, if they are still outdated when this process gets the lock. */
export const refreshIfDue = (db: Transactor, onStatistics: () => void, listedFrom?: number): Promise<void> =>
  alone(db, async () => {
    const state = await stateOf(db);
    const isDue = !state || state.upto === null || state.known < kinds.length || (state.stale ?? []).some(aged);
    if (isDue) await refresh(db, onStatistics, listedFrom);
  });

/** Adds a segment, if there are still enough writes for one. */
export const extendIfDue = (db: Transactor): Promise<void> =>
  alone(db, async () => {
    const state = await stateOf(db);
    if (state?.upto != null && lags(state.change - state.upto)) await extendSegments(db);
  });
