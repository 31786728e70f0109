import type dns from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optionsFor, startApi, type TestApi } from '../testing/api.ts';
import { somePictures } from '../testing/uploader.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
/** An API of a site on the internet, where this machine is an internal address. */
let published: TestApi;
let owner: Person;
let business: string;
let shop: http.Server;
let origin: string;
const asked: string[] = [];
/** Answers that wait until a test ends them. */
const slow: http.ServerResponse[] = [];

beforeAll(async () => {
  const { jpeg, png } = await somePictures();
  const pages: Record<string, (response: http.ServerResponse) => void> = {
    '/valve.jpg': (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(jpeg),
    '/moved': (response) => response.writeHead(301, { location: '/valve.jpg' }).end(),
    '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
    '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/valve.jpg' }).end(),
    '/page': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><p>A page'),
    '/appended': (response) => response.end(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])),
    '/large': (response) => response.end(Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)])),
    '/broken': (response) => response.writeHead(500).end(jpeg),
    '/slow': (response) => {
      response.writeHead(200).write('x');
      slow.push(response);
    },
  };
  shop = http
    .createServer(({ url = '' }, response) => {
      asked.push(url);
      const page = pages[url];
      if (page) page(response);
      else response.writeHead(404).end();
    })
    .listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  api = await startApi();
  const { sites } = optionsFor(api.db, api.folder);
  // Every name leads to this machine.
  const here = [{ address: '127.0.0.1', family: 4 }];
  const lookup = ((_name: string, _options: object, done: (error: null, found: typeof here) => void) =>
    done(null, here)) as unknown as typeof dns.lookup;
  published = await startApi({ sites: { ...sites, api: 'https://api.wbn.example' }, lookup });
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 120_000);
afterAll(async () => {
  shop?.close();
  await Promise.all([api?.stop(), published?.stop()]);
});

const fetched = (url: string, by = owner, businessID = business, headers: Record<string, string> = {}) =>
  by.ask('/files/picture-by-address', { body: { businessID, url }, headers });

it('a picture by address, also behind a redirect, becomes one of a product', async () => {
  const { json, status } = await fetched(`${origin}/valve.jpg`);
  expect(status).toBe(200);
  const moved = await fetched(`${origin}/moved`);
  const body = { name: 'Valve', businessID: business, mainImage: json.data, images: [moved.json.data] };
  const product = await owner.ask('/product', { body });
  expect(product.json.data.mainImage.url).toMatch(/\/u\/[\w-]+\/1200\.webp$/);
  expect(product.json.data.images).toHaveLength(1);
});

it.each(['page', 'appended', 'large', 'broken', 'round', 'nothing'])(
  'a file that is not a plain picture is refused, and the refusal names the limit: /%s',
  async (path) => {
    const { json, status } = await fetched(`${origin}/${path}`);
    expect([status, json.name]).toEqual([422, 'UploadRefused']);
    expect(json.message).toContain('10240');
  },
);

it.each([
  'http://10.0.0.1/valve.jpg',
  'https://192.168.1.1/valve.jpg',
  'https://[fd00::1]/valve.jpg',
  'http://169.254.169.254/latest/meta-data',
])('an internal address is refused like any other: %s', async (address) => {
  expect((await fetched(address)).json.name).toBe('UploadRefused');
});

it('a redirect leads to no internal address either', async () => {
  expect((await fetched(`${origin}/inside`)).json.name).toBe('UploadRefused');
});

it('a site on the internet never asks its own machine, by number or by name', async () => {
  const lina = await aPerson(published);
  const theirs = await aBusiness(lina);
  const before = asked.length;
  const { port } = new URL(origin);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', 'shop.example'])
    for (const scheme of ['http', 'https'])
      expect((await fetched(`${scheme}://${host}:${port}/valve.jpg`, lina, theirs)).json.name).toBe('UploadRefused');
  expect(asked).toHaveLength(before);
});

