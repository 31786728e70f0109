import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { otherEdition } from './other-edition.ts';

it('a visitor who leaves before the answer writes no error into the log', async () => {
  const lines: object[] = [];
  const portal = new URL(await otherEdition('sa', { log: (line) => void lines.push(line) }));
  for (const path of ['/robots.txt', '/assets/none.js', '/about-us', '/sitemaps/pages.xml', '/favicon.ico'])
    for (let n = 0; n < 20; n += 1) {
      const socket = connect(Number(portal.port), portal.hostname);
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
  // Files and pages that came after those of the visitors who left.
  for (const path of ['/robots.txt', '/about-us']) await (await fetch(new URL(path, portal))).text();
  expect(lines).toEqual([]);
});
