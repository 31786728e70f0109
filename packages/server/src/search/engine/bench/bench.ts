/**
 * bench.ts URL SIZES [load|time|both] [QUERIES] [plain|stock]: p50 and p95 per class of search over generated businesses, on an empty
 * database, beside Lucene and FTS5. SIZES are numbers with commas between them; with `both` also the growth of p95 from the first to the
 * last. `node --conditions=wbn-source packages/server/src/search/engine/bench/bench.ts postgres://… 10000,100000`
 */
import { availableParallelism, loadavg } from 'node:os';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { putDocuments } from '../documents/write.ts';
import { createSearchEngine, searchMigrations } from '../index.ts';
import { businessOf, stockBusinessOf } from './corpus.ts';
import { share, type Timed, timeAll, timed } from './timing.ts';

const [url, sizesText = '10000,100000', mode = 'both', eachText = '100', corpus = 'plain'] = process.argv.slice(2);
const documentOf = corpus === 'stock' ? stockBusinessOf : businessOf;
if (!url) throw new Error('Say which database: bench.ts URL SIZES [load|time|both] [QUERIES]');
const sizes = sizesText.split(',').map(Number);
const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4 }) }),
});
const engine = createSearchEngine(db, { upkeep: false });
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Loads without the GIN index and builds it at the end, as a first import of this size would. */
async function load(from: number, to: number): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => searchMigrations },
  }).migrateToLatest();
  if (error) throw error;
  await sql`drop index if exists search_document_vec`.execute(db);
  const batch = 1000;
  const lanes = [0, 1].map(async (lane) => {
    for (let start = from + lane * batch; start < to; start += 2 * batch) {
      const length = Math.min(batch, to - start);
      await putDocuments(
        db,
        Array.from({ length }, (_, at) => documentOf(start + at)),
      );
    }
  });
  const put = await timed(() => Promise.all(lanes));
  const index = await timed(() =>
    sql`create index search_document_vec on search_document using gin (vec) with (fastupdate = off)`.execute(db),
  );
  const refresh = await timed(() => engine.refreshStatistics());
  const size = await sql<{ mb: number; lists: number }>`
    select (pg_database_size(current_database()) / 1e6)::float8 as mb,
      (pg_total_relation_size('search_segment_list') / 1e6)::float8 as lists`.execute(db);
  const [{ mb = 0, lists = 0 } = {}] = size.rows;
  print(
    `${to} businesses: put ${(put / 1000).toFixed(0)} s, index ${(index / 1000).toFixed(0)} s, statistics and posting lists ${(refresh / 1000).toFixed(0)} s; ${mb.toFixed(0)} MB, of these ${lists.toFixed(0)} posting lists`,
  );
}

const p95 = (times: readonly number[]) => share(times, 0.95);
const shown = (times: readonly number[]) =>
  times.length > 0 ? `${share(times, 0.5).toFixed(1)} / ${p95(times).toFixed(1)}` : '';
const ratio = (ours: readonly number[], theirs: readonly number[]) =>
  theirs.length > 0 ? (p95(ours) / p95(theirs)).toFixed(2) : '';

/** `2, missed` if the p95 is more than twice Lucene's. */
function goal({ ours, luceneServed, timesLucene }: Timed): string {
  if (!timesLucene || luceneServed.length === 0) return '';
  return p95(ours) <= timesLucene * p95(luceneServed) ? `${timesLucene}` : `${timesLucene}, missed`;
}

function table(of: number, classes: Map<string, Timed>, small: Map<string, Timed> | undefined): void {
  const loads = loadavg().map((load) => load.toFixed(1));
  const head = [
    'class',
    'ours',
    'Lucene served',
    'Lucene AND',
    'FTS5 served',
    'FTS5 AND',
    'p95 to Lucene served',
    'goal',
    'to Lucene AND',
    'to FTS5 served',
    'to FTS5 AND',
    `to ${sizes[0]}`,
  ];
  print(
    `\n${of} businesses, p50 / p95 ms; load of the machine ${loads.join(', ')} on ${availableParallelism()} cores\n`,
  );
  print(`| ${head.join(' | ')} |\n${'| --- '.repeat(head.length)}|`);
  for (const [name, times] of classes) {
    const { ours, lucene, luceneServed, fts5, fts5Served } = times;
    const cells = [
      ...[ours, luceneServed, lucene, fts5Served, fts5].map(shown),
      ratio(ours, luceneServed),
      goal(times),
      ...[lucene, fts5Served, fts5].map((theirs) => ratio(ours, theirs)),
      small ? ratio(ours, small.get(name)?.ours ?? []) : '',
    ];
    print(`| ${[name, ...cells].join(' | ')} |`);
  }
  print(
    '\nAND repairs no typo and drops no word: in `typo`, `relaxed` and often `several words` its time is that of finding little or nothing.',
  );
}

let small: Map<string, Timed> | undefined;
let loaded = 0;
for (const size of mode === 'both' ? sizes : sizes.slice(-1)) {
  if (mode !== 'time') await load(loaded, size);
  loaded = size;
  if (mode === 'load') continue;
  const classes = await timeAll(
    engine,
    { documentOf, count: size, stock: corpus === 'stock' },
    Number(eachText),
    print,
  );
  table(size, classes, small);
  small ??= classes;
}
await db.destroy();
