import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { openStream } from '../testing/streams.ts';
import { aPerson, aPost } from '../testing/world.ts';

let api: TestApi;
let origin: string;
let post: string;
beforeAll(async () => {
  // The rounds of the server come when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // No test waits for a heartbeat.
  api = await startApi({ streams: { beat: 600_000, maxPerVisitor: 3, maxVisitors: 20 } });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  post = await aPost(await aPerson(api));
}, 60_000);
afterAll(async () => {
  await api?.stop();
  vi.useRealTimers();
});

const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});
/** The status of a stream without a login from a client address behind a proxy. */
async function visit(address: string): Promise<number> {
  const headers = { 'x-wbn-internal': 'the internal key of these tests', 'x-forwarded-for': address };
  const one = new AbortController();
  open.push(one);
  return (await fetch(`${origin}/events?resources=${post}`, { headers, signal: one.signal })).status;
}
const visits = async (address: string, count: number) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await visit(address));
  return statuses;
};

it('visitors behind one address each have a stream while there is room, and leave some to other addresses', async () => {
  expect(await visits('192.0.2.1', 12)).toEqual([...Array(10).fill(200), 429, 429]);
  expect(await visits('192.0.2.2', 4)).toEqual([200, 200, 200, 429]);
  expect(await visits('192.0.2.3', 1)).toEqual([200]);
});

it.each([
  [
    'logout',
    async (id: string) =>
      void (await api.db.updateTable('sessions').set({ revokedAt: new Date() }).where('userId', '=', id).execute()),
  ],
  [
    'suspension',
    async (id: string) =>
      void (await api.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', id).execute()),
  ],
  [
    'deletion',
    async (id: string) =>
      void (await api.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', id).execute()),
  ],
])('a stream ends within a second of a %s, not at the next beat', async (_what, happens) => {
  const { id, token } = await aPerson(api);
  const stream = await openStream(origin, { token });
  await stream.event('ready');
  await happens(id);
  // A second of the server's clock; the next beat would come after ten minutes.
  vi.advanceTimersByTime(1_000);
  await stream.ended();
  stream.cut();
});
