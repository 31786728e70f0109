import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createPool, type DatabaseOptions, databaseOver } from './client.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts';
import { type Environment, givenIn } from './environment.ts';
import { readPool } from './read-pool.ts';
import type { Database } from './schema/database.ts';

export type OpenOptions = DatabaseOptions &
  Pick<EmbeddedOptions, 'log' | 'address' | 'onExit' | 'onRestart' | 'port'> & {
    /** Told when DATABASE_READ_URL's goes away, and when it is back. */
    onReadAway?: ((isAway: boolean) => void) | undefined;
  };

/** Longer than any read of ours takes: a cut line must not hold up a visitor whom the primary could answer. */
const readTimeoutMs = 3_000;

export type OpenedDatabase = {
  db: Kysely<Database>;
  /**
   * DATABASE_READ_URL's, else the same as db. Rows come there a little later: what a writer reads back goes to db. While it is away, its
   * queries go to db.
   */
  readDb: Kysely<Database>;
  /** Holds the password: never into a log. For processes and connections of one's own. */
  url: string;
  /** Null when DATABASE_URL names the database. */
  embedded: EmbeddedPostgres | null;
  /** Closes the pools, then the embedded server. */
  close(): Promise<void>;
};

/** No answer, or a refusal, at the address that the environment names. */
export class DatabaseNotReached extends Error {
  override name = 'DatabaseNotReached';
}

/**
 * Opens the database that the environment names: DATABASE_URL, else the embedded PostgreSQL in WBN_DATA_DIR (default .data). Does not
 * migrate.
 * @throws Error with a sentence that says what to write when a value is bad; DatabaseNotReached, likewise; DataFolderInUse
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
  return { db, readDb, url, embedded, close: () => (closed ??= close()) };
}

/** The driver's reasons name host, user and database, never the password. */
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

/** The data folder, absolute. */
export function dataDirFrom(env: Environment): string {
  const dir = givenIn(env).WBN_DATA_DIR ?? '.data';
  if (dir.includes('\0') || /^[a-z]+:\/\//i.test(dir)) {
    throw new Error('WBN_DATA_DIR must be the path of a folder, like .data or /var/lib/wbn. Leave it out for .data.');
  }
  return path.resolve(dir);
}

/** A checked address, or null when the variable is not set. The value itself is never repeated: it holds a password. */
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
  if (!URL.canParse(value)) return 'is no address (are special characters in the password percent-encoded?)';
  const url = new URL(value);
  if (!['postgres:', 'postgresql:'].includes(url.protocol))
    return `must start with postgresql://, not with ${url.protocol}`;
  if (url.hostname === '' && !url.searchParams.has('host')) return 'names no host';
  if (url.pathname.length < 2) return 'names no database';
  return null;
}
