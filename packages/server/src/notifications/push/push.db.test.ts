import { createPublicKey, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { aBusiness, aPerson, aThread, type Person } from '../../testing/world.ts';

interface Pushed {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

let api: TestApi;
let service: http.Server;
let origin: string;
let seller: Person;
let buyer: Person;
let business: string;
let answer = 201;
const pushed: Pushed[] = [];

beforeAll(async () => {
  // A push service on loopback, because those of the browsers cannot be reached from here.
  service = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    pushed.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  api = await startApi();
  seller = await aPerson(api, 'Seller');
  buyer = await aPerson(api, 'Buyer');
  business = await aBusiness(seller);
}, 60_000);
afterAll(async () => {
  await api?.stop();
  service?.close();
});
beforeEach(async () => {
  await sql`delete from push_subscriptions`.execute(api.db);
  pushed.length = 0;
  answer = 201;
});

const push = '/notifications/push';
const endpoint = 'https://fcm.googleapis.com/fcm/send/seller';
const readKey = async (): Promise<string> => (await seller.ask(push)).json.data.key;

/** The seller's browser gets push messages through the service of this test. */
async function subscribe(): Promise<void> {
  expect((await seller.ask(push, { method: 'PUT', body: { endpoint } })).status).toBe(200);
  await sql`update push_subscriptions set endpoint = ${`${origin}/seller`}`.execute(api.db);
}
const due = () => sql`update push_subscriptions set next_try_at = now()`.execute(api.db);
const subscriptions = async () =>
  (await sql<{ tries: number }>`select tries, told_until from push_subscriptions`.execute(api.db)).rows;

const wakes = async () =>
  (await sql`select from events where topic = ${`push:${seller.id}`}`.execute(api.db)).rows.length;

it('wakes the browser of a seller who gets an inquiry, with a message that is empty and signed by the network', async () => {
  await subscribe();
  const key = await readKey();
  await aThread(buyer, business);
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1);
  const [{ body, headers, path } = {} as Pushed] = pushed;
  expect([path, body, headers.ttl, headers.topic]).toEqual(['/seller', '', '86400', 'news']);
  const [, token = '', sentKey] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(sentKey).toBe(key);
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'))).toBe(true);
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([aud, sub]).toEqual([origin, 'http://localhost:8080']);
  expect(exp * 1000 - Date.now()).toBeLessThan(24 * 3_600_000);
});

it('wakes it for a message in a conversation, and not the browser of the person who wrote it', async () => {
  const thread = await aThread(buyer, business);
  await subscribe();
  const before = await wakes();
  const say = (person: Person, party = '') =>
    person.ask(`/business/request/${thread}/send-message${party}`, { body: { content: 'Next week' } });
  expect((await say(seller, `?bid=${business}`)).status).toBe(200);
  expect(await wakes()).toBe(before);
  expect((await say(buyer)).status).toBe(200);
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1);
});

it('sends one message for many news within a minute, and another for those that come later', async () => {
  await subscribe();
  await aThread(buyer, business);
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1);
  await aThread(buyer, business);
  await aThread(buyer, business);
  await due();
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(2);
  await due();
  // The round that wakes another browser has nothing to tell this one.
  expect((await buyer.ask(push, { method: 'PUT', body: { endpoint } })).status).toBe(200);
  await sql`update push_subscriptions set endpoint = ${`${origin}/buyer`} where user_id = ${buyer.id}`.execute(api.db);
  await sql`insert into events (topic, kind) values (${`push:${buyer.id}`}, 'wake')`.execute(api.db);
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(3);
  expect(pushed.map(({ path }) => path)).toEqual(['/seller', '/seller', '/buyer']);
});

it('tries again when the push service has no room, and tells the same news', async () => {
  answer = 503;
  await subscribe();
  await aThread(buyer, business);
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await subscriptions())[0]?.tries).toBe(1);
  answer = 201;
  await expect
    .poll(
      async () => {
        await due();
        return pushed.length;
      },
      { timeout: 20_000 },
    )
    .toBe(2);
});

