import { createDatabase, sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db, Trx } from './db.ts';
import { serverMigrations } from './index.ts';
import { paidTransaction } from './paid-transaction.ts';

let database: TemporaryDatabase;
/** One connection in all: work that holds it and waits for another one fails. */
let db: Db;
beforeAll(async () => {
  database = await startTemporaryDatabase(serverMigrations);
  db = createDatabase(database.url, { poolSize: 1, connectTimeoutMs: 1_000 });
  await sql`create table steps (n int)`.execute(db);
}, 60_000);
beforeEach(() => sql`truncate steps`.execute(db));
afterAll(async () => {
  await db?.destroy();
  await database?.stop();
});

/** As the limiter does, it asks for a connection. */
const spending = (spent: number[]) => async (tokens: number) => {
  await sql`select 1`.execute(db);
  spent.push(tokens);
};
const write = (trx: Trx, n: number) => sql`insert into steps values (${n})`.execute(trx);
const written = async () =>
  (await sql<{ n: number }>`select n from steps order by n`.execute(db)).rows.map(({ n }) => n);

it('a price is paid while no connection is held, and the work is done once', async () => {
  const spent: number[] = [];
  const result = await paidTransaction(db, spending(spent), async (trx, price) => {
    await write(trx, 1);
    price(3);
    await write(trx, 2);
    return 'done';
  });
  expect([result, spent, await written()]).toEqual(['done', [3], [1, 2]]);
});

it('a price that has grown meanwhile costs the difference, and one that has not costs nothing more', async () => {
  const spent: number[] = [];
  const prices = [2, 5, 4];
  await paidTransaction(db, spending(spent), async (_trx, price) => price(prices.shift() ?? 0));
  expect(spent).toEqual([2, 3]);
});

it('without a price the work runs once, and nothing is spent', async () => {
  const spent: number[] = [];
  await paidTransaction(db, spending(spent), async (trx, price) => {
    price(0);
    await write(trx, 1);
  });
  expect([spent, await written()]).toEqual([[], [1]]);
});

it('a change that cannot be paid changes nothing', async () => {
  const refusal = new Error('TooManyRequests');
  const refused = paidTransaction(
    db,
    () => Promise.reject(refusal),
    async (trx, price) => {
      await write(trx, 1);
      price(1);
    },
  );
  await expect(refused).rejects.toBe(refusal);
  expect(await written()).toEqual([]);
});
