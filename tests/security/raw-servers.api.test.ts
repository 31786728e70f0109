import { once } from 'node:events';
import { connect } from 'node:net';
import { maxWaitingRequests } from '@wbn/http';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { sendRaw } from './support/raw.ts';
import { heads } from './support/raw-heads.ts';
import { line } from './support/raw-shapes.ts';

const odd = [
  ...[
    'http://localhost/',
    'http://evil.example/search-result',
    'https://evil.example',
    'http://',
    'http:///x',
    '*',
    '//',
  ],
  ...[
    '/\\',
    '/\\evil.example',
    '\\\\evil.example',
    '//evil.example/x',
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    '/./..//..\\',
    '/%5c%5cevil.example',
    'evil.example:80',
  ],
  ...[
    '/%00',
    '/v1/%00.js',
    '/u/%00.webp',
    '/private/u/x.webp?until=%00',
    '/search-result?page=%',
    '/%ff',
    '/a%',
    '/?%%%',
    '/#x',
  ],
  ...[
    '/business/%2e%2e/x',
    '/business/x%00',
    '/product/%ud800',
    '/profile/%c3%28',
    '/SetID?code=%00',
    `/${'a/'.repeat(3_000)}`,
  ],
  ...[
    '/sitemap-businesses-zzzz.xml',
    '/examples/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2fserver.js',
    '/robots.txt/%',
    '/.%00',
  ],
  ...[
    `/search-result?search=${'%F0%9F%92%A9'.repeat(400)}`,
    '/search-result?page=1e999',
    '/search-result?page=-1&page=2',
  ],
  // The portal redirects by this header.
].map((target) => line(`GET ${target} HTTP/1.1\r\naccept-language: ar`));

describe.each(['portal', 'api', 'accounts', 'cdn', 'files'] as const)('raw requests to the %s', (part) => {
  it('are answered or closed, never by a 5xx, and never point to another site', { timeout: 120_000 }, async () => {
    const port = Number(new URL(addresses()[part]).port);
    const failures: unknown[] = [];
    const waiting = [...heads, ...odd];
    const lane = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const { name, bytes } = one;
        const answers = await sendRaw(port, bytes, one.answers !== undefined).catch((error: Error) => [
          { status: 999, headers: '', body: error.message },
        ]);
        for (const { status, headers } of answers) {
          const isElsewhere = /\r\nlocation: *(?:[a-z]+:)?[/\\]{2}evil/.test(headers);
          if ((status >= 500 && status !== 505) || isElsewhere) failures.push({ name, status, headers });
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, lane));
    expect(failures).toEqual([]);
  });

  it('of which thousands wait in one connection end it, and others are answered', async () => {
    const address = new URL(addresses()[part]);
    const socket = connect(Number(address.port), address.hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /robots.txt HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(20_000));
    const other = await fetch(new URL('/robots.txt', address));
    expect(other.status).toBeLessThan(500);
    await ended;
    expect(text.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1 + maxWaitingRequests);
  });
});
