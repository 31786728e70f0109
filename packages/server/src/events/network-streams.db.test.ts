import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aPerson, aPost } from '../testing/world.ts';

let api: TestApi;
const open: AbortController[] = [];
beforeAll(async () => {
  api = await startApi({ streams: { beat: 600_000, maxPerNetwork: 10 } });
}, 60_000);
afterAll(async () => {
  for (const one of open) one.abort();
  await api?.stop();
});

it('a network has so many streams at most, with all addresses that one customer may have', async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const post = await aPost(await aPerson(api));
  /** How many of twelve visitors of these addresses, behind a proxy, get a stream. */
  const taken = async (addressOf: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const one = new AbortController();
      open.push(one);
      const headers = { 'x-wbn-internal': 'the internal key of these tests', 'x-forwarded-for': addressOf(n) };
      statuses.push((await fetch(`${origin}/events?resources=${post}`, { headers, signal: one.signal })).status);
    }
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    return statuses.filter((status) => status === 200).length;
  };
  expect(await taken(() => '192.0.2.9')).toBe(10);
  expect(await taken((n) => `2001:db8:7:${n}::1`)).toBe(10);
  expect(await taken((n) => `2001:db8:${100 + n}::1`)).toBe(12);
});
