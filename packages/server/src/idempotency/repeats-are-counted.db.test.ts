import { type CallName, calls, definitionOf, limits } from '@wbn/contract';
import { callerName } from '@wbn/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aPerson, aPost, type Person } from '../testing/world.ts';
import { tryLock } from './store.ts';

let api: TestApi;
let lina: Person;
let post: string;
const headers = { 'idempotency-key': 'kept' };
beforeAll(async () => {
  api = await startApi({ limits: 'on' });
  lina = await aPerson(api);
  post = await aPost(lina);
  expect((await comment('Well done')).status).toBe(200);
}, 60_000);
afterAll(() => api?.stop());

const comment = (content: string) =>
  lina.ask('/social/comments/make-comment', { body: { resourceID: post, content }, headers });
const countedAs = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['ratelimit-policy']).split('"')[1];

const others = (Object.keys(calls) as CallName[])
  .map((name) => [name, definitionOf(name)] as const)
  .filter(([name, { host, stream }]) => host === 'api' && !stream && name !== 'makeComment');
it.each(others)(
  'the key of a kept answer changes nothing in how %s is counted',
  async (_name, { method, path, limit }) => {
    const url = `/${path.replace(/:\w+/g, post)}`;
    const body = method === 'GET' ? {} : { body: {} };
    const plain = await lina.ask(url, { method, ...body });
    const keyed = await lina.ask(url, { method, ...body, headers });
    expect([countedAs(plain), countedAs(keyed)]).toEqual([limit, limit]);
  },
);

it('the same request again is counted as a repeat, another body as the call', async () => {
  const again = await comment('Well done');
  expect([again.headers['idempotent-replayed'], countedAs(again)]).toEqual(['true', 'repeat']);
  const other = await comment('Something else');
  expect([other.json.name, countedAs(other)]).toEqual(['IdempotencyMismatch', 'comment']);
});

it('repeats that arrive while the first is worked on are counted as repeats, and as no calls', async () => {
  const ana = await aPerson(api);
  const ask = (key: string, content = 'Once') =>
    ana.ask('/social/comments/make-comment', {
      body: { resourceID: post, content },
      headers: { 'idempotency-key': key },
    });
  const keyed = { caller: callerName(ana.id, null), key: 'at-work', call: '', requestHash: Buffer.alloc(0) };
  await api.db.transaction().execute(async (first) => {
    expect(await tryLock(first, keyed)).toBe(true);
    for (let n = 0; n < limits.comment.user.burst * 2; n += 1) {
      const told = await ask('at-work');
      expect([told.json.name, countedAs(told)]).toEqual(['InFlight', 'repeat']);
    }
  });
  const next = await ask('at-work');
  expect([next.status, countedAs(next)]).toEqual([200, 'comment']);
  expect(Number(next.headers['ratelimit-remaining'])).toBe(limits.comment.user.burst - 1);
});

it('repeats beyond their own limit get nothing back, so that endless ones are refused like other calls', async () => {
  const bea = await aPerson(api);
  const ask = (key: string) =>
    bea.ask('/social/comments/make-comment', {
      body: { resourceID: post, content: 'Once' },
      headers: { 'idempotency-key': key },
    });
  const keyed = { caller: callerName(bea.id, null), key: 'endless', call: '', requestHash: Buffer.alloc(0) };
  await api.db.transaction().execute(async (first) => {
    expect(await tryLock(first, keyed)).toBe(true);
    for (let left = limits.repeat.user.burst + 2 * limits.comment.user.burst; left > 0; left -= 20)
      await Promise.all(Array.from({ length: 20 }, () => ask('endless')));
  });
  const other = await ask('another');
  expect([other.status, countedAs(other)]).toEqual([429, 'comment']);
});

it('an answer that was lost is heard even when the limit is used up, and no other request is', async () => {
  let status = 200;
  while (status !== 429) status = (await comment(`Number ${Math.random()}`)).status;
  const keyless = await lina.ask('/social/comments/make-comment', { body: { resourceID: post, content: 'No' } });
  expect(keyless.status).toBe(429);
  expect((await comment('Well done')).status).toBe(200);
});

it('repeats are counted too', async () => {
  const statuses = await Promise.all(Array.from({ length: 320 }, async () => (await comment('Well done')).status));
  expect(statuses).toContain(429);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
