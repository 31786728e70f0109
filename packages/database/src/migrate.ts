import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema/database.ts';

/** Migrations of another package, recorded in a separate table so that the two histories need not interleave. */
export type MigrationSet = {
  /** Lower-case letters, never changed: part of the table's name, e.g. 'search' -> kysely_migration_search. */
  name: string;
  /** Run in the order of their names. */
  migrations: Record<string, Migration>;
};

export type MigrateOptions = {
  /** Lock timeout of a statement, so that other queries do not queue behind it; default 3 s. */
  lockTimeoutMs?: number;
  /** Attempts while tables are locked; default 20, a second apart. */
  attempts?: number;
};

const LOCK_NOT_AVAILABLE = '55P03';
/** The same number in every release: serialises processes that migrate one database. */
const MIGRATION_LOCK = 8_150_177;
/** Older versions lack features that our tables use. */
const OLDEST_POSTGRES = 15;

/**
 * Migrates the database to the newest schema, then each extra set. Idempotent; concurrent processes wait for each other. One transaction: a
 * failing migration changes nothing. Unknown migrations of a later release are ignored, because the next release's schema also works for
 * this one (CONTRIBUTING.md, "Migrations").
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
  // Building an index over a million rows takes longer than a request may. No limit for the advisory lock either: another process is
  // migrating.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
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
 * Wraps each migration with its lock timeout (the migrator sets its own) and records the first error: after it the transaction refuses
 * every statement, and the migrator would report that refusal instead.
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

/** Migrations that a later release has run: their names sort after our last one. Other unknown migrations stay an error. */
async function laterThan(db: Transaction<Database>, table: string, known: Record<string, Migration>) {
  const last = Object.keys(known).sort().at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const none: Migration = { up: async () => {} };
  return Object.fromEntries(rows.filter(({ name }) => name > last).map(({ name }) => [name, none]));
}
