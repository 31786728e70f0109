import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@wbn/database';
import { type Part, partsFor } from '../bench/parts.ts';
import { build } from '../build/build.ts';
import { exitCode } from '../run.ts';

/**
 * `npm run bench [-- BUSINESSES [POSTS]]` runs all benchmarks, each against a reference in the same run (docs/benchmarks.md). `-- widgets
 * [ROUNDS]`, `-- steady [SECONDS [RATE [STREAMS]]]`, `-- loop [ROUNDS]` (edit to screen under npm run dev), `-- learning [VISITORS]`
 * (searches with and without what visitors chose), `-- search [SIZES]` (relevance, times beside Lucene and FTS5, upkeep), `-- inputs
 * [ROUNDS [BUSINESSES [CALL…]]]` (the most expensive inputs of all calls), `-- pages [SECONDS]` (home pages from memory and rendered) and `-- line
 * [ROUNDS [ROUND_TRIP_MS KILOBITS]]` (visits over a slow line; `-- portal` of the portal alone) run one part. WBN_BENCH_ROWS is the default
 * number of businesses and posts.
 */
const parts = partsFor(process.argv.slice(2), process.env.WBN_BENCH_ROWS ?? '100000');
if ('noNumber' in parts) {
  console.error(`"${parts.noNumber}" is not a number. Write, for instance:
  npm run bench -- 1000000 1000000    businesses, posts
  npm run bench -- widgets 9          rounds
  npm run bench -- loop 3             rounds
  npm run bench -- learning 30        visitors of each search
  npm run bench -- search 10000 100000  numbers of businesses
  npm run bench -- inputs 10 2000 searchAll  rounds, businesses, calls (default: all)
  npm run bench -- pages 10           seconds for each kind of home page
  npm run bench -- line 5 150 1600    rounds, round trip in ms and kilobits per second of one line
  npm run bench -- portal 5           the same for the portal alone
  npm run bench -- steady 600 60 1000 seconds, calls a second, streams`);
  process.exit(2);
}

const node = (...words: readonly string[]) => exitCode(['node', '--conditions=wbn-source', ...words]);

async function onADatabase({ args, file }: Part): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const code = await node(file, postgres.url, ...args);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return code;
}

let failed = 0;
for (const part of parts) {
  if (part.needs === 'build' || part.needs === 'both') await build();
  const began = performance.now();
  failed +=
    part.needs === 'database' || part.needs === 'both' ? await onADatabase(part) : await node(part.file, ...part.args);
  console.log(`\n${path.basename(part.file)} took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
}
process.exit(failed === 0 ? 0 : 1);
