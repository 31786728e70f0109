import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { aPerson } from './testing/world.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenFor((await aPerson(api, 'reader')).id);
}, 60_000);
afterAll(() => api?.stop());

const origin = 'http://localhost:8080';
const read = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { origin, 'accept-encoding': 'gzip, deflate, br', ...headers } });

it('compresses the long answer that everybody gets, for a page of another origin', async () => {
  const [packed, inGzip] = [
    await read('/ref-data/country'),
    await read('/ref-data/country', { 'accept-encoding': 'gzip' }),
  ];
  const plain = await api.app.inject({ url: '/ref-data/country' });
  expect([packed, inGzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(inGzip.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(packed.headers.vary).toMatch(/origin.*accept-encoding/i);
});

it.each<[string, string, () => Record<string, string>]>([
  ['of somebody who is logged in', '/ref-data/country', () => ({ authorization: `Bearer ${token}` })],
  ['of somebody whose client names the token header auth', '/ref-data/country', () => ({ auth: token })],
  ['with a cookie', '/ref-data/country', () => ({ cookie: 'a=b' })],
  ['that is short', '/ref-data/gender', () => ({})],
  ['that is an error', '/ref-data/nothing', () => ({})],
])('leaves alone an answer %s', async (_, url, headers) => {
  expect((await read(url, headers())).headers['content-encoding']).toBeUndefined();
});

it.each(['/ref-data/country', '/ref-data/business-type', '/catsys/industry'])(
  'lets caches keep the list %s for a day',
  async (url) => {
    const answered = await read(url);
    expect([answered.statusCode, answered.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  },
);

it('takes no compressed request: a small one could become a huge one', async () => {
  const answered = await api.app.inject({
    method: 'POST',
    url: '/search/suggest',
    headers: { origin, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: '{}',
  });
  expect(answered.statusCode).toBeGreaterThanOrEqual(400);
});
