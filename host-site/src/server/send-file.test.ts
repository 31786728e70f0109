import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFile } from './send-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-files-'));
let server: Server;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'public', 'sub'), { recursive: true });
  mkdirSync(path.join(folder, 'public', '.git'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'public', '.env'), 'secret');
  writeFileSync(path.join(folder, 'public', '.git', 'config'), 'secret');
  writeFileSync(path.join(folder, 'public', 'a b.js'), '0123456789');
  writeFileSync(path.join(folder, 'public', 'sub', 'index.html'), 'page');
  server = createServer(async (request, response) => {
    const found = await findFile(request, path.join(folder, 'public'), request.url ?? '');
    if (found && found.kind !== 'folder') await found.send(response, { 'cache-control': 'no-cache' });
    else response.writeHead(found ? 301 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A request with the path as written: `fetch` would normalise it. */
const ask = (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    httpRequest({ host: '127.0.0.1', port, path: asked, headers, method, agent: false }, async (answer) => {
      const body = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });

it('sends a file with its type, length, tag and the given headers', async () => {
  const answer = await ask('/a%20b.js');
  expect(answer).toMatchObject({ status: 200, body: '0123456789' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '10',
    'cache-control': 'no-cache',
  });
  const again = await ask('/a%20b.js', { 'if-none-match': String(answer.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
});

it.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=-2', 206, '89'],
  ['bytes=90-', 416, expect.any(String)],
])('answers the range %s', async (range, status, body) => {
  expect(await ask('/a%20b.js', { range })).toMatchObject({ status, body });
});

it('answers HEAD without a body', async () => {
  expect(await ask('/a%20b.js', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

it('knows a folder with and without its slash', async () => {
  expect(await ask('/sub')).toMatchObject({ status: 301 });
  expect(await ask('/sub/')).toMatchObject({ status: 200, body: 'page' });
});

it.each([
  '/missing.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/sub/..%5c..%5csecret.txt',
  '/.env',
  '/.git/config',
  '/%00',
  '/%',
  '//etc/passwd',
  `/${'x'.repeat(5000)}`,
])('finds nothing at %s', async (asked) => {
  expect(await ask(asked)).toMatchObject({ status: 404, body: '' });
});
