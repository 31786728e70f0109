import { sql } from 'kysely';
import { kinds } from '../documents/partitions.ts';
import { listWords } from '../postings/list-words.ts';
import { mergeSegments } from '../postings/merge-segments.ts';
import { extendSegments } from '../postings/segments.ts';
import type { Transactor } from '../transactor.ts';
import { alone } from './locks.ts';
import { refresh } from './refresh.ts';
import { aged, lags } from './upkeep.ts';

/** Where the work is done, and where its locks are held. */
interface Pools {
  readonly db: Transactor;
  readonly guards: Transactor;
}

interface State {
  stale: { age: number; documents: number; hours: number }[] | null;
  known: number;
  listed: number;
  upto: number | null;
  change: number;
}

async function stateOf(db: Transactor): Promise<State | undefined> {
  const { rows } = await sql<State>`
    select (select json_agg(json_build_object('age', s.last_value - c.change, 'documents', c.documents,
          'hours', extract(epoch from now() - c.refreshed) / 3600))
        from search_scope c where c.scope = any(${kinds}::text[])) as stale,
      (select count(*)::int from search_scope where scope = any(${kinds}::text[])) as known,
      (select count(*)::int from search_lists) as listed,
      (select min(upto)::float8 from search_lists) as upto, s.last_value::float8 as change
    from search_change s`.execute(db);
  return rows[0];
}

/** Refreshes statistics and posting lists, if they are still outdated when this process gets the lock. */
export const refreshIfDue = ({ db, guards }: Pools, onStatistics: () => void, listedFrom?: number): Promise<void> =>
  alone(guards, ['upkeep', 'merges'], 'leave', async () => {
    const state = await stateOf(db);
    const isComplete = state && state.known === kinds.length && state.listed === kinds.length;
    if (!isComplete || (state.stale ?? []).some(aged)) await refresh(db, onStatistics, listedFrom);
  });

/** Adds segments, if there are still enough writes for them. */
export const extendIfDue = ({ db, guards }: Pools): Promise<void> =>
  alone(guards, ['upkeep'], 'leave', async () => {
    const state = await stateOf(db);
    if (state?.upto != null && lags(state.change - state.upto)) await extendSegments(db);
  });

/** Merges the segments that are due. */
export const mergeIfDue = ({ db, guards }: Pools): Promise<void> =>
  alone(guards, ['merges'], 'leave', () => mergeSegments(db));

/** Gives posting lists to words that a search found in many documents. */
export const listIfDue = ({ db, guards }: Pools, kind: string, lexemes: readonly string[]): Promise<void> =>
  alone(guards, ['upkeep', 'merges'], 'leave', () => listWords(db, kind, lexemes));