it('waits once for a push service that hangs, and tells the browsers of others', async () => {
  const asked: http.ServerResponse[] = [];
  const hanging = http.createServer((_, response) => asked.push(response));
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const silent = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`;
  await subscribe();
  const others = await Promise.all(Array.from({ length: 60 }, () => aPerson(api, 'Other')));
  for (const { ask } of others) expect((await ask(push, { method: 'PUT', body: { endpoint } })).status).toBe(200);
  await sql`update push_subscriptions set endpoint = ${silent} where user_id <> ${seller.id}`.execute(api.db);
  // The seller's browser comes last in the order of the claim.
  await sql`update push_subscriptions set next_try_at = now() - interval '1 minute' where endpoint = ${silent}`.execute(
    api.db,
  );
  await sql`insert into events (topic, kind) select distinct 'push:' || user_id, 'wake' from push_subscriptions`.execute(
    api.db,
  );
  await expect.poll(() => pushed.length, { timeout: 40_000 }).toBe(1);
  expect(asked.length).toBeLessThanOrEqual(20);
  hanging.closeAllConnections();
  hanging.close();
}, 60_000);

it.each([404, 410])('forgets a browser of which the push service says %i', async (status) => {
  answer = status;
  await subscribe();
  await aThread(buyer, business);
  await expect.poll(subscriptions, { timeout: 20_000 }).toEqual([]);
});

it.each([
  ['is ended', { revokedAt: sql<Date>`now()` }],
  ['was not used for two weeks', { lastSeenAt: sql<Date>`now() - interval '15 days'` }],
])('ends with a login that %s', async (_, change) => {
  await subscribe();
  const sessions = () => api.db.updateTable('sessions').where('userId', '=', seller.id);
  await sessions().set(change).execute();
  await expect.poll(subscriptions, { timeout: 20_000 }).toEqual([]);
  await sessions().set({ revokedAt: null, lastSeenAt: sql<Date>`now()` }).execute();
});

it('ends when the person says so', async () => {
  await subscribe();
  expect((await seller.ask(push)).json.data.isOn).toBe(true);
  expect((await seller.ask(push, { method: 'DELETE' })).json.data.isOn).toBe(false);
  expect(await subscriptions()).toEqual([]);
});

it('says that the session ended when it ends, with the account, while the call runs', async () => {
  const as = await api.tokenFor(seller.id);
  const asked = await api.db.transaction().execute(async (db) => {
    await sql`delete from sessions where id = (select id from sessions where user_id = ${seller.id} order by created_at desc limit 1)`.execute(
      db,
    );
    const asking = api.ask(push, { method: 'PUT', body: { endpoint }, as });
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length)
      .toBe(1);
    return { asking };
  });
  const { status, json } = await asked.asking;
  expect([status, json.name]).toEqual([401, 'SessionError']);
});

it('holds for the ten newest logins of a person', async () => {
  const tokens = await Promise.all(Array.from({ length: 12 }, () => api.tokenFor(seller.id)));
  for (const as of tokens) expect((await api.ask(push, { method: 'PUT', body: { endpoint }, as })).status).toBe(200);
  expect(await subscriptions()).toHaveLength(10);
  const isOn = await Promise.all(tokens.map(async (as) => (await api.ask(push, { as })).json.data.isOn));
  expect(isOn.slice(2)).toEqual(Array(10).fill(true));
});

it('looks at the news of the last hour by their index alone, however many other events there are', async () => {
  await sql`insert into events (topic, kind) select 'resource:' || n % 100, 'comment' from generate_series(1, 20000) n`.execute(
    api.db,
  );
  await sql`analyze events`.execute(api.db);
  const { rows } = await sql<Record<string, string>>`
    explain select topic, max(created_at) from events where kind = 'wake' group by topic`.execute(api.db);
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('events_wakes');
});

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://127.0.0.1/x',
  'https://internal.example/x',
  'not an address',
])('takes no address that is not one of a push service: %s', async (address) => {
  expect((await seller.ask(push, { method: 'PUT', body: { endpoint: address } })).status).toBe(400);
  expect(await subscriptions()).toEqual([]);
});
