import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@wbn/database';
import { build } from '../build/build.ts';
import { exitCode } from '../run.ts';

/**
 * `npm run bench [-- BUSINESSES [POSTS]]`: the guard of a call against a bare handler, the time of a refused login for
 * a known e-mail against an unknown one, the newsfeed of a reader of many against one of few, the
 * search engine against SQLite's FTS5, a restart after kill -9 against a bare listener, and the widgets against their peers; each against its
 * reference in the same run, the server's in an embedded PostgreSQL of its own. `npm run bench -- widgets [ROUNDS]` is the last part alone;
 * WBN_BENCH_ROWS is how many businesses and posts when none are named.
 * Last, Lighthouse's performance of the four pages that visitors come in by.
 */
const rows = process.env.WBN_BENCH_ROWS ?? '100000';
const [first = rows, second] = process.argv.slice(2);
const isWidgetsOnly = first === 'widgets';
const businesses = isWidgetsOnly ? '1' : first;
const posts = (!isWidgetsOnly && second) || rows;
const rounds = (isWidgetsOnly && second) || '9';
for (const count of [businesses, posts, rounds]) {
  if (/^[1-9]\d*$/.test(count)) continue;
  console.error(
    `"${count}" is not a number. Write, for instance: npm run bench -- 1000000 1000000 (businesses, posts), or npm run bench -- widgets 9 (rounds)`,
  );
  process.exit(2);
}

const parts: readonly (readonly string[])[] = [
  ['scripts/bench/handler-cpu.ts'],
  ['scripts/bench/login-timing.ts'],
  ['scripts/bench/newsfeed.ts', posts],
  ['packages/server/src/search/engine/bench/bench.ts', businesses, 'both', '100', 'stock'],
];
let failed = 0;
for (const [file = '', ...rest] of isWidgetsOnly ? [] : parts) {
  const began = performance.now();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  failed += await exitCode(['node', '--conditions=wbn-source', file, postgres.url, ...rest]);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`\n${path.basename(file)} took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
}
if (!isWidgetsOnly) failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/restart.ts']);
await build();
failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/widgets.ts', rounds]);
if (!isWidgetsOnly) failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/first-pages.ts']);
process.exit(failed === 0 ? 0 : 1);
