import { openDatabase } from '@wbn/database';
import { createServer } from '@wbn/server';
import { aBusiness, aPerson, optionsFor, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Line, lineTo } from './cut-line.ts';

/** The read replica fails during visitors' reads: refused connections, aborted queries, or silence. */

let api: TestApi;
let line: Line;
let opened: Awaited<ReturnType<typeof openDatabase>>;
let app: ReturnType<typeof createServer>;
let business: string;
const told: boolean[] = [];
let answered = 0;

beforeAll(async () => {
  api = await startApi();
  business = await aBusiness(await aPerson(api));
  const url = new URL(api.databaseUrl);
  line = await lineTo({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  const env = { DATABASE_URL: api.databaseUrl, DATABASE_READ_URL: url.href };
  opened = await openDatabase(env, { onReadAway: (isAway) => told.push(isAway) });
  app = createServer({ ...optionsFor(opened.db, api.folder), readDatabase: opened.readDb });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await line?.close();
  await api?.stop();
});

const search = () =>
  app.inject({ method: 'POST', url: '/search/business', payload: { textQuery: 'valves', businessType: 'MA' } });

/** Ten visitors who read a profile and search in turn until `isOver`; returns the statuses of all answers. */
async function read(isOver: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>();
  const visitor = async () => {
    do {
      const profile = await app.inject({ url: `/business/profile/${business}` });
      const results = await search();
      expect(results.json().data?.total_results).toBe(1);
      answered += 2;
      statuses.add(profile.statusCode).add(results.statusCode);
    } while (!isOver());
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  return statuses;
}
/** Waits for this many answers. */
const answers = async (count: number) => {
  while (answered < count) await new Promise((resolve) => setImmediate(resolve));
};

it.each(['cut', 'silence'] as const)(
  'F4 %s: each visitor is answered by the primary, and by it again once it is back',
  { timeout: 60_000 },
  async (fault) => {
    // The index learns of a new business a moment later.
    await expect.poll(async () => (await search()).json().data?.total_results).toBe(1);
    told.length = 0;
    await read(() => true);
    expect(line.made()).toBeGreaterThan(0);
    const reading = read(() => told.includes(true));
    await answers(answered + 20);
    line[fault]();
    expect([...(await reading)]).toEqual([200]);
    expect([...(await read(() => true))]).toEqual([200]);
    const before = line.made();
    line.mend();
    expect([...(await read(() => told.at(-1) === false))]).toEqual([200]);
    await read(() => true);
    expect(line.made()).toBeGreaterThan(before);
    expect(told).toEqual([true, false]);
  },
);
