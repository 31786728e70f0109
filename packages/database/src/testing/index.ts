import type { Kysely } from 'kysely';
import { createDatabase } from '../client.ts';
import { type MigrationSet, migrate } from '../migrate.ts';
import type { Database } from '../schema/database.ts';
import { copyOn } from './copy.ts';
import { startTestServer, type TestServer } from './server.ts';

export { freePort } from '../embedded/free-port.ts';
export { debianPostgres, startDebianServer } from './debian-server.ts';
export { startTestServer } from './server.ts';
export { allWebhooks, rowOfBusiness, rowOfUser, stoppedAt, untilStopped } from './stopped-at.ts';

/** The environment variable with the server's address for the temporary databases of a test run. */
export const runServer = 'WBN_TEST_POSTGRES';

export type TemporaryDatabase = {
  db: Kysely<Database>;
  url: string;
  stop(): Promise<void>;
};

const poolSize = 20;

/** A migrated temporary database on the run's server, removed by stop(). Takes 0.2 s: create one per file, not per test. */
export async function startTemporaryDatabase(
  extraMigrations: readonly MigrationSet[] = [],
): Promise<TemporaryDatabase> {
  const server = process.env[runServer];
  if (server === undefined) throw new Error('This test needs PostgreSQL: end its file name in .db.test.ts.');
  const { url, drop } = await copyOn(server, extraMigrations);
  const db = createDatabase(url, { poolSize });
  return {
    db,
    url,
    async stop() {
      await db.destroy();
      await drop();
    },
  };
}

/** The same on a separate server that may be killed: committed rows survive. */
export async function startDurableDatabase(
  extraMigrations: readonly MigrationSet[] = [],
): Promise<TemporaryDatabase & Pick<TestServer, 'pid'>> {
  const { url, pid, stop } = await startTestServer(false);
  const db = createDatabase(url, { poolSize });
  await migrate(db, extraMigrations);
  return {
    db,
    url,
    pid,
    async stop() {
      await db.destroy();
      await stop();
    },
  };
}
