import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE } from './cluster.ts';

export const databaseUrl = (user: string, password: string, port: number, database = DATABASE) =>
  `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

// Recovery after a crash replays up to max_wal_size; even the slowest disk that we tried took less.
const PATIENCE_MS = 120_000;

/**
 * Waits until the server answers, then creates our database if it is missing.
 * @returns false if the server has exited
 * @throws the server's refusal (e.g. a wrong password), or an Error after two minutes
 */
export async function ready(maintenanceUrl: string, hasExited: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!hasExited()) {
    const client = new pg.Client({ connectionString: maintenanceUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      return true;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === '28P01') {
        throw new Error(
          "The embedded PostgreSQL refuses the password in the data folder's postgres-password. Restore that file, or run npm run reset.",
        );
      }
      if (performance.now() > end) throw new Error(`PostgreSQL does not become ready: ${message}`);
      await delay(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}
