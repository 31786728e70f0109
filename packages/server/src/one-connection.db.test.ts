import { createDatabase } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers } from './calls.ts';
import { createServer } from './server.ts';
import { optionsFor, startApi, type TestApi } from './testing/api.ts';
import { requests } from './testing/asks.ts';
import { freshFor } from './testing/fresh.ts';
import type { Scene } from './testing/scene.ts';
import { aBusiness, aMember, anInvitation, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/**
 * The API with one connection in all. A call that holds it and asks for a second one waits for itself, and under load many such calls wait for each other. Its
 * limits are on, because they are counted in the database too. The locks of the search's upkeep have connections of their own.
 */

let api: TestApi;
let narrow: ReturnType<typeof createServer>;
const ends: (() => Promise<void>)[] = [];
let owner: Person;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Olga', { emailVerifiedAt: new Date() });
  operator = await aPerson(api, 'Otto', { role: 'operator', emailVerifiedAt: new Date() });
  const db = createDatabase(api.databaseUrl, { poolSize: 1, connectTimeoutMs: 4_000 });
  const guards = createDatabase(api.databaseUrl, { poolSize: 2 });
  narrow = createServer({ ...optionsFor(db, api.folder), guards, limits: 'on' });
  await narrow.ready();
  ends.push(
    () => narrow.close(),
    () => db.destroy(),
    () => guards.destroy(),
  );
}, 60_000);
afterAll(async () => {
  for (const end of ends) await end();
  await api?.stop();
});

/** Everything new for each call, made by the API with many connections. */
async function sceneOf(name: AnsweredName): Promise<Scene> {
  const business = await aBusiness(owner);
  const buyer = await aPerson(api, 'Bea');
  const other = await aBusiness(buyer, { companyName: 'Other' });
  const asked = await buyer.ask('/social/connect', { body: { to: business } });
  const post = await aPost(owner, 'Ours', business);
  const fresh = await freshFor[name]?.({ api, business, other, owner, asker: owner, role: 'owner' });
  return {
    userID: owner.id,
    business,
    other,
    seller: buyer.id,
    product: await aProduct(api, business),
    thread: await aThread(buyer, business),
    post,
    comment: post,
    as: business,
    bid: business,
    person: (await aMember(api, business, 'member')).id,
    connection: asked.json.data.connectionID as string,
    ...(await anInvitation(api, business)),
    ...fresh,
  };
}

describe('with one connection in all', () => {
  it.each(Object.keys(handlers) as AnsweredName[])('%s is answered', async (name) => {
    const { url, body, headers, method } = requests[name](await sceneOf(name));
    for (const who of [owner, operator]) {
      const answered = await narrow.inject({
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        url,
        headers: {
          authorization: `Bearer ${who.token}`,
          'idempotency-key': crypto.randomUUID(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        remoteAddress: '198.51.100.7',
      });
      // A connection that does not come is an error of the server (503).
      expect(answered.statusCode, answered.body).toBeLessThan(500);
      if (answered.statusCode < 400) return;
    }
  });
});
