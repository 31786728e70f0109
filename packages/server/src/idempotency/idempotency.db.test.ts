import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../server.ts';
import { optionsFor, startApi, type TestApi, type TestResponse } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, aThread, draft, type Person } from '../testing/world.ts';

let api: TestApi;
let lina: Person;
let post: string;
beforeAll(async () => {
  api = await startApi();
  lina = await aPerson(api);
  post = await aPost(lina);
}, 60_000);
afterAll(() => api?.stop());

const comment = (content: string, key: string, person = lina) =>
  person.ask('/social/comments/make-comment', {
    body: { resourceID: post, content },
    headers: { 'idempotency-key': key },
  });
const comments = async () => (await api.ask(`/social/comments/${post}`)).json.data.total as number;

it('a POST sent again with its key is answered the same, byte for byte, and does nothing', async () => {
  const first = await comment('Well done', 'key-1');
  const again = await comment('Well done', 'key-1');
  expect(first.status).toBe(200);
  expect(again.status).toBe(200);
  expect(again.json).toEqual(first.json);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await comments()).toBe(1);
});

it('a repeat is answered in the language of the first time', async () => {
  const owner = await aPerson(api);
  const body = { businessID: await aBusiness(owner), name: 'Robot arm', category: '0001.01' };
  const make = () => owner.ask('/product?locale=es', { body, headers: { 'idempotency-key': 'key-es' } });
  const first = await make();
  expect(first.json.data.category.name).toBe('Robots industriales');
  const again = await make();
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json).toEqual(first.json);
});

it('the same key with another body, or for another call, is refused', async () => {
  expect(await comment('Something else', 'key-1')).toMatchObject({
    status: 422,
    json: { name: 'IdempotencyMismatch' },
  });
  const other = await lina.ask('/business/profile/create', { body: draft, headers: { 'idempotency-key': 'key-1' } });
  expect(other.json.name).toBe('IdempotencyMismatch');
});

it('keys belong to their sender', async () => {
  const before = await comments();
  expect((await comment('Well done', 'key-1', await aPerson(api))).status).toBe(200);
  expect(await comments()).toBe(before + 1);
});

it('of many at once with one key runs once; the others get its answer or a refusal', async () => {
  const before = await comments();
  const response = await Promise.all(Array.from({ length: 30 }, () => comment('Once', 'key-2')));
  expect(await comments()).toBe(before + 1);
  const done = response.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ json }) => json.data.commentID)).size).toBe(1);
  for (const { status, json } of response) if (status !== 200) expect(json.name).toBe('InFlight');
});

