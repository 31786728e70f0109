import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isRetryable, isUnavailable } from './errors.ts';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/** Milliseconds between two checks whether the replica is back. */
const pause = 1_000;

/**
 * A pool of connections to the read replica that lends connections of the primary while the replica is unreachable. Repeats a failed query
 * on the primary. Checks once a second, while there are reads, whether the replica is back. For reads only: callers must restart a failed
 * transaction.
 * @param tell called when the replica becomes unreachable or reachable again
 */
export function readPool(reading: pg.Pool, primary: pg.Pool, tell: (isAway: boolean) => void = () => {}): PostgresPool {
  let isAway = false;
  let looked = 0;
  /** Callers that wait for a connection of the replica. */
  const waiting = new Set<() => void>();
  const leave = () => {
    looked = Date.now();
    if (!isAway) tell(true);
    isAway = true;
    for (const go of waiting) go();
  };
  const look = () => {
    if (Date.now() - looked < pause) return;
    looked = Date.now();
    reading.query('select 1').then(
      () => {
        if (isAway) tell(false);
        isAway = false;
      },
      () => {},
    );
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    if (isAway) look();
    if (!isAway) {
      try {
        const client = await orLeft(reading.connect());
        if (client) return guarded(client);
      } catch (error) {
        if (!isUnavailable(error) || (isBusy(error) && !isAway)) throw error;
        leave();
      }
    }
    return (await primary.connect()) as PostgresPoolClient;
  };

  /** The connection, or undefined once the replica is known to be unreachable; a late connection is released. */
  const orLeft = (asked: Promise<pg.PoolClient>): Promise<pg.PoolClient | undefined> =>
    new Promise((resolve, reject) => {
      const go = () => {
        waiting.delete(go);
        resolve(undefined);
        asked.then((late) => late.release(true)).catch(() => {});
      };
      waiting.add(go);
      asked.finally(() => waiting.delete(go)).then(resolve, reject);
    });

  const guarded = (client: pg.PoolClient): PostgresPoolClient => {
    let instead: pg.PoolClient | undefined;
    let isBroken = false;
    let isWithin = false;
    const query: Query = async (sql, parameters) => {
      if (instead) return instead.query(sql, [...parameters]);
      try {
        const result = await client.query(sql, [...parameters]);
        isWithin =
          ['BEGIN', 'START TRANSACTION'].includes(result.command) || (isWithin && !endings.has(result.command));
        return result;
      } catch (error) {
        // A standby ends queries that conflict with replication; it is still healthy.
        const isGone = isUnavailable(error);
        if (isGone) leave();
        isBroken ||= isGone;
        if (isWithin || !(isGone || isRetryable(error))) throw error;
        instead = await primary.connect();
        return instead.query(sql, [...parameters]);
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release(destroy) {
        client.release(isBroken || destroy);
        instead?.release(destroy);
      },
    };
  };

  return { connect, end: () => reading.end(), options: reading.options };
}

/** The pool had no free connection: busy, so do not load the primary. */
const isBusy = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded');

const endings = new Set(['COMMIT', 'ROLLBACK']);
