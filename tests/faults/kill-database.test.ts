import { sql } from '@wbn/database';
import { startDurableDatabase } from '@wbn/database/testing';
import { aBusiness, aPerson, aThread, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kind, Ledger } from './ledger.ts';

/** F2: PostgreSQL's server is killed under a running API, again and again, while people write. Nobody starts anything anew but its keeper. */

const rounds = 4;
let api: TestApi;
let database: Awaited<ReturnType<typeof startDurableDatabase>>;
let address: string;
beforeAll(async () => {
  api = await startApi({}, undefined, async (sets) => {
    database = await startDurableDatabase(sets);
    return database;
  });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => api?.stop());

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

it('loses no acknowledged write and makes none twice; meanwhile calls are answered with 503, and the API goes on by itself', {
  timeout: 120_000,
}, async () => {
  const owner = await aPerson(api);
  const buyer = await aPerson(api);
  const business = await aBusiness(owner);
  const thread = await aThread(buyer, business);
  const kinds: Kind[] = [
    {
      table: 'posts',
      path: 'social/posts/make-post',
      body: (content) => ({ content, timelineID: buyer.id, timelineType: 'user' }),
    },
    { table: 'messages', path: `business/request/${thread}/send-message`, body: (content) => ({ content }) },
  ];
  const ledger = new Ledger(address, buyer.token, kinds);
  const writing = ledger.write(4);
  let killed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    await until(() => database.pid() !== killed);
    const before = ledger.acknowledged.length;
    // Each time at another moment of the writing; after the last one it only goes on.
    await until(() => ledger.acknowledged.length > before + round);
    if (round === rounds) break;
    killed = database.pid();
    process.kill(killed, 'SIGKILL');
  }
  ledger.close();
  await writing;

  // 409: the first try with this key was still at work. Nothing was left without an answer, and nothing broke.
  expect([...ledger.answers.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  expect(ledger.answers.get(503)).toBeGreaterThan(0);
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  for (const table of ['posts', 'messages'] as const) {
    const { rows } = await sql<{
      content: string;
    }>`select content from ${sql.table(table)} where content like 'Ledger %'`.execute(api.db);
    const kept = rows.map(({ content }) => content).sort();
    const told = ledger.acknowledged
      .filter((entry) => entry.table === table)
      .map(({ text }) => text)
      .sort();
    expect(kept, table).toEqual(told);
  }
});
