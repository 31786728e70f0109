import { get, type IncomingMessage } from 'node:http';
import { currentSecret } from '@wbn/http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { optionsFor, startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson, aPost, aProduct, type Person } from '../testing/world.ts';

/** The portal's servers hear of every change of what pages show. */

let api: TestApi;
let origin: string;
let owner: Person;
let fan: Person;
let business: string;
let product: string;
let post: string;
let lines: string[];
let stream: IncomingMessage;
const internalKey = currentSecret(optionsFor({} as never, '').internalKey);
const open = (headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${origin}/events/content`, { headers, agent: false }, resolve).once('error', reject);
  });

beforeAll(async () => {
  api = await startApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await aPerson(api);
  fan = await aPerson(api);
  business = await aBusiness(owner);
  product = await aProduct(api, business);
  post = await aPost(owner, 'We are at the fair', business);
  lines = [];
  stream = await open({ 'x-wbn-internal': internalKey });
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const all = (rest + text).split('\n');
    rest = all.pop() ?? '';
    lines.push(...all.filter((line) => line !== ''));
  });
  await vi.waitFor(() => expect(lines).toContain('*'));
}, 60_000);
afterAll(async () => {
  stream?.destroy();
  await api?.stop();
});

/** The names of the next change. Acts are answered after it was sent, so one turn of the event loop is enough. */
async function changedBy(act: () => Promise<unknown>): Promise<Set<string>> {
  const before = lines.length;
  await act();
  await expect.poll(() => lines.length).toBeGreaterThan(before);
  return new Set(lines.slice(before).flatMap((line) => line.split(',')));
}

describe('a change of content is announced', () => {
  it.each<[string, () => Promise<unknown>, () => string[]]>([
    [
      'a business',
      () =>
        owner.ask(`/business/profile/${business}`, {
          method: 'PUT',
          body: { general: { shortDescription: 'Valves of steel' } },
        }),
      () => [business, 'lists'],
    ],
    [
      'a product',
      () => owner.ask(`/product/${product}`, { method: 'PUT', body: { name: 'Steel valve' } }),
      () => [product, business, 'lists'],
    ],
    ['a new product', () => aProduct(api, business, 'Another valve'), () => [business, 'lists']],
    ['a new post', () => aPost(owner, 'Another post', business), () => [business, owner.id]],
    [
      'a like',
      () => fan.ask('/social/reaction/react/post', { body: { resourceID: post, reactionType: 'like' } }),
      () => [post],
    ],
    ['a follow', () => fan.ask('/social/follow/business', { body: { resourceID: business } }), () => [business]],
    [
      'a comment',
      () => fan.ask('/social/comments/make-comment', { body: { resourceID: post, content: 'Good' } }),
      () => [post],
    ],
    [
      'a name',
      () => owner.ask('/user/profile', { method: 'PUT', body: { firstName: 'Lea' } }),
      () => [owner.id, 'lists'],
    ],
    [
      'a removed product',
      () => owner.ask(`/product/${product}`, { method: 'DELETE', body: {} }),
      () => [product, business, 'lists'],
    ],
    [
      'a removed business',
      () => api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', business).execute(),
      () => [business, post, 'lists'],
    ],
  ])('of %s', async (_what, act, names) => {
    const changed = await changedBy(act);
    for (const name of names()) expect(changed).toContain(name);
  });

  it('of many rows in one line', async () => {
    const [user] = await api.db.selectFrom('users').selectAll().limit(1).execute();
    const { id: _, ...copied } = user!;
    const rows = Array.from({ length: 60 }, (_value, n) => ({ ...copied, email: `${n}@many.example`, username: null }));
    const changed = await changedBy(() => api.db.insertInto('users').values(rows).execute());
    expect([...changed].filter((name) => name !== 'lists')).toEqual(['*']);
  });

  it('before the act is answered', async () => {
    const person = await aPerson(api);
    const other = await aBusiness(person);
    for (let n = 0; n < 20; n += 1) {
      const before = lines.length;
      await fetch(`${origin}/business/profile/${other}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ general: { shortDescription: `Valves ${n}` } }),
      });
      expect(lines.slice(before).join()).toContain(other);
    }
  });

  it('not of what was rolled back, nor of reads', async () => {
    const before = lines.length;
    const undone = api.db.transaction().execute(async (trx) => {
      await trx.updateTable('businesses').set({ city: 'Nowhere' }).execute();
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await fan.ask('/search/business', { body: { textQuery: 'valve' } });
    await fan.ask(`/business/profile/${business}`);
    const person = await aPerson(api);
    await changedBy(() => aBusiness(person));
    expect(lines.slice(before).join()).not.toContain(business);
  });
});

it('only the portal hears of changes', async () => {
  for (const headers of [{}, { 'x-wbn-internal': 'guessed' }]) {
    const answer = await open(headers as Record<string, string>);
    expect(answer.statusCode).toBe(404);
    answer.destroy();
  }
});
