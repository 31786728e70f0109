import { createDatabase, migrate } from '@wbn/database';
import { serverMigrations } from '@wbn/server';
import { learningOn } from '@wbn/server/testing';
import { fillMarket } from '../../tests/search/fill-market.ts';
import { isRight, kindOf, readMarket } from '../../tests/search/market.ts';
import { judgedQueries } from '../../tests/search/queries/index.ts';
import { judge, type Outcome, scoreOf, tableOf } from '../../tests/search/score.ts';

/**
 * Simulates how the search learns from its visitors: for each judged query so many visitors look at the first ten
 * results, the upper ones more often, and open what is right for them ten times as often as what is not. Then it measures again, and attacks.
 */
const [, , url = '', visitorsAsked = '30'] = process.argv;
const visitors = Number(visitorsAsked);

/** How often a result at each place is looked at. */
const looked = [1, 0.85, 0.7, 0.55, 0.45, 0.3, 0.25, 0.2, 0.17, 0.15];
const opensRight = 0.5;
const opensWrong = 0.05;

/** Numbers between 0 and 1, the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(7);

const db = createDatabase(url);
await migrate(db, serverMigrations);
await fillMarket(db);
const market = await readMarket(db);
const { learned, log, search } = learningOn(db);
const queries = Object.values(judgedQueries).flat();

const measure = async (): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const named = async (kind: 'business' | 'product', text: string) =>
      (await search(kind, text, 5)).map((id) => ({ id, name: '' }));
    outcomes.push(await judge(query, market, named));
  }
  return outcomes;
};

const address = (network: number) => `10.${network >> 8}.${network & 255}.1`;
const before = await measure();

for (const query of queries) {
  const kind = kindOf(query);
  const shown = await search(kind, query[0], 10);
  for (let network = 0; network < visitors; network += 1) {
    const visitor = { address: address(network) };
    log.searched(visitor, { kind, text: query[0], total: shown.length, skipped: 0, shown });
    for (const [place, id] of shown.entries()) {
      const isOpened =
        random() < (looked[place] ?? 0) * (isRight(query, market[kind].get(id)!) ? opensRight : opensWrong);
      if (isOpened) log.chose(visitor, { act: 'open', id, businessID: id });
    }
  }
  await log.write();
}
await learned.refresh();
const after = await measure();
/** Where the first page was right already, nothing can be learned. */
const hadRoom = (_: Outcome, at: number) => !before[at]?.isFirstRight || before[at].precision < 1;
const rowsOf = (outcomes: readonly Outcome[], when: string) => ({
  [`all, ${when}`]: scoreOf(outcomes),
  [`with mistakes, ${when}`]: scoreOf(outcomes.filter(hadRoom)),
});
console.log(tableOf({ ...rowsOf(before, 'before'), ...rowsOf(after, `${visitors} visits`) }));

/** Somebody opens the tenth result of 50 searches a thousand times. Returns how many of these searches changed. */
async function attack(name: string, sender: (n: number) => { address: string; userID?: string }): Promise<void> {
  await db.deleteFrom('searchChoice').execute();
  await db.deleteFrom('searchLog').execute();
  await learned.refresh();
  let tried = 0;
  const orders = new Map<(typeof queries)[number], string[]>();
  for (const query of queries.slice(0, 50)) {
    const kind = kindOf(query);
    const shown = await search(kind, query[0], 10);
    const id = shown[9];
    if (id === undefined) continue;
    tried += 1;
    orders.set(query, shown);
    for (let n = 0; n < 1000; n += 1) {
      log.searched(sender(n), { kind, text: query[0], total: 10, skipped: 0, shown });
      log.chose(sender(n), { act: 'open', id, businessID: id });
    }
    await log.write();
  }
  await learned.refresh();
  let changed = 0;
  for (const [query, order] of orders)
    if ((await search(kindOf(query), query[0], 10)).join() !== order.join()) changed += 1;
  console.log(`${name}: ${changed} of ${tried} searches changed their order`);
}

await attack('1,000 openings from one network', () => ({ address: address(1) }));
await attack('1,000 accounts in one network', (n) => ({ address: address(1), userID: `account ${n}` }));
await attack('one account in 1,000 networks', (n) => ({ address: address(n), userID: 'one account' }));
await attack('two networks', (n) => ({ address: address(n % 2) }));
await db.destroy();
