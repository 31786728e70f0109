import { type Database, type Kysely, sql } from '@wbn/database';
import { startDurableDatabase } from '@wbn/database/testing';
import { aBusiness, aPerson, aThread, startApi, type TestApi } from '@wbn/server/testing';
import { expect } from 'vitest';
import { Ledger } from './ledger.ts';

/** An API whose PostgreSQL keeps what it acknowledges, whatever happens to it. */
export interface DurableApi {
  readonly api: TestApi;
  readonly address: string;
  /** The server process of now. */
  pid(): number;
}

export async function startDurableApi(): Promise<DurableApi> {
  let database: Awaited<ReturnType<typeof startDurableDatabase>> | undefined;
  const api = await startApi({}, undefined, async (sets) => {
    database = await startDurableDatabase(sets);
    return database;
  });
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { api, address, pid: () => database?.pid() ?? 0 };
}

/** One person who posts and writes messages. */
export async function aLedger({ api, address }: DurableApi): Promise<Ledger> {
  const buyer = await aPerson(api);
  const thread = await aThread(buyer, await aBusiness(await aPerson(api)));
  return new Ledger(address, buyer.token, [
    {
      table: 'posts',
      path: 'social/posts/make-post',
      body: (content) => ({ content, timelineID: buyer.id, timelineType: 'user' }),
    },
    { table: 'messages', path: `business/request/${thread}/send-message`, body: (content) => ({ content }) },
  ]);
}

/** Every acknowledged write is there, none twice; each call got an answer, some of them that the service is away, and now it is ready. */
export async function heldAgainst(ledger: Ledger, { api, address }: DurableApi): Promise<void> {
  // 409: the first try with this key was still at work. Nothing was left without an answer, and nothing broke.
  expect([...ledger.answers.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  expect(ledger.answers.get(503)).toBeGreaterThan(0);
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  for (const table of ['posts', 'messages'] as const) {
    const told = ledger.acknowledged.filter((entry) => entry.table === table).map(({ text }) => text);
    expect(await writtenIn(table, api.db), table).toEqual(told.sort());
  }
}

async function writtenIn(table: 'posts' | 'messages', db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from ${sql.table(table)} where content like 'Ledger %'`.execute(db);
  return rows.map(({ content }) => content).sort();
}

export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};
