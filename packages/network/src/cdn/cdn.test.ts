import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCdn } from './cdn.ts';
import { aliasOf } from './site.ts';

const top = mkdtempSync(path.join(os.tmpdir(), 'wbn-cdn-'));
const site = { api: 'http://api.example', accounts: 'http://accounts.example', portal: 'http://portal.example' };
const built = 'start();';
const page = '<p>http://localhost:1234</p>';
const rewritten = '<p>http://moved.example</p>';
const files: Readonly<Record<string, string>> = {
  'dist/v1/wbn.js': built,
  'dist/v1/wbn-search.js': built,
  'dist/0.1.0/wbn.js': built,
  'dist/0.1.0/wbn.js.map': '{}',
  'examples/partner/index.html': page,
  'examples/partner/headers.json': '{"x-partner":"http://localhost:1234"}',
  'examples/partner/picture.svg': '<svg/>',
  'examples/sister-site/index.html': page,
  'examples/sister-site/dist/sub/index.html': page,
  'examples/sister-site/dist/headers.json': '{}',
  'secret.txt': 'secret',
};
let server: Server;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  }
  const rewrites = new Map([['http://localhost:1234', 'http://moved.example']]);
  const cdn = createCdn({
    distDir: path.join(top, 'dist'),
    examples: { folder: path.join(top, 'examples'), rewrites },
    exampleSites: new Map([['sister.example', 'sister-site']]),
    site,
  });
  server = createServer(cdn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(top, { recursive: true, force: true });
});

/** A request with the path as written: `fetch` would normalise it. */
const ask = (asked: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    httpRequest({ host: '127.0.0.1', port, path: asked, headers, agent: false }, async (answer) => {
      const body = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });

const old = 'Thu, 01 Jan 1970 00:00:00 GMT';
const later = 'Fri, 01 Jan 2100 00:00:00 GMT';
/** The conditions of a request, and how a file that is sent as it is answers. */
const conditions: readonly (readonly [header: Record<string, string>, status: number])[] = [
  [{}, 200],
  [{ range: 'bytes=0-2' }, 206],
  [{ range: 'bytes=999999-' }, 416],
  [{ range: 'bytes=0-2', 'if-range': '"x"' }, 200],
  [{ 'if-match': '"x"' }, 412],
  [{ 'if-unmodified-since': old }, 412],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-modified-since': later }, 304],
];

describe.each(conditions)('with the headers %j', (headers, status) => {
  it.each([
    ['/v1/wbn.js', aliasOf(site, built)],
    ['/v1/wbn%2ejs', aliasOf(site, built)],
    ['/v1/site.json', `${JSON.stringify(site)}\n`],
    ['/examples/partner/', rewritten],
    ['/examples/partner/index.html', rewritten],
    ['/examples/sister-site/sub/', rewritten],
  ])('%s, which the CDN writes anew, is sent whole', async (asked, body) => {
    expect(await ask(asked, headers)).toMatchObject({ status: 200, body });
  });

  it.each([
    ['/v1/wbn-search.js', built],
    ['/0.1.0/wbn.js', built],
    ['/examples/partner/picture.svg', '<svg/>'],
  ])('%s, which is sent as it is, answers the range or condition', async (asked, text) => {
    const answer = await ask(asked, headers);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toBe(text);
    if (status === 206) expect(answer.body).toBe(text.slice(0, 3));
    // An answer without the file must not be kept in its place.
    if (status > 400) expect(answer.headers['cache-control']).toBeUndefined();
  });
});

it.each([
  ['/0.1.0/wbn.js', 'public, max-age=31536000, immutable'],
  ['/0.1.0/wbn%2ejs', 'public, max-age=31536000, immutable'],
  ['/%30.1.0/wbn.js', 'public, max-age=31536000, immutable'],
  ['/v1/wbn.js', 'public, max-age=300'],
  ['/v1/%77bn-search.js', 'public, max-age=300'],
])('%s has the headers of its file, however its address is written', async (asked, cache) => {
  expect((await ask(asked)).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cache,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    ...(cache.includes('immutable') && { sourcemap: 'wbn.js.map' }),
  });
});

it('sends an example with the headers of its partner', async () => {
  expect((await ask('/examples/partner/')).headers['x-partner']).toBe('http://moved.example');
  expect((await ask('/examples/partner/picture.svg')).headers['x-partner']).toBe('http://moved.example');
});

it.each([
  '/examples/partner/headers.json',
  '/examples/partner/headers%2ejson',
  '/examples/partner/%68eaders.json',
  '/examples/partner/./headers.json',
  '/examples/sister-site/headers.json',
  '/examples/sister-site/dist/headers%2Ejson',
  '/examples/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/v1/missing.js',
  '/v1/%',
  '/%00',
])('sends nothing at %s', async (asked) => {
  for (const [headers] of conditions) expect((await ask(asked, headers)).status).toBe(404);
});

it.each([
  ['/sub?x=1', '/sub/?x=1'],
  ['//sub', '/sub/'],
  ['/.//sub', '/sub/'],
  ['/.\\/sub', '/sub/'],
  ['/x/..//sub', '/sub/'],
  ['/.//%73ub', '/%73ub/'],
])('the folder %s is sent to %s on the same site', async (asked, location) => {
  const answer = await ask(asked, { host: 'sister.example' });
  expect(answer).toMatchObject({ status: 301, headers: { location } });
});
