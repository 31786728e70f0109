import type dns from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
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

const fetched = (url: string, by = owner, businessID = business) =>
  by.ask('/files/picture-by-address', { body: { businessID, url } });

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
  const held = slowly.flatMap(({ business, person }) => [1, 2].map(() => fetched(`${origin}/slow`, person, business)));
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

it('only people who manage the business have pictures fetched, and only from the web', async () => {
  const [stranger, member] = [await aPerson(api), await aMember(api, business, 'member')];
  for (const person of [stranger, member]) expect((await fetched(`${origin}/valve.jpg`, person)).status).toBe(403);
  for (const address of ['file:///etc/passwd', 'ftp://shop.example/a.jpg', 'valve.jpg'])
    expect((await fetched(address)).json.fields).toEqual(['url']);
});
