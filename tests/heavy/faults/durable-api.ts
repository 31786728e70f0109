import { type Database, type Kysely, sql } from '@wbn/database';
import { startDurableDatabase } from '@wbn/database/testing';
import { aBusiness, aPerson, aThread, startApi, type TestApi } from '@wbn/server/testing';
import { expect } from 'vitest';
import { Ledger } from './ledger.ts';

/** An API on a PostgreSQL that keeps acknowledged writes in every case. */
export interface DurableApi {
  readonly api: TestApi;
  readonly address: string;
  /** The current server process. */
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

/** A person who posts and writes messages. */
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

/** Checks that every acknowledged write exists once, that each call got an answer (some of them 503), and that the service is ready. */
export async function expectComplete(ledger: Ledger, { api, address }: DurableApi): Promise<void> {
  // 409: the first attempt with this key was still running. Every call got an answer, and none broke.
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
