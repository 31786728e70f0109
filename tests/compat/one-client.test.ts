import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { react, readBusiness, searchProducts } from '@wbn/contract';
import { configure } from '@wbn/widgets/configure';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverCaller } from '../../host-site/src/api/server-caller.ts';
import { pageClient } from '../../packages/widgets/src/runtime/core.ts';

interface Seen {
  readonly address: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let seen: Seen[] = [];
let answer = { status: 200, body: '{"success":true,"data":{}}' };
/** Connections that break before one is answered. */
let broken = 0;
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  seen.push({
    address: `${request.method} ${request.url}`,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
  });
  if (broken-- > 0) return request.socket.destroy();
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(answer.body);
});
let api = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configure({ api, accounts: api, portal: api });
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  broken = 0;
  answer = { status: 200, body: '{"success":true,"data":{}}' };
});

const ways = [
  ['a page of the portal', () => serverCaller({ api, internalKey: 'key' })],
  ['a widget', () => pageClient().call],
] as const;

describe.each(ways)('%s', (_, caller) => {
  it('drops empty fields at any depth, and keeps 0 and false', async () => {
    const filters = { country: [], state: ['x'], type: undefined };
    const body = { textQuery: '', skip: 0, facets: false, filters, ignore: [] };
    await caller()(searchProducts, { body });
    expect(seen[0]?.body).toEqual({ skip: 0, facets: false, filters: { state: ['x'] } });
  });

  it.each(['', '.', '..'])('sends nothing to an address with "%s" as a parameter', async (id) => {
    await expect(caller()(readBusiness, { params: { id } })).rejects.toMatchObject({ name: 'NotFound', status: 404 });
    expect(seen).toEqual([]);
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['..%2f', '..%252f'],
  ])('writes the parameter %s as a part of the path', async (id, written) => {
    await caller()(readBusiness, { params: { id } });
    expect(seen[0]?.address).toBe(`GET /${readBusiness.path.replace(':id', written)}`);
  });

  it('repeats a call that reads over a broken connection', async () => {
    broken = 1;
    await caller()(readBusiness, { params: { id: 'a' } });
    expect(seen).toHaveLength(2);
  });

  it('repeats a call that changes something under the same Idempotency-Key', async () => {
    broken = 1;
    const input = {
      params: { resourceType: 'post' as const },
      body: { resourceID: 'a', reactionType: 'like' as const },
    };
    await caller()(react, input);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    [410, '{"success":false,"name":"Gone","message":"It was removed."}', 'Gone', 410],
    [200, '{"success":false,"name":"NotFound","code":404}', 'NotFound', 404],
    [502, '<h1>Bad Gateway</h1>', 'BadAnswer', 502],
    [200, 'half an ans', 'BadAnswer', 200],
    [429, 'busy', 'TooManyRequests', 429],
  ])('fails with a WbnError for an answer %i %s', async (status, body, name, code) => {
    answer = { status, body };
    await expect(caller()(readBusiness, { params: { id: 'a' } })).rejects.toMatchObject({ name, status: code });
  });
});
