import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@wbn/database';
import { build } from '../build/build.ts';
import { exitCode } from '../run.ts';

/**
 * `npm run bench [-- BUSINESSES [POSTS]]`: the guard of a call against a bare handler, the time of a refused login for
 * a known e-mail against an unknown one, a steady mixed use at its beginning against its end with what memory it leaves, the newsfeed of a reader of many against one of few, the
 * search engine against SQLite's FTS5, a restart after kill -9 against a bare listener, and the widgets against their peers; each against its
 * reference in the same run, the server's in an embedded PostgreSQL of its own. `npm run bench -- widgets [ROUNDS]` is the widgets' part alone, `-- steady [SECONDS [RATE [STREAMS]]]` the steady one;
 * WBN_BENCH_ROWS is how many businesses and posts when none are named.
 * Last, Lighthouse's performance of the four pages that visitors come in by.
 */
const rows = process.env.WBN_BENCH_ROWS ?? '100000';
const [first = rows, second, rate = '60', streams = '1000'] = process.argv.slice(2);
const only = ['widgets', 'steady'].includes(first) ? first : null;
const businesses = only === null ? first : '1';
const posts = (only === null && second) || rows;
const rounds = (only === 'widgets' && second) || '9';
const seconds = (only === 'steady' && second) || '30';
for (const count of [businesses, posts, rounds, seconds, rate, streams]) {
  if (/^[1-9]\d*$/.test(count)) continue;
  console.error(
    `"${count}" is not a number. Write, for instance: npm run bench -- 1000000 1000000 (businesses, posts), npm run bench -- widgets 9 (rounds), or npm run bench -- steady 600 60 1000 (seconds, calls a second, streams)`,
  );
  process.exit(2);
}

const steady = ['scripts/bench/steady.ts', seconds, rate, streams];
const parts: readonly (readonly string[])[] = [
  steady,
  ['scripts/bench/handler-cpu.ts'],
  ['scripts/bench/login-timing.ts'],
  ['scripts/bench/newsfeed.ts', posts],
  ['packages/server/src/search/engine/bench/bench.ts', businesses, 'both', '100', 'stock'],
];
let failed = 0;
for (const [file = '', ...rest] of only === 'steady' ? [steady] : only === null ? parts : []) {
  const began = performance.now();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  failed += await exitCode(['node', '--conditions=wbn-source', file, postgres.url, ...rest]);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`\n${path.basename(file)} took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
}
if (only === null) failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/restart.ts']);
if (only !== 'steady') await build();
if (only !== 'steady')
  failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/widgets.ts', rounds]);
if (only === null) failed += await exitCode(['node', '--conditions=wbn-source', 'scripts/bench/first-pages.ts']);
process.exit(failed === 0 ? 0 : 1);
