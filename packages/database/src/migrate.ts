import { type Kysely, sql } from 'kysely';
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

/**
 * Brings the database to the newest schema, then each extra set. Doing it twice does nothing, and two processes at once wait for each
 * other. Each set runs in one transaction: a failing migration leaves what was there before.
 * @returns the names of the migrations that ran now
 * @throws the error of the first migration that failed, named in its message
 */
export async function migrate(db: Kysely<Database>, extraMigrations: readonly MigrationSet[] = []): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Building an index over a million rows takes longer than any request may.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      const ran = await runSet(connection, undefined, migrations);
      for (const set of extraMigrations) ran.push(...(await runSet(connection, set.name, set.migrations)));
      return ran;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** migrate without extra sets. */
export const migrateToLatest = (db: Kysely<Database>) => migrate(db);

async function runSet(db: Kysely<Database>, name: string | undefined, all: Record<string, Migration>) {
  if (name !== undefined && !/^[a-z]{1,30}$/.test(name))
    throw new Error(`A migration set is named by lower-case letters, not "${name}".`);
  const suffix = name === undefined ? '' : `_${name}`;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableName: `kysely_migration${suffix}`,
    migrationLockTableName: `kysely_migration_lock${suffix}`,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${failed ?? name ?? 'of the schema'} failed: ${reason}`, { cause: error });
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
