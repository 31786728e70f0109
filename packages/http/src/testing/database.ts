import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, type Database, type Kysely, migrate, startEmbeddedPostgres } from '@wbn/database';

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  close(): Promise<void>;
}

/** A real PostgreSQL with our schema in a folder of its own; one for a test file. Takes about two seconds. */
export async function testDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-unit-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(server.url);
  await migrate(db);
  return {
    db,
    url: server.url,
    close: async () => {
      await db.destroy();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
