import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './schema/database.ts';

export type DatabaseOptions = {
  /** Most connections of this process; default 10. */
  poolSize?: number;
  /** Shown in pg_stat_activity; default 'wbn'. */
  applicationName?: string;
  /** The server ends a statement after this; default 15 s, 0 for none. */
  statementTimeoutMs?: number;
  /** How long a query may wait for a connection before it fails; default 5 s, so that an absent database is an error, not a hang. */
  connectTimeoutMs?: number;
  /** Our own end of an unanswered query (a cut network, where the server can't tell us); default none. */
  queryTimeoutMs?: number;
  /** Told of connections that broke while idle. The pool replaces them; nobody has to act. */
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
// pg would make a Date at local midnight, which is another day in UTC.
parsers.setTypeParser(DATE, (text: string) => text);

/** What pg is told for each connection to `url`; also for a connection of one's own (LISTEN). */
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
 * A Kysely over a pool of connections: camelCase here, snake_case in SQL; the keys inside jsonb stay as they are. bigint comes as a number
 * (an error beyond 2^53 - 1), timestamptz as a Date, date as 'YYYY-MM-DD', numeric (a sum of bigints) as text.
 * `db.destroy()` closes it.
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
  // Without a listener a connection that breaks (the database restarts) would end the process: the pool's for idle ones, each client's for
  // those lent out but between two queries. A running query is told by its own rejection.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
