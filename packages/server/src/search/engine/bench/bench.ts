/**
 * bench.ts URL COUNT [load|time|both] [QUERIES] [plain|stock]: p50 and p95 per class of search over COUNT made-up businesses, on an empty database of
 * one's own. `node --conditions=wbn-source packages/server/src/search/engine/bench/bench.ts postgres://… 100000`
 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { createSearchEngine, searchMigrations } from '../index.ts';
import { putDocuments } from '../write.ts';
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
async function load(): Promise<void> {
  await new Migrator({ db, provider: { getMigrations: async () => searchMigrations } }).migrateToLatest();
  await sql`drop index if exists search_document_vec`.execute(db);
  const batch = 1000;
  const lanes = [0, 1].map(async (lane) => {
    for (let start = lane * batch; start < count; start += 2 * batch) {
      const length = Math.min(batch, count - start);
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
  print(
    `put ${(put / 1000).toFixed(0)} s, index ${(index / 1000).toFixed(0)} s, refresh ${(refresh / 1000).toFixed(0)} s`,
  );
}

/** Each query is asked of both, one after the other, so that a busy moment of the machine meets both. */
async function time(): Promise<void> {
  const each = Number(eachText);
  const began = performance.now();
  const fts5 = openFts5(documentOf, count);
  print(`FTS5 loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  print(
    '\n| class | p50 | p95 | max | FTS5 AND p50 | p95 | max | p95, ours to FTS5 |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const { name, queries } of queryClasses(count, each, corpus === 'stock')) {
    const ours: number[] = [];
    const theirs: number[] = [];
    const asksWords = queries.some((query) => query.text !== '');
    for (const query of queries.slice(0, 5)) await engine.search(query);
    for (const query of queries) {
      ours.push(await timed(() => engine.search(query)));
      if (asksWords) theirs.push(await timed(async () => fts5.search(query)));
    }
    const ratio = asksWords ? (share(ours, 0.95) / share(theirs, 0.95)).toFixed(2) : '';
    print(`| ${name} | ${percentiles(ours)} | ${asksWords ? percentiles(theirs) : ' | | '} | ${ratio} |`);
  }
  const times: number[] = [];
  for (const prefix of prefixes(each))
    times.push(await timed(() => engine.suggest({ kind: 'business', type: 'MA', prefix })));
  print(`| prefix suggestions | ${percentiles(times)} | | | | |`);
  print('\nFTS5 repairs no typo and relaxes nothing: there its time is that of finding little or nothing.');
  fts5.close();
}

if (mode !== 'time') await load();
if (mode !== 'load') await time();
await db.destroy();
