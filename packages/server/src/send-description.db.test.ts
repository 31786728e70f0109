import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from './server.ts';
import { optionsFor, startApi, type TestApi } from './testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

it('the description of the calls is written once, is compressed, answers 304 to those who have it, and counts as a read', async () => {
  const server = createServer({ ...optionsFor(api.db, api.folder), limits: 'on' });
  const ask = (headers: Record<string, string> = {}) =>
    server.inject({ url: '/openapi.json', headers, remoteAddress: '203.0.113.77' });
  const plain = await ask();
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  const short = await ask({ 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(short.rawPayload).toString()).toBe(plain.body);
  const again = await ask({ 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // All at once and without a body: a slow machine would get tokens back meanwhile.
  const known = { 'if-none-match': String(plain.headers.etag) };
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(known)));
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  await server.close();
});
