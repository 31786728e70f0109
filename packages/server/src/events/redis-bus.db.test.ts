import type { Database, Kysely } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedis, startRedis, type TestRedis } from '../testing/redis.ts';
import type { Bus, BusNotice } from './bus.ts';
import { redisBus } from './redis-bus.ts';

describe.runIf(hasRedis())('the bus on Redis (needs a redis-server on this machine)', () => {
  let database: TemporaryDatabase;
  let redis: TestRedis;
  /** The notices that each process received. The first process listens to the database. */
  let heard: BusNotice[][];
  let buses: Bus[];
  const join = async () => {
    const all: BusNotice[] = [];
    const bus = redisBus(redis.url, database.url);
    bus.start((one) => all.push(one));
    buses.push(bus);
    heard.push(all);
    await announced();
  };
  beforeAll(async () => {
    [database, redis] = await Promise.all([startTemporaryDatabase(), startRedis()]);
    [heard, buses] = [[], []];
    await join();
    await join();
  }, 60_000);
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    await redis.kill();
    await database.stop();
  });

  const insert = async (db: Kysely<Database> = database.db): Promise<number> => {
    const event = { topic: 'user:1', kind: 'message', payload: '{}' };
    return (await db.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow()).id;
  };
  const timesHeard = (id: number) => heard.map((all) => all.filter((one) => one !== 'gap' && one.id === id).length);
  const everybody = (times: number) => heard.map(() => times);
  /** Waits until a new event reaches all processes. */
  const announced = () =>
    vi.waitFor(
      async () => {
        const id = await insert();
        await vi.waitFor(() => expect(timesHeard(id)).toEqual(everybody(1)), { timeout: 500 });
      },
      { timeout: 20_000 },
    );

  it('tells every process of each event once, at its commit, and of nothing that was rolled back', async () => {
    let undone = 0;
    await database.db
      .transaction()
      .execute(async (trx) => {
        undone = await insert(trx);
        throw new Error('no');
      })
      .catch(() => {});
    const done = await database.db.transaction().execute((trx) => insert(trx));
    await expect.poll(() => timesHeard(done)).toEqual(everybody(1));
    expect(timesHeard(undone)).toEqual(everybody(0));
  });

  it('says that there was a gap when Redis was gone, and goes on', async () => {
    for (const all of heard) all.length = 0;
    await redis.kill();
    await insert();
    await redis.start();
    await vi.waitFor(() => expect(heard.every((all) => all.includes('gap'))).toBe(true), { timeout: 20_000 });
    await announced();
  }, 60_000);

  it('goes on when the process that hears the database ends, and says that there was a gap', async () => {
    await buses.shift()?.close();
    heard.shift();
    for (const all of heard) all.length = 0;
    await announced();
    expect(heard.every((all) => all.includes('gap'))).toBe(true);
  }, 60_000);
});
