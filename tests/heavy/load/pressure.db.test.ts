import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { answer, createApp } from '@wbn/http';
import { testOptions } from '@wbn/http/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Overload, and a shutdown during work, over real sockets. */

let database: TemporaryDatabase;
let app: ReturnType<typeof createApp>;
let address: string;
let waiting: (() => void)[] = [];
const room = 5;

beforeAll(async () => {
  database = await startTemporaryDatabase();
}, 60_000);
afterAll(() => database?.stop());

async function open(callTimeout: number): Promise<void> {
  waiting = [];
  app = createApp(testOptions(database.db, { limits: 'off', maxInFlight: room, callTimeout }));
  answer(app, 'listGenders', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return [];
  });
  answer(app, 'listLanguages', async () => []);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}

// Long enough that no call of these tests reaches it.
beforeEach(() => open(60_000));
afterEach(() => app.close());

const slow = () => fetch(`${address}/ref-data/gender`);
const atWork = async (count: number) => {
  while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
};

describe('too much at once', () => {
  it('is told to come again, with Retry-After, while what is at work goes on; then there is room again', async () => {
    const inside = Array.from({ length: room }, slow);
    await atWork(room);
    const refused = await Promise.all(Array.from({ length: 20 }, slow));
    for (const one of refused) {
      expect(one.status).toBe(503);
      expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await one.json()).toMatchObject({ success: false, code: 503, name: 'Unavailable' });
    }
    // Health checks must still work.
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    for (const end of waiting) end();
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(room).fill(200));
    expect((await fetch(`${address}/ref-data/language`)).status).toBe(200);
  });

  it('a call that never ends is answered with 503 and gives its place back', async () => {
    await app.close();
    await open(1_000);
    const stuck = await Promise.all(Array.from({ length: room }, slow));
    expect(stuck.map(({ status }) => status)).toEqual(Array(room).fill(503));
    expect((await fetch(`${address}/ref-data/language`)).status).toBe(200);
  });

  it('callers that go away give their places back', async () => {
    const leaving = new AbortController();
    const gone = Array.from({ length: room }, () => fetch(`${address}/ref-data/gender`, { signal: leaving.signal }));
    await atWork(room);
    leaving.abort();
    await Promise.allSettled(gone);
    for (const end of waiting) end();
    while (app.wbn.pressure.inFlight() > 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await fetch(`${address}/ref-data/language`)).status).toBe(200);
  });
});

describe('an orderly end', () => {
  it('lets requests at work be answered and takes no new ones', async () => {
    const inside = slow();
    await atWork(1);
    const closing = app.close();
    await new Promise((resolve) => setImmediate(resolve));
    const late = await fetch(`${address}/ref-data/language`).then(
      ({ status }) => status,
      () => 0,
    );
    expect([0, 503]).toContain(late);
    for (const end of waiting) end();
    expect((await inside).status).toBe(200);
    await closing;
  });
});
