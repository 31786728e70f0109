import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createPool, type DatabaseOptions, databaseOver } from './client.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts';
import { type Environment, givenIn } from './environment.ts';
import { figuresOf, type PoolFigures } from './pool-figures.ts';
import { readPool } from './read-pool.ts';
import type { Database } from './schema/database.ts';

export type OpenOptions = DatabaseOptions &
  Pick<EmbeddedOptions, 'log' | 'address' | 'onExit' | 'onRestart' | 'port'> & {
    /** Called when the database of DATABASE_READ_URL becomes unreachable or reachable again. */
    onReadAway?: ((isAway: boolean) => void) | undefined;
  };

/** Longer than any of our reads: a cut connection must not delay a visitor whom the primary could answer. */
const readTimeoutMs = 3_000;

export type OpenedDatabase = {
  db: Kysely<Database>;
  /**
   * The replica of DATABASE_READ_URL, otherwise db. Rows arrive later, so a writer reads its own rows from db. While it is unreachable, its
   * queries go to db.
   */
  readDb: Kysely<Database>;
  /** Contains the password: never log it. For other processes and separate connections. */
  url: string;
  /** Null if DATABASE_URL is set. */
  embedded: EmbeddedPostgres | null;
  /** The pools of this process now: the primary's, and the replica's if there is one. */
  pools(): readonly PoolFigures[];
  /** Closes the pools, then the embedded server. */
  close(): Promise<void>;
};

/** The database of the environment does not answer or refuses. */
export class DatabaseNotReached extends Error {
  override name = 'DatabaseNotReached';
}

/**
 * Opens the database of the environment: DATABASE_URL, or the embedded PostgreSQL in WBN_DATA_DIR (default .data). Does not migrate.
 * @throws Error that says what to write for a bad value; DatabaseNotReached; DataFolderInUse
 */
export async function openDatabase(env: Environment, options: OpenOptions = {}): Promise<OpenedDatabase> {
  const given = databaseUrlFrom(env, 'DATABASE_URL');
  const readUrl = databaseUrlFrom(env, 'DATABASE_READ_URL');
  const { log, address, onExit, onRestart, port, onReadAway, ...pooled } = options;
  const embedded =
    given === null
      ? await startEmbeddedPostgres({ dataDir: dataDirFrom(env), log, address, onExit, onRestart, port })
      : null;
  const url = given ?? embedded?.url ?? '';
  const primary = createPool(url, pooled);
  const db = databaseOver(primary);
  const reading = readUrl === null ? null : createPool(readUrl, { queryTimeoutMs: readTimeoutMs, ...pooled });
  const readDb = reading === null ? db : databaseOver(readPool(reading, primary, onReadAway));
  const pools = () => [figuresOf('primary', primary), ...(reading ? [figuresOf('replica', reading)] : [])];
  let closed: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([...new Set([db, readDb])].map((each) => each.destroy()));
    await embedded?.stop();
  };
  try {
    if (given !== null) await reach(primary, 'DATABASE_URL');
    if (reading !== null) await reach(reading, 'DATABASE_READ_URL');
  } catch (error) {
    await close();
    throw error;
  }
  return { db, readDb, url, embedded, pools, close: () => (closed ??= close()) };
}

/** The driver's messages contain host, user and database, never the password. */
async function reach(pool: Pick<Pool, 'query'>, name: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const reason = reasons.map(({ message }: Error) => message).join('; ');
    throw new DatabaseNotReached(
      `The database that ${name} names cannot be used: ${reason}. Start it, or write another address, like postgresql://user:password@localhost:5432/wbn.`,
    );
  }
}

/** The data folder as an absolute path. */
export function dataDirFrom(env: Environment): string {
  const dir = givenIn(env).WBN_DATA_DIR ?? '.data';
  if (dir.includes('\0') || /^[a-z]+:\/\//i.test(dir)) {
    throw new Error('WBN_DATA_DIR must be the path of a folder, like .data or /var/lib/wbn. Leave it out for .data.');
  }
  return path.resolve(dir);
}

/** A checked address, or null if the variable is not set. Errors never repeat the value, because it contains a password. */
export function databaseUrlFrom(env: Environment, name: 'DATABASE_URL' | 'DATABASE_READ_URL'): string | null {
  const value = givenIn(env)[name];
  if (value === undefined) return null;
  const complaint = complaintAbout(value);
  if (complaint === null) return value;
  throw new Error(
    `${name} ${complaint}. Write it like postgresql://user:password@localhost:5432/wbn, or leave it out.`,
  );
}

function complaintAbout(value: string): string | null {
  if (!URL.canParse(value)) return 'is not a valid address (are special characters in the password percent-encoded?)';
  const url = new URL(value);
  if (!['postgres:', 'postgresql:'].includes(url.protocol))
    return `must start with postgresql://, not with ${url.protocol}`;
  if (url.hostname === '' && !url.searchParams.has('host')) return 'names no host';
  if (url.pathname.length < 2) return 'names no database';
  return null;
}