it('slow servers of a few people do not stop the pictures of another person', async () => {
  const slowly = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const person = await aPerson(api);
      return { person, business: await aBusiness(person) };
    }),
  );
  const { internalKey } = optionsFor(api.db, api.folder);
  // Each comes from a network of their own.
  const from = (n: number) => ({ 'x-wbn-internal': String(internalKey), 'x-forwarded-for': `198.51.${n}.1` });
  const held = slowly.flatMap(({ business, person }, n) =>
    [1, 2].map(() => fetched(`${origin}/slow`, person, business, from(n))),
  );
  await expect.poll(() => slow.length).toBe(8);
  const good = fetched(`${origin}/valve.jpg`);
  // A third one of the same person has no place.
  const [first] = slowly;
  expect((await fetched(`${origin}/valve.jpg`, first!.person, first!.business)).status).toBe(429);
  slow[0]?.end();
  expect((await good).status).toBe(200);
  for (const answer of slow.splice(0)) answer.end();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 422));
});

it('pictures that are awaited hold no connection of the database, whether their calls have a key or not', async () => {
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const person = await aPerson(api);
      return { person, business: await aBusiness(person) };
    }),
  );
  const { internalKey } = optionsFor(api.db, api.folder);
  const held = people.flatMap(({ business, person }, n) =>
    [1, 2].map((turn) =>
      fetched(`${origin}/slow`, person, business, {
        'x-wbn-internal': String(internalKey),
        'x-forwarded-for': `198.51.${n}.1`,
        'idempotency-key': `slow-${n}-${turn}`,
      }),
    ),
  );
  await expect.poll(() => slow.length).toBe(8);
  // Eight are fetched and eight wait. More transactions than these sixteen may not be open at the same time.
  expect((await api.ask(`/business/profile/${business}`)).status).toBe(200);
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(api.db);
  expect(rows[0]?.open).toBe(0);
  for (let ended = 0; ended < held.length; ) {
    await expect.poll(() => slow.length).toBeGreaterThan(0);
    for (const answer of slow.splice(0)) {
      answer.end();
      ended += 1;
    }
  }
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 422));
});

it('a repeat of a picture that is still fetched is refused at once', async () => {
  const again = () => fetched(`${origin}/slow`, owner, business, { 'idempotency-key': 'one-picture' });
  const first = again();
  await expect.poll(() => slow.length).toBe(1);
  expect(await again()).toMatchObject({ status: 409, json: { name: 'InFlight' } });
  expect(slow).toHaveLength(1);
  for (const answer of slow.splice(0)) answer.end();
  expect((await first).status).toBe(422);
});

it('a fetch is paid when it begins: one that finds no place costs nothing', async () => {
  const limited = await startApi({ limits: 'on' });
  try {
    const buyer = await aPerson(limited);
    const theirs = await aBusiness(buyer);
    const two = [1, 2].map(() => fetched(`${origin}/slow`, buyer, theirs));
    await expect.poll(() => slow.length).toBe(2);
    for (let n = 0; n < 5; n += 1) expect((await fetched(`${origin}/valve.jpg`, buyer, theirs)).status).toBe(429);
    for (const answer of slow.splice(0)) answer.end();
    await Promise.all(two);
    const { tokens } = await limited.db
      .selectFrom('rateLimitBuckets')
      .select('tokens')
      .where('bucket', '=', `uploadBytes:user:${buyer.id}`)
      .executeTakeFirstOrThrow();
    expect(tokens).toBeGreaterThanOrEqual(100_000 - 2 * 500);
    expect(tokens).toBeLessThan(100_000 - 500);
  } finally {
    await limited.stop();
  }
});

it('only people who manage the business have pictures fetched, and only from the web', async () => {
  const [stranger, member] = [await aPerson(api), await aMember(api, business, 'member')];
  for (const person of [stranger, member]) expect((await fetched(`${origin}/valve.jpg`, person)).status).toBe(403);
  for (const address of ['file:///etc/passwd', 'ftp://shop.example/a.jpg', 'valve.jpg'])
    expect((await fetched(address)).json.fields).toEqual(['url']);
});
