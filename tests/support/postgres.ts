import { runServer, startTestServer } from '@wbn/database/testing';

/** One PostgreSQL for the unit tests of a run: each file that needs a database has one of its own on it. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function startPostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer(true);
  // Workers, and what tests start, get the environment of this process.
  process.env[runServer] = url;
  return stop;
}
