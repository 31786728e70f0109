import { runServer, startTestServer } from '@wbn/database/testing';

/** One PostgreSQL for the .db.test.ts files of a run; each file has a database of its own on it. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function startPostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer(true);
  // Workers, and what tests start, get the environment of this process.
  process.env[runServer] = url;
  return stop;
}
