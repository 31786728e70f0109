/**
 * upkeep.ts URL [SIZE …]: what a write costs in indexes of several sizes, with the upkeep that it causes; how soon it is visible, how much
 * temporary space and write-ahead log it takes, and how much a bulk slows searches. On an empty database, or one that `bench.ts … load … stock`
 * filled with as many documents as the first size.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { createSearchEngine, searchMigrations } from '../index.ts';
import { queryClasses } from './classes.ts';
import { stockBusinessOf } from './corpus.ts';
import { loadDocuments } from './load.ts';
import { share, timed } from './timing.ts';

const [url, ...sizes] = process.argv.slice(2);
if (!url) throw new Error('Say which database: upkeep.ts URL [SIZE …]');
const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 6 }) }),
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const engine = createSearchEngine(db, { onUpkeepError: (error) => print(`upkeep failed: ${error}`) });

/** Documents that are written one after the other, and those of the bulk: at most as many as there are, so that the index stays of a size. */
const writes = 4_000;
const bulkOf = (size: number) => Math.min(100_000, size);
const searches = queryClasses(10_000, 10, true).filter(({ name }) => !name.startsWith('browse'));

interface Counters {
  temporary: number;
  log: number;
}

async function counters(): Promise<Counters> {
  // PostgreSQL reports temporary files up to a second late.
  await setTimeout(1_500);
  const { rows } = await sql<Counters>`
    select temp_bytes::float8 as temporary, (pg_current_wal_lsn() - '0/0')::float8 as log
    from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0] ?? { temporary: 0, log: 0 };
}

async function used<Result>(work: () => Promise<Result>): Promise<Counters & { result: Result; ms: number }> {
  const before = await counters();
  const start = performance.now();
  const result = await work();
  const ms = performance.now() - start;
  const after = await counters();
  return { result, ms, temporary: after.temporary - before.temporary, log: after.log - before.log };
}

/** The size of the index: of its tables with their own indexes and long values, not of the catalogue of the database around them. */
async function indexBytes(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_total_relation_size(oid)), 0)::float8 as bytes from pg_class
    where relkind in ('r', 'm') and relname like 'search\\_%' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/** How many documents of the corpus an earlier load left. */
async function documentsHeld(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from search_document`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A word that no other write has. */
const newWord = (round: number) =>
  `zq${[...round.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}xv`;
let rounds = 0;

/** Writes documents one by one, replacing old ones, and searches for some of them at once. */
async function writeOneByOne(size: number) {
  const puts: number[] = [];
  const found: number[] = [];
  let missed = 0;
  for (let at = 0; at < writes; at += 1) {
    const document = stockBusinessOf(Math.floor((at * size) / writes));
    rounds += 1;
    const name = `${document.name} ${newWord(rounds)}`;
    puts.push(await timed(() => engine.put([{ ...document, name }])));
    if (at % 20 > 0) continue;
    const start = performance.now();
    const { hits } = await engine.search({ kind: 'business', text: newWord(rounds), size: 1 });
    found.push(performance.now() - start);
    if (hits[0]?.id !== document.id) missed += 1;
  }
  await engine.idle();
  return { puts, found, missed };
}

async function searchTimes(until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round === 0 || !until(); round += 1)
    for (const { queries } of searches) times.push(await timed(() => engine.search(queries[round % queries.length]!)));
  return times;
}

/** Milliseconds of searches before and during a bulk. */
async function duringBulk(size: number) {
  for (let round = 0; round < 2; round += 1) await searchTimes(() => true);
  const end = performance.now() + 5_000;
  const before = await searchTimes(() => performance.now() > end);
  let isDone = false;
  const start = performance.now();
  const writing = (async () => {
    for (let at = 0; at < bulkOf(size); at += 200)
      await engine.put(Array.from({ length: 200 }, (_, index) => stockBusinessOf(size + at + index)));
    isDone = true;
  })();
  const during = await searchTimes(() => isDone);
  await writing;
  const seconds = (performance.now() - start) / 1_000;
  await engine.idle();
  return { before, during, seconds };
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const ms = (times: readonly number[]) => `${share(times, 0.5).toFixed(1)} / ${share(times, 0.95).toFixed(1)}`;

const { error } = await new Migrator({
  db,
  provider: { getMigrations: async () => searchMigrations },
}).migrateToLatest();
if (error) throw error;
/** The goals: a bulk makes searches less than half as fast, and temporary space stays below the size of the index. */
const mostSlower = 2;
const kept = (isKept: boolean) => (isKept ? 'kept' : 'missed');
const slower = (before: readonly number[], during: readonly number[], part: number) =>
  share(during, part) / share(before, part);

const rows: string[][] = [];
const costs: number[] = [];
let loaded = await documentsHeld();
for (const size of sizes.length > 0 ? sizes.map(Number) : [10_000, 100_000]) {
  await loadDocuments(db, loaded, size, stockBusinessOf);
  loaded = size + bulkOf(size);
  const first = await used(() => engine.refreshStatistics());
  const bytes = await indexBytes();
  const one = await used(() => writeOneByOne(size));
  const many = await used(() => duringBulk(size));
  const { before, during, seconds } = many.result;
  costs.push(one.ms);
  rows.push([
    `${size}`,
    mb(bytes),
    `${(first.ms / 1_000).toFixed(1)} s, ${mb(first.temporary)}`,
    ms(one.result.puts),
    (one.ms / writes).toFixed(2),
    `${(one.log / writes / 1_000).toFixed(1)} kB`,
    mb(one.temporary),
    `${ms(one.result.found)}, ${one.result.missed} missed`,
    `${seconds.toFixed(0)} s, ${mb(many.temporary)}`,
    `${ms(before)}, then ${ms(during)}`,
    `${slower(before, during, 0.5).toFixed(2)} / ${slower(before, during, 0.95).toFixed(2)}`,
    [
      `bulk ${kept(slower(before, during, 0.5) < mostSlower && slower(before, during, 0.95) < mostSlower)}`,
      `space ${kept(Math.max(first.temporary, one.temporary, many.temporary) < bytes)}`,
    ].join(', '),
  ]);
  print(
    `${size} measured; load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} on ${availableParallelism()} cores`,
  );
}
const [smallest, largest] = [costs[0] ?? 0, costs.at(-1) ?? 0];
print(`
A write with its upkeep costs ${(largest / smallest).toFixed(2)} times as much in the largest index as in the smallest (goal 3 over a hundredfold).
One after the other ${writes} writes, then a bulk of as many documents as there are, at most 100,000. Milliseconds p50 / p95.

| documents | index | statistics and lists: time, temporary | a write | with its upkeep | log of a write | temporary, all writes | visible | bulk: time, temporary | searches before and during it | during to before | goals |
${'| --- '.repeat(12)}|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`);
await db.destroy();
