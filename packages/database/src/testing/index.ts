import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { createDatabase } from '../client.ts';
import { startEmbeddedPostgres } from '../embedded/start.ts';
import { type MigrationSet, migrate } from '../migrate.ts';
import type { Database } from '../schema/database.ts';

export type TemporaryDatabase = {
  db: Kysely<Database>;
  url: string;
  /** The server process of now, which is started anew when somebody kills it. */
  pid(): number;
  stop(): Promise<void>;
};

/** A migrated PostgreSQL of its own for one test file, gone after stop(). About a second: one per file, not per test. `durable`: may be killed. */
export async function startTemporaryDatabase(
  extraMigrations: readonly MigrationSet[] = [],
  options: { readonly durable?: boolean | undefined } = {},
): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wbn-database-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, throwaway: options.durable !== true });
  const db = createDatabase(server.url, { poolSize: 20 });
  await migrate(db, extraMigrations);
  return {
    db,
    url: server.url,
    pid: () => server.pid,
    async stop() {
      await db.destroy();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