describe('a refusal is not kept: once its cause has passed, the same request under the same key is done', () => {
  /** Each case: a refused request, its refusal, and a change that removes the cause. */
  const cases: Record<
    string,
    () => Promise<{ send: () => Promise<TestResponse>; refused: string; mend: () => Promise<unknown> }>
  > = {
    'an address that was not confirmed': async () => {
      const strict = createServer({ ...optionsFor(api.db, api.folder), verifiedEmailOnly: true });
      const buyer = await aPerson(api);
      const to = await aBusiness(lina);
      const send = async () => {
        const answer = await strict.inject({
          method: 'POST',
          url: '/business/request',
          headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': 'unconfirmed' },
          payload: { to, subject: 'Samples', message: 'Two of each' },
        });
        return { status: answer.statusCode, json: answer.json(), headers: answer.headers } as unknown as TestResponse;
      };
      const mend = () =>
        api.db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', buyer.id).execute();
      return { send, refused: 'EmailNotVerified', mend };
    },
    'a resource that was not there yet': async () => {
      const id = '00000000-0000-4000-8000-000000000001';
      const send = () =>
        lina.ask('/social/comments/make-comment', {
          body: { resourceID: id, content: 'Hello' },
          headers: { 'idempotency-key': 'too-early' },
        });
      const post = { id, authorUserId: lina.id, timelineType: 'user' as const, timelineId: lina.id, content: 'Late' };
      return { send, refused: 'NotFound', mend: () => api.db.insertInto('posts').values(post).execute() };
    },
    'a business that was removed and came back': async () => {
      const buyer = await aPerson(api);
      const to = await aBusiness(lina);
      const set = (deletedAt: Date | null) =>
        api.db.updateTable('businesses').set({ deletedAt }).where('id', '=', to).execute();
      await set(new Date());
      const send = () =>
        buyer.ask('/business/request', {
          body: { to, subject: 'Samples', message: 'Two of each' },
          headers: { 'idempotency-key': 'gone' },
        });
      return { send, refused: 'Gone', mend: () => set(null) };
    },
    'a plan that had no room': async () => {
      const owner = await aPerson(api);
      const businessID = await aBusiness(owner);
      const full = await Promise.all(Array.from({ length: 60 }, () => aProduct(api, businessID)));
      const send = () =>
        owner.ask('/product', {
          body: { businessID, name: 'Robot arm' },
          headers: { 'idempotency-key': 'full' },
        });
      const mend = () =>
        api.db.updateTable('products').set({ deletedAt: new Date() }).where('id', 'in', full).execute();
      return { send, refused: 'PlanLimit', mend };
    },
    'a role that was missing': async () => {
      const businessID = await aBusiness(lina);
      const member = await aMember(api, businessID, 'member');
      const send = () =>
        member.ask('/product', { body: { businessID, name: 'Robot arm' }, headers: { 'idempotency-key': 'role' } });
      const mend = () =>
        api.db.updateTable('businessMembers').set({ role: 'admin' }).where('userId', '=', member.id).execute();
      return { send, refused: 'Forbidden', mend };
    },
  };
  it.each(Object.keys(cases))('%s', async (name) => {
    const { mend, refused, send } = await cases[name]!();
    expect(await send()).toMatchObject({ json: { name: refused } });
    const again = await send();
    expect(again.json.name).toBe(refused);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
    await mend();
    expect(await send()).toMatchObject({ status: 200 });
    expect((await send()).headers['idempotent-replayed']).toBe('true');
  });
});

it('input that was refused may be put right under the same key', async () => {
  expect((await comment('', 'key-7')).status).toBe(400);
  expect((await comment('Put right', 'key-7')).status).toBe(200);
});

it('a closed thread refuses inside a keyed call as it does outside', async () => {
  const owner = await aPerson(api);
  const business = await aBusiness(owner);
  const thread = await aThread(lina, business);
  const send = (key: string) =>
    lina.ask(`/business/request/${thread}/send-message`, {
      body: { content: 'Hi' },
      headers: { 'idempotency-key': key },
    });
  expect((await send('key-4')).status).toBe(200);
  await lina.ask(`/business/request/${thread}/end-request`, { method: 'POST' });
  expect(await send('key-5')).toMatchObject({ status: 409, json: { name: 'Closed' } });
  expect((await send('key-4')).headers['idempotent-replayed']).toBe('true');
});

it('a key after its 24 hours is a new one', async () => {
  const before = await comments();
  await comment('Yesterday', 'key-6');
  await api.db
    .updateTable('idempotencyKeys')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('key', '=', 'key-6')
    .execute();
  expect((await comment('Yesterday', 'key-6')).headers['idempotent-replayed']).toBeUndefined();
  expect(await comments()).toBe(before + 2);
});

it('an answer older than 24 hours leaves the table with the work of the next hour, and no other does', async () => {
  await comment('Long ago', 'key-7');
  await comment('Just now', 'key-8');
  const kept = () =>
    api.db.selectFrom('idempotencyKeys').select('key').where('key', 'in', ['key-7', 'key-8']).orderBy('key').execute();
  await api.db
    .updateTable('idempotencyKeys')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('key', '=', 'key-7')
    .execute();
  const timers = vi.spyOn(globalThis, 'setInterval');
  const another = createServer(optionsFor(api.db, api.folder));
  await another.ready();
  const hourly = timers.mock.calls.filter(([, ms]) => ms === 3_600_000).map(([work]) => work);
  timers.mockRestore();
  expect(await kept()).toEqual([{ key: 'key-7' }, { key: 'key-8' }]);
  for (const work of hourly) work();
  await expect.poll(kept).toEqual([{ key: 'key-8' }]);
  await another.close();
});

it('a key may not be empty, long or strange', async () => {
  for (const key of ['', 'x'.repeat(300), 'with space']) {
    expect(await comment('Never', key)).toMatchObject({ status: 400, json: { fields: ['Idempotency-Key'] } });
  }
});
