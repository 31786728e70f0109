/**
 * bench.ts URL SIZES [load|time|both] [QUERIES] [plain|stock]: p50 and p95 per class of search over generated businesses, on an empty
 * database, beside Lucene and FTS5. SIZES are numbers with commas between them; with `both` also the growth of p95 from the first to the
 * last. `node --conditions=wbn-source packages/server/src/search/engine/bench/bench.ts postgres://… 10000,100000`
 */
import { availableParallelism, loadavg } from 'node:os';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { createSearchEngine, searchMigrations } from '../index.ts';
import { businessOf, stockBusinessOf } from './corpus.ts';
import { loadDocuments } from './load.ts';
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

async function load(from: number, to: number): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => searchMigrations },
  }).migrateToLatest();
  if (error) throw error;
  const { index, put } = await loadDocuments(db, from, to, documentOf);
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

/** The goal over a hundredfold of documents. */
const MOST_GROWTH = 3;

/** `2.4`, or `3.6, missed` where the p95 grew more than it may over a hundredfold. */
function growth(of: number, { ours }: Timed, small: Timed | undefined): string {
  if (!small) return '';
  const times = p95(ours) / p95(small.ours);
  return `${times.toFixed(2)}${of >= 100 * (sizes[0] ?? of) && times > MOST_GROWTH ? ', missed' : ''}`;
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
    `p95 to ${sizes[0]} (goal ${MOST_GROWTH} over a hundredfold)`,
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
      growth(of, times, small?.get(name)),
    ];
    print(`| ${[name, ...cells].join(' | ')} |`);
  }
  print(
    '\nAND repairs no typo and drops no word: in `typo`, `relaxed` and often `several words` its time is that of finding little or nothing.',
  );
}

/** The same searches without the time that they waited for a processor. */
function processorTable(classes: Map<string, Timed>, small: Map<string, Timed> | undefined): void {
  const head = [
    'class',
    'ours',
    'ours, first asked',
    'Lucene served',
    'FTS5 served',
    'p95 to Lucene served',
    'to FTS5 served',
    `to ${sizes[0]}`,
  ];
  print(`\nMilliseconds on a processor, in this process and PostgreSQL, p50 / p95\n`);
  print(`| ${head.join(' | ')} |\n${'| --- '.repeat(head.length)}|`);
  for (const [name, { processor }] of classes) {
    const { first, fts5, lucene, ours } = processor;
    const before = small?.get(name)?.processor.ours ?? [];
    const ratios = [lucene, fts5, before].map((theirs) => ratio(ours, theirs));
    print(`| ${[name, ...[ours, first, lucene, fts5].map(shown), ...ratios].join(' | ')} |`);
  }
}

let small: Map<string, Timed> | undefined;
let loaded = 0;
for (const size of mode === 'both' ? sizes : sizes.slice(-1)) {
  if (mode !== 'time') await load(loaded, size);
  loaded = size;
  if (mode === 'load') continue;
  const classes = await timeAll(
    { db, engine },
    { documentOf, count: size, stock: corpus === 'stock' },
    Number(eachText),
    print,
  );
  table(size, classes, small);
  processorTable(classes, small);
  small ??= classes;
}
await db.destroy();
