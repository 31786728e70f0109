import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@wbn/database';
import { exitCode } from '../run.ts';

/** `npm run bench [-- BUSINESSES]`: the search engine over made-up businesses, in an embedded PostgreSQL of its own. */
const count = process.argv[2] ?? '100000';
if (!/^\d+$/.test(count)) {
  console.error(`"${count}" is not a number of businesses. Write, for instance: npm run bench -- 100000`);
  process.exit(2);
}
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const bench = 'packages/server/src/search/engine/bench/bench.ts';
const code = await exitCode(['node', '--conditions=wbn-source', bench, postgres.url, count]);
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
