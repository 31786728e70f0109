/**
 * relevance.ts URL: how often buyers find what they mean, by class of the judged queries, in the demo network on an empty database. Then the
 * public judged sets beside Lucene and FTS5, where they lie beside the repository.
 */
import { createDatabase, migrate } from '@wbn/database';
import { serverMigrations } from '@wbn/server';
import { learningOn } from '@wbn/server/testing';
import { publicSets } from '../../packages/server/src/search/engine/bench/public-sets.ts';
import { fillMarket } from '../../tests/search/fill-market.ts';
import { readMarket } from '../../tests/search/market.ts';
import { judgedQueries } from '../../tests/search/queries/index.ts';
import { judge, type Outcome, scoreOf, tableOf } from '../../tests/search/score.ts';

const url = process.argv[2] ?? '';
const db = createDatabase(url);
await migrate(db, serverMigrations);
await fillMarket(db);
const market = await readMarket(db);
const { search } = learningOn(db);
const named = async (kind: 'business' | 'product', text: string) =>
  (await search(kind, text, 5)).map((id) => ({ id, name: '' }));

const outcomes: Record<string, Outcome[]> = {};
for (const [name, queries] of Object.entries(judgedQueries)) {
  outcomes[name] = [];
  for (const query of queries) outcomes[name].push(await judge(query, market, named));
}
const scores = Object.entries(outcomes).map(([name, part]) => [name, scoreOf(part)] as const);
console.log(tableOf(Object.fromEntries([...scores, ['all', scoreOf(Object.values(outcomes).flat())]])));
for (const line of await publicSets(db)) console.log(line);
await db.destroy();
