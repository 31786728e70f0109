import { connectionConfig, EVENT_CHANNEL, parseEventNotice } from '@wbn/database';
import pg from 'pg';
import type { Bus, BusNotice } from './bus.ts';

export interface PostgresBusOptions {
  /** Milliseconds between two checks of the connection. Default 15,000. */
  readonly checkEvery?: number;
  readonly onError?: (error: Error) => void;
  /** Only one process of those with this option listens; another takes over when it ends. Default false. */
  readonly isOneOfMany?: boolean;
}

const firstPause = 100;
const longestPause = 5_000;
/** Milliseconds between two attempts to become the listening process. */
const turn = 500;
const takeTurn = "select pg_try_advisory_lock(hashtext('wbn_events')) as mine";

/**
 * LISTEN on a connection of its own to the primary, not through a pooler in transaction mode. After a lost connection it reconnects and
 * sends `gap`.
 */
export function postgresBus(
  url: string,
  { checkEvery = 15_000, onError = () => {}, isOneOfMany = false }: PostgresBusOptions = {},
): Bus {
  let hear: (heard: BusNotice) => void = () => {};
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let isOver = false;

  const later = (ms: number, task: () => void) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(task, ms);
  };
  const drop = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = undefined;
    if (error && !isOver) onError(error);
    lost.end().catch(() => {});
    later(pause, connect);
    pause = Math.min(pause * 2, longestPause);
  };
  const check = async (one: pg.Client) => {
    try {
      await one.query('select 1');
      if (client === one) later(checkEvery, () => check(one));
    } catch (error) {
      drop(one, error as Error);
    }
  };
  const connect = async () => {
    const one = new pg.Client({
      ...connectionConfig(url, { applicationName: 'wbn-bus', queryTimeoutMs: 5_000 }),
    });
    client = one;
    one.on('error', (error) => drop(one, error));
    one.on('end', () => drop(one));
    one.on('notification', ({ payload }) => {
      const notice = parseEventNotice(payload);
      if (notice) hear(notice);
    });
    try {
      await one.connect();
      await listen(one);
    } catch (error) {
      drop(one, error as Error);
    }
  };
  const listen = async (one: pg.Client): Promise<void> => {
    pause = firstPause;
    if (isOneOfMany && !(await one.query(takeTurn)).rows[0].mine) {
      return later(turn, () => listen(one).catch((error: Error) => drop(one, error)));
    }
    await one.query(`listen ${EVENT_CHANNEL}`);
    hear('gap');
    later(checkEvery, () => check(one));
  };

  return {
    start(listener) {
      hear = listener;
      connect();
    },
    async settled() {
      // The database sends waiting notices of a connection before it answers the next query on it. After a failure the listener gets `gap`.
      await client?.query('select 1').catch(() => {});
    },
    async close() {
      isOver = true;
      clearTimeout(timer);
      hear = () => {};
      await client?.end().catch(() => {});
    },
  };
}
