import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import ky from 'ky';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import small from './ky-small.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const seen: Seen[] = [];
/** Connections that are cut before one is answered. */
let cuts = 0;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  if (cuts-- > 0) return request.socket.destroy();
  response.writeHead(request.url?.includes('missing') ? 404 : 200, { 'content-type': 'application/json' });
  response.end('{"success":true}');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const common = { throwHttpErrors: false, timeout: false } as const;
const never = () => new AbortController().signal;

describe.each([
  ['ky', ky as unknown as typeof small],
  ['the small one', small],
])('%s', (_, send) => {
  it('sends a body as JSON, with the headers given', async () => {
    const options = { ...common, method: 'POST', prefixUrl: origin, json: { a: 1 }, headers: { 'x-wbn-key': 'pk' } };
    const answer = await send('a/b', { ...options, signal: never(), retry: { limit: 0 } });
    expect(await answer.json()).toEqual({ success: true });
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/a/b', body: '{"a":1}' });
    expect(seen.at(-1)?.headers).toMatchObject({ 'content-type': 'application/json', 'x-wbn-key': 'pk' });
  });

  it('writes the query into the address', async () => {
    const searchParams = { bid: 'x y&z' };
    await send('list', {
      ...common,
      method: 'GET',
      prefixUrl: origin,
      searchParams,
      signal: never(),
      retry: { limit: 0 },
    });
    expect(new URL(seen.at(-1)!.url!, origin).searchParams.get('bid')).toBe('x y&z');
  });

  it('answers an error status like any other answer', async () => {
    const retry = { limit: 2, methods: ['get'] };
    const before = seen.length;
    const answer = await send('missing', { ...common, method: 'GET', prefixUrl: origin, signal: never(), retry });
    expect([answer.status, seen.length - before]).toEqual([404, 1]);
  });

  it('repeats after a lost connection, as often as it is told', async () => {
    const options = { ...common, method: 'GET', prefixUrl: origin, retry: { limit: 2, methods: ['get'] } };
    cuts = 2;
    expect((await send('again', { ...options, signal: never() })).status).toBe(200);
    cuts = 3;
    await expect(send('again', { ...options, signal: never() })).rejects.toThrow();
    cuts = 0;
  });

  it('stops when it is aborted', async () => {
    const aborted = AbortSignal.abort();
    const options = { ...common, method: 'GET', prefixUrl: origin, retry: { limit: 2, methods: ['get'] } };
    await expect(send('stop', { ...options, signal: aborted })).rejects.toThrow(/abort/i);
  });
});
