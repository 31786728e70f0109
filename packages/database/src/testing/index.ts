import type { Kysely } from 'kysely';
import { createDatabase } from '../client.ts';
import { type MigrationSet, migrate } from '../migrate.ts';
import type { Database } from '../schema/database.ts';
import { copyOn } from './copy.ts';
import { startTestServer, type TestServer } from './server.ts';

export { debianPostgres, startDebianServer } from './debian-server.ts';
export { startTestServer } from './server.ts';
export { allWebhooks, rowOfBusiness, rowOfUser, stoppedAt, untilStopped } from './stopped-at.ts';

/** Names the environment variable with the address of the server on which a test run has its temporary databases. */
export const runServer = 'WBN_TEST_POSTGRES';

export type TemporaryDatabase = {
  db: Kysely<Database>;
  url: string;
  stop(): Promise<void>;
};

const poolSize = 20;

/** A migrated database of its own on the run's server, gone after stop(). A fifth of a second: one per file, not per test. */
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

/** The same on a server of its own that may be killed: what was committed is there when it is back. */
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
