import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, aThread, draft, type Person } from '../testing/world.ts';

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

it('keys belong to who sends them', async () => {
  const before = await comments();
  expect((await comment('Well done', 'key-1', await aPerson(api))).status).toBe(200);
  expect(await comments()).toBe(before + 1);
});

it('of many at once with one key one is done, and the others are told or get its answer', async () => {
  const before = await comments();
  const told = await Promise.all(Array.from({ length: 30 }, () => comment('Once', 'key-2')));
  expect(await comments()).toBe(before + 1);
  const done = told.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ json }) => json.data.commentID)).size).toBe(1);
  for (const { status, json } of told) if (status !== 200) expect(json.name).toBe('InFlight');
});

it('a refusal is answered again too, whatever has changed in between', async () => {
  const ask = (id: string) =>
    lina.ask('/social/comments/make-comment', {
      body: { resourceID: id, content: 'Hello' },
      headers: { 'idempotency-key': 'key-3' },
    });
  const unknown = '00000000-0000-4000-8000-000000000001';
  expect((await ask(unknown)).status).toBe(404);
  await api.db
    .insertInto('posts')
    .values({ id: unknown, authorUserId: lina.id, timelineType: 'user', timelineId: lina.id, content: 'Late' })
    .execute();
  expect(await ask(unknown)).toMatchObject({ status: 404, headers: { 'idempotent-replayed': 'true' } });
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

it('a key may not be empty, long or strange', async () => {
  for (const key of ['', 'x'.repeat(300), 'with space']) {
    expect(await comment('Never', key)).toMatchObject({ status: 400, json: { fields: ['Idempotency-Key'] } });
  }
});
