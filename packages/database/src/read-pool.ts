import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isRetryable, isUnavailable } from './errors.ts';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/** Milliseconds between two looks whether the database for reading is back. */
const pause = 1_000;

/**
 * A pool of connections to the database for reading that lends the primary's while that one is away: a query that it broke under is asked
 * again there, and nobody waits for it again until a look of our own, once a second while somebody reads, finds it back. For reads alone: a
 * transaction that breaks is its caller's to begin anew.
 * @param tell hears when the database for reading goes away and when it is back
 */
export function readPool(reading: pg.Pool, primary: pg.Pool, tell: (isAway: boolean) => void = () => {}): PostgresPool {
  let isAway = false;
  let looked = 0;
  /** Those who wait for a connection of the one that goes away. */
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

  /** The connection, or nothing once it is known that the database is away: then it is given back when it comes. */
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
        // A standby that must make room for what the primary has written ends queries, and is well.
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

/** No connection of the pool came free: it is busy, which is no reason to burden the primary. */
const isBusy = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded');

const endings = new Set(['COMMIT', 'ROLLBACK']);
