import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema/database.ts';

/** Migrations that another package brings, kept in a table of their own so that the two histories don't have to interleave. */
export type MigrationSet = {
  /** Lower-case letters, once chosen never changed: names the table, e.g. 'search' -> kysely_migration_search. */
  name: string;
  /** Run in the order of their names. */
  migrations: Record<string, Migration>;
};

export type MigrateOptions = {
  /** A statement that waits longer than this for a table in use gives up, so that nobody waits behind it; default 3 s. */
  lockTimeoutMs?: number;
  /** How often the whole is tried while tables are in use; default 20 times, a second apart. */
  attempts?: number;
};

const LOCK_NOT_AVAILABLE = '55P03';
/** The same number in every release: processes that migrate one database do so one after the other. */
const TURN = 8_150_177;
/** Older ones lack what our tables are made with. */
const OLDEST_POSTGRES = 15;

/**
 * Brings the database to the newest schema, then each extra set. Doing it twice does nothing, and two processes at once wait for each other.
 * All of it is one transaction: a failing migration leaves what was there before. Migrations of a later release, which were run by it and are
 * unknown here, are left alone: the schema of the next release serves this one too (CONTRIBUTING.md, "Migrations").
 * @returns the names of the migrations that ran now
 * @throws the error of the first migration that failed, named in its message
 */
export async function migrate(
  db: Kysely<Database>,
  extraMigrations: readonly MigrationSet[] = [],
  { lockTimeoutMs = 3_000, attempts = 20 }: MigrateOptions = {},
): Promise<string[]> {
  await refuseOldPostgres(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => runAll(trx, extraMigrations, lockTimeoutMs));
    } catch (error) {
      const isInUse = ((error as Error).cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;
      if (!isInUse) throw error;
      if (attempt === attempts) {
        throw new Error(
          `${(error as Error).message}. A table was in use all the time, so nothing was changed. Start again when less is going on, or look in pg_stat_activity for a transaction that stays open.`,
          { cause: error },
        );
      }
      await delay(1_000);
    }
  }
}

async function refuseOldPostgres(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    db,
  );
  const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (version >= OLDEST_POSTGRES) return;
  throw new Error(
    `The database is PostgreSQL ${version}. Use PostgreSQL ${OLDEST_POSTGRES} or newer; nothing was changed in it.`,
  );
}

async function runAll(trx: Transaction<Database>, extra: readonly MigrationSet[], lockTimeoutMs: number) {
  // Building an index over a million rows takes longer than any request may. The turn is waited for without a limit: another process migrates.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(TURN)})`.execute(trx);
  const ran = await runSet(trx, undefined, migrations, lockTimeoutMs);
  for (const set of extra) ran.push(...(await runSet(trx, set.name, set.migrations, lockTimeoutMs)));
  return ran;
}

/** migrate without extra sets. */
export const migrateToLatest = (db: Kysely<Database>) => migrate(db);

async function runSet(
  db: Transaction<Database>,
  name: string | undefined,
  known: Record<string, Migration>,
  lockTimeoutMs: number,
) {
  if (name !== undefined && !/^[a-z]{1,30}$/.test(name))
    throw new Error(`A migration set is named by lower-case letters, not "${name}".`);
  const suffix = name === undefined ? '' : `_${name}`;
  const table = `kysely_migration${suffix}`;
  const failed: Failure[] = [];
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({ ...guarded(known, lockTimeoutMs, failed), ...(await laterThan(db, table, known)) }),
    },
    migrationTableName: table,
    migrationLockTableName: `kysely_migration_lock${suffix}`,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const { cause, migration } = failed.at(0) ?? { cause: error, migration: name ?? 'of the schema' };
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${migration} failed: ${reason}`, { cause });
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

type Failure = { readonly migration: string; readonly cause: unknown };

/**
 * Each migration with its limit for waiting, which the migrator has set to its own, and with a note of what went wrong first: after it the
 * transaction refuses everything, and the migrator reports that refusal.
 */
const guarded = (known: Record<string, Migration>, lockTimeoutMs: number, failed: Failure[]) =>
  Object.fromEntries(
    Object.entries(known).map(([migration, { up }]): [string, Migration] => [
      migration,
      {
        up: async (db) => {
          await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
          await up(db).catch((cause: unknown) => {
            failed.push({ migration, cause });
            throw cause;
          });
        },
      },
    ]),
  );

/** Migrations that a later release has run here: named after our last one. Others that are unknown stay an error of the migrator. */
async function laterThan(db: Transaction<Database>, table: string, known: Record<string, Migration>) {
  const last = Object.keys(known).sort().at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const none: Migration = { up: async () => {} };
  return Object.fromEntries(rows.filter(({ name }) => name > last).map(({ name }) => [name, none]));
}
