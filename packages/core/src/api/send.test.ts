import { listCountries, readBusiness, searchBusinesses, sendMessage, updateDesk } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { failed, type Reply, success, testServer } from '../testing/server.ts';
import { isSuccess, WbnError } from './errors.ts';
import { pathOf } from './path-of.ts';
import { send } from './send.ts';

const generic = 'Something was wrong, try again please';

async function failureOf(reply: Reply, call: Parameters<typeof send>[1] = searchBusinesses): Promise<WbnError> {
  await using server = await testServer(() => reply);
  const error = await send(server.origin, call).then(
    () => undefined,
    (failure) => failure,
  );
  expect(error).toBeInstanceOf(WbnError);
  return error;
}

describe('one exchange', () => {
  it('R-112 sends no empty field, neither in the body nor in the query, and sends 0 and false', async () => {
    await using server = await testServer(() => success([]));
    const body = {
      textQuery: '',
      country: null,
      businessType: undefined,
      skip: 0,
      size: Number.NaN,
      list: [],
      shown: false,
    };
    await send(server.origin, searchBusinesses, { body, query: { a: '', b: 0, c: undefined, d: null } });
    expect(server.seen[0]).toMatchObject({ body: { skip: 0, shown: false }, path: 'search/business?b=0' });
  });

  it('sends the body as it is where an empty field clears something', async () => {
    await using server = await testServer(() => success([]));
    await send(server.origin, updateDesk, { params: { id: 'b', rid: 'r' }, body: { labels: [], assignee: null } });
    expect(server.seen[0]).toMatchObject({ body: { labels: [], assignee: null } });
  });

  it('R-113 takes the statuses 200 to 299 for success', () => {
    expect([199, 200, 299, 300].map(isSuccess)).toEqual([false, true, true, false]);
  });

  it('R-114 takes a 2xx answer with success false for an error, with its message', async () => {
    for (const status of [200, 201, 299]) {
      const error = await failureOf({ ...failed(401, 'TokenNotFound', 'Log in to do this.'), status });
      expect(error).toMatchObject({ name: 'TokenNotFound', status: 401, message: 'Log in to do this.' });
    }
    const bare = await failureOf({ body: { success: false } });
    expect(bare).toMatchObject({ status: 200, message: generic });
  });

  it('tells name, status, message, fields and request of a failure', async () => {
    const body = {
      success: false,
      code: 400,
      name: 'ValidationError',
      message: 'Check.',
      fields: ['email'],
      requestID: 'r1',
    };
    expect(await failureOf({ status: 400, body })).toMatchObject({
      name: 'ValidationError',
      status: 400,
      message: 'Check.',
      fields: ['email'],
      requestID: 'r1',
    });
  });

  it('makes a clear error of a page of HTML, of half an answer and of no object', async () => {
    const html = { status: 502, body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } };
    expect(await failureOf(html)).toMatchObject({ name: 'BadAnswer', status: 502, message: generic });
    for (const body of ['{"success": true, "data": [', '', 'null', '"yes"', '7']) {
      expect(await failureOf({ body }), body).toMatchObject({ name: 'BadAnswer', status: 200, message: generic });
    }
    expect(await failureOf({ body: { success: true }, cut: 'middle' })).toMatchObject({
      name: 'NetworkError',
      status: 0,
    });
  });

  it('hands on how long a busy server wants to be left alone', async () => {
    const busy = await failureOf({ status: 429, headers: { 'retry-after': '17' }, body: 'slow down' });
    expect(busy).toMatchObject({ name: 'TooManyRequests', status: 429, retryAfter: 17, message: generic });
  });

  it('gives up when the server does not answer in time', async () => {
    let release = () => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    await using server = await testServer(() => held);
    await expect(send(server.origin, listCountries, { timeout: 50 })).rejects.toMatchObject({
      name: 'TimeoutError',
      status: 0,
    });
    release();
  });

  it('throws the abort of its caller as it came', async () => {
    await using server = await testServer(() => success([]));
    const reason = new Error('changed my mind');
    await expect(send(server.origin, listCountries, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('repeats over a broken connection only what may arrive twice', async () => {
    let breaks = 1;
    await using server = await testServer(() => (breaks-- > 0 ? { cut: 'before' } : success([])));
    await send(server.origin, listCountries);
    expect(server.seen).toHaveLength(2);

    breaks = 1;
    await send(server.origin, sendMessage, { params: { rid: 'r' }, body: { content: 'hi' }, idempotencyKey: 'k1' });
    expect(server.to('business/').map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);

    breaks = 1;
    await expect(send(server.origin, searchBusinesses, { body: {} })).rejects.toMatchObject({ name: 'NetworkError' });
    expect(server.to('search/')).toHaveLength(1);
  });

  it('works where libraries have replaced Request and Headers, also when it repeats a call, and leaves the page those', async () => {
    let breaks = 1;
    await using server = await testServer(() => (breaks-- > 0 ? { cut: 'before' } : success([])));
    const { Headers: native, Request: nativeRequest } = globalThis;
    const replaced = function mooTools() {} as unknown as typeof Request;
    globalThis.Request = replaced;
    globalThis.Headers = class {} as typeof Headers;
    try {
      const sent = send(server.origin, sendMessage, {
        params: { rid: 'r' },
        query: { a: 'b' },
        body: { content: 'hi' },
        idempotencyKey: 'k1',
      });
      expect(globalThis.Request).toBe(replaced);
      await sent;
      expect(globalThis.Request).toBe(replaced);
    } finally {
      globalThis.Request = nativeRequest;
      globalThis.Headers = native;
    }
    const one = { path: expect.stringContaining('?a=b'), body: { content: 'hi' } };
    expect(server.seen).toMatchObject([one, one]);
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
  });

  it('encodes what stands in the path, and asks for nothing that the address rules would swallow', () => {
    expect(pathOf(readBusiness, { id: 'a/b?c#d %2e' })).toBe('business/profile/a%2Fb%3Fc%23d%20%252e');
    for (const id of ['', '.', '..', '\ud800', undefined]) {
      expect(() => pathOf(readBusiness, { id }), String(id)).toThrow(WbnError);
    }
  });
});
