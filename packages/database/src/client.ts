import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './schema/database.ts';

export type DatabaseOptions = {
  /** Maximum connections of this process; default 10. */
  poolSize?: number;
  /** Shown in pg_stat_activity; default 'wbn'. */
  applicationName?: string;
  /** The server ends a statement after this; default 15 s, 0 for none. */
  statementTimeoutMs?: number;
  /** Timeout for getting a connection; default 5 s, so that a missing database is an error, not a hang. */
  connectTimeoutMs?: number;
  /** Client-side timeout of a query, for cut networks where the server cannot report; default none. */
  queryTimeoutMs?: number;
  /** Called for connections that broke while idle. The pool replaces them; no action is needed. */
  onIdleError?: (error: Error) => void;
};

const INT8 = 20;
const DATE = 1082;
const INT8_ARRAY = 1016;

const toSafeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError('A bigint from the database is beyond 2^53 - 1: cast it to text in the query.');
  return value;
};

const parsers = new pg.TypeOverrides(pg.types);
parsers.setTypeParser(INT8, toSafeNumber);
parsers.setTypeParser(INT8_ARRAY, (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .filter((part) => part !== '')
    .map((part) => (part === 'NULL' ? null : toSafeNumber(part))),
);
// pg would create a Date at local midnight, which may be another day in UTC.
parsers.setTypeParser(DATE, (text: string) => text);

/** pg's configuration of a connection to `url`; also for a separate connection (LISTEN). */
export const connectionConfig = (url: string, options: DatabaseOptions = {}): pg.ClientConfig => ({
  connectionString: url,
  application_name: options.applicationName ?? 'wbn',
  statement_timeout: options.statementTimeoutMs ?? 15_000,
  idle_in_transaction_session_timeout: 60_000,
  connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
  query_timeout: options.queryTimeoutMs,
  keepAlive: true,
  types: parsers,
});

/**
 * A Kysely over a pool of connections: camelCase here, snake_case in SQL; keys inside jsonb stay unchanged. bigint is a number (an error
 * beyond 2^53 - 1), timestamptz a Date, date 'YYYY-MM-DD', numeric (a sum of bigints) a text. `db.destroy()` closes it.
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Kysely<Database> =>
  databaseOver(createPool(url, options));

export const databaseOver = (pool: PostgresPool | pg.Pool): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

export function createPool(url: string, options: DatabaseOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(url, options),
    max: options.poolSize ?? 10,
    idleTimeoutMillis: 30_000,
  });
  // Without an error listener, a broken connection (the database restarts) would end the process: one on the pool for idle connections, one
  // on each client for lent connections between two queries. A running query rejects by itself.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
