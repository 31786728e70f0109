import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@wbn/database';
import { exitCode } from '../run.ts';

/**
 * `npm run bench [-- BUSINESSES [POSTS]]`: the guard of a call against a bare handler, the newsfeed of a reader of many against one of few, the
 * search engine against SQLite's FTS5, and a restart after kill -9 against a bare listener; each against its reference in the same run, in an embedded PostgreSQL of its own.
 */
const [businesses = '100000', posts = '200000'] = process.argv.slice(2);
for (const count of [businesses, posts]) {
  if (/^[1-9]\d*$/.test(count)) continue;
  console.error(
    `"${count}" is not a number. Write, for instance: npm run bench -- 1000000 1000000 (businesses, posts)`,
  );
  process.exit(2);
}

const parts: readonly (readonly string[])[] = [
  ['scripts/bench/handler-cpu.ts'],
  ['scripts/bench/newsfeed.ts', posts],
  ['packages/server/src/search/engine/bench/bench.ts', businesses, 'both', '100', 'stock'],
];
let failed = 0;
for (const [file = '', ...rest] of parts) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  failed += await exitCode(['node', '--conditions=wbn-source', file, postgres.url, ...rest]);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/restart.ts']);
process.exit(failed === 0 ? 0 : 1);
