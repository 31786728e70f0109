import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type OpenStream, openStream } from '../testing/streams.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';

/** Many streams of one business. `scripts/bench/steady.ts` measures a thousand streams and the cost of each. */
const many = 200;

let api: TestApi;
let origin: string;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi({ streams: { maxPerVisitor: many, maxVisitors: many } });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

/** Open file descriptors of this process (Linux only). */
const descriptors = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
const connections = () => new Promise<number>((resolve) => api.app.server.getConnections((_, count) => resolve(count)));

it('two hundred open streams of one network each hear one event, leave room for everybody else, and leave nothing behind', {
  timeout: 60_000,
}, async () => {
  const fan = await aPerson(api);
  const read = () => fetch(`${origin}/business/profile/${business}`, { headers: { connection: 'close' } });
  expect((await read()).status).toBe(200);
  const before = descriptors();
  const streams: OpenStream[] = [];
  let left = many;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      streams.push(await openStream(origin, { resources: [business] }));
    }
  };
  await Promise.all(Array.from({ length: 25 }, lane));
  await expect(openStream(origin, { resources: [business] })).rejects.toThrow('429');
  expect(api.app.wbn.pressure.inFlight()).toBe(0);
  expect((await Promise.all(Array.from({ length: 20 }, read))).map(({ status }) => status)).toEqual(
    Array(20).fill(200),
  );
  const body = { resourceID: business, reactionType: 'like' };
  await fan.ask('/social/reaction/react/business', { body });
  const heard = await Promise.all(streams.map((stream) => stream.event('reaction')));
  expect(new Set(heard.map(({ data }) => data.resourceID))).toEqual(new Set([business]));
  for (const stream of streams) stream.cut();
  // The remaining connections close when their keep-alive ends.
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  // The pool to the database may have grown meanwhile.
  await expect.poll(() => descriptors() - before, { timeout: 20_000 }).toBeLessThan(40);
});
