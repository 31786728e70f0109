import { runServer, startTestServer } from '@wbn/database/testing';

/** One PostgreSQL for the .db.test.ts files of a run; each file has its own database. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function startPostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer(true);
  // Workers and their child processes inherit this environment.
  process.env[runServer] = url;
  return stop;
}
