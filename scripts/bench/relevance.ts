/**
 * relevance.ts URL: how often buyers find what they mean, by class of the judged queries, in the demo network on an empty database, and the time of
 * suggestions for the beginnings of these queries. Then the public judged sets beside Lucene and FTS5, where they lie beside the repository.
 */
import { createDatabase, migrate } from '@wbn/database';
import { serverMigrations } from '@wbn/server';
import { learningOn } from '@wbn/server/testing';
import { publicSets } from '../../packages/server/src/search/engine/bench/public-sets.ts';
import { fillMarket } from '../../tests/search/fill-market.ts';
import { readMarket } from '../../tests/search/market.ts';
import { judgedQueries } from '../../tests/search/queries/index.ts';
import { judge, type Outcome, scoreOf, tableOf } from '../../tests/search/score.ts';
import { at, printTable, timed } from './table.ts';

const url = process.argv[2] ?? '';
const db = createDatabase(url);
await migrate(db, serverMigrations);
await fillMarket(db);
const market = await readMarket(db);
const { search, suggest } = learningOn(db);
const named = async (kind: 'business' | 'product', text: string) =>
  (await search(kind, text, 5)).map((id) => ({ id, name: '' }));

const outcomes: Record<string, Outcome[]> = {};
for (const [name, queries] of Object.entries(judgedQueries)) {
  outcomes[name] = [];
  for (const query of queries) outcomes[name].push(await judge(query, market, named));
}
const scores = Object.entries(outcomes).map(([name, part]) => [name, scoreOf(part)] as const);
console.log(tableOf(Object.fromEntries([...scores, ['all', scoreOf(Object.values(outcomes).flat())]])));

/** Beginnings of the judged queries, of two to twelve letters, as people type them. */
const beginnings = Object.values(judgedQueries)
  .flat()
  .flatMap(([text]) => [2, 4, 7, 12].map((length) => text.slice(0, length)));
const asSuggested = async (type?: 'MA' | 'PR') => {
  const times: number[] = [];
  for (const prefix of beginnings) times.push(await timed(() => suggest(prefix, type)));
  return `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)}`;
};
for (const prefix of beginnings) await suggest(prefix);
printTable(
  `Suggestions, the whole call without HTTP, ${beginnings.length} beginnings, p50 / p95 ms (goal 20)`,
  ['over all types', 'manufacturers', 'products'],
  [[await asSuggested(), await asSuggested('MA'), await asSuggested('PR')]],
);
for (const line of await publicSets(db)) console.log(line);
await db.destroy();
