/**
 * bench.ts URL COUNT [load|time|both] [QUERIES] [plain|stock]: p50 and p95 per class of search over COUNT generated businesses, on an empty
 * database; with `both` also the growth of p95 from 10,000 to COUNT. `node --conditions=wbn-source
 * packages/server/src/search/engine/bench/bench.ts postgres://… 100000`
 */
import { availableParallelism, loadavg } from 'node:os';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { putDocuments } from '../documents/write.ts';
import { createSearchEngine, searchMigrations } from '../index.ts';
import { prefixes, queryClasses } from './classes.ts';
import { businessOf, stockBusinessOf } from './corpus.ts';
import { openFts5 } from './fts5.ts';

const [url, countText = '100000', mode = 'both', eachText = '100', corpus = 'plain'] = process.argv.slice(2);
const documentOf = corpus === 'stock' ? stockBusinessOf : businessOf;
if (!url) throw new Error('Say which database: bench.ts URL COUNT [load|time|both] [QUERIES]');
const count = Number(countText);
const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4 }) }),
});
const engine = createSearchEngine(db, { upkeep: false });
const print = (line: string) => process.stdout.write(`${line}\n`);

async function timed<Result>(work: () => Promise<Result>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function share(times: number[], part: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const percentiles = (times: number[]): string =>
  [0.5, 0.95, 1].map((part) => share(times, part).toFixed(1)).join(' | ');

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

interface Timed {
  ours: number[];
  /** FTS5's AND form alone, and FTS5 with repair and relaxation; empty for queries without words. */
  and: number[];
  served: number[];
}

/** Runs each query on all engines in turn, so that a busy moment of the machine affects all of them. */
async function time(of: number): Promise<Map<string, Timed>> {
  const began = performance.now();
  const fts5 = openFts5(documentOf, of);
  print(`FTS5: ${of} loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const classes = new Map<string, Timed>();
  for (const { name, queries } of queryClasses(of, Number(eachText), corpus === 'stock')) {
    const times: Timed = { ours: [], and: [], served: [] };
    const asksWords = queries.some((query) => query.text !== '');
    for (const query of queries.slice(0, 5)) await engine.search(query);
    for (const query of queries) {
      times.ours.push(await timed(() => engine.search(query)));
      if (!asksWords) continue;
      times.and.push(await timed(async () => fts5.all(query)));
      times.served.push(await timed(async () => fts5.served(query)));
    }
    classes.set(name, times);
  }
  const ours: number[] = [];
  for (const prefix of prefixes(Number(eachText)))
    ours.push(await timed(() => engine.suggest({ kind: 'business', type: 'MA', prefix })));
  fts5.close();
  return classes.set('prefix suggestions', { ours, and: [], served: [] });
}

const few = 10_000;
const p95 = (times: number[]) => share(times, 0.95);

function table(classes: Map<string, Timed>, small: Map<string, Timed> | undefined): void {
  const loads = loadavg().map((load) => load.toFixed(1));
  print(`\nMilliseconds; load of the machine ${loads.join(', ')} on ${availableParallelism()} cores`);
  print(
    `\n| class | p50 | p95 | max | FTS5 AND p50 | p95 | max | FTS5 with repair and OR p50 | p95 | max | p95, ours to AND | ours to repair and OR | p95, to that of ${few} |\n${'| --- '.repeat(13)}|`,
  );
  for (const [name, { ours, and, served }] of classes) {
    const before = small?.get(name);
    const ratioTo = (theirs: number[]) => (theirs.length > 0 ? (p95(ours) / p95(theirs)).toFixed(2) : '');
    const growth = before ? (p95(ours) / p95(before.ours)).toFixed(1) : '';
    const theirs = [and, served].map((times) => (times.length > 0 ? percentiles(times) : ' | | '));
    print(
      `| ${name} | ${percentiles(ours)} | ${theirs.join(' | ')} | ${ratioTo(and)} | ${ratioTo(served)} | ${growth} |`,
    );
  }
  print(
    '\nThe AND form repairs no typo and drops no word: in `typo`, `relaxed` and often `several words` its time is that of finding little or nothing.',
  );
}

let small: Map<string, Timed> | undefined;
if (mode === 'both' && count > few) {
  await load(0, few);
  small = await time(few);
}
if (mode !== 'time') await load(small ? few : 0, count);
if (mode !== 'load') table(await time(count), small);
await db.destroy();
