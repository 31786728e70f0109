// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { routeOf } from '../../host-site/tests/route-of.ts';
import { addresses } from '../support/addresses.ts';
import { isPersonal } from '../support/portal-pages.ts';

/** Addresses of one route that are read: pages of one route contain links of the same kinds. */
const perRoute = 4;

/** Files beside the pages, such as the catalogue of a business. */
const isFile = (pathname: string) => /\.[a-z]{2,4}$/.test(pathname) || pathname === '/oembed';

/** Reads a page as a browser without script does; returns its problems and its links to the same site. */
async function read(address: string, isDrawnLater: boolean): Promise<{ wrong: string[]; links: URL[] }> {
  const answer = await fetch(address);
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const wrong: string[] = [];
  if (answer.status !== 200) wrong.push(`answers ${answer.status}`);
  if (!document.title) wrong.push('has no title');
  const headings = document.querySelectorAll('main h1').length;
  if (headings !== 1 && !isDrawnLater) wrong.push(`has ${headings} main headings`);
  const links = [...document.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href')!, answer.url))
    .filter(({ origin }) => origin === new URL(address).origin);
  const here = new URL(answer.url);
  for (const link of links) {
    const isHere = link.pathname === here.pathname && link.search === here.search;
    if (isHere && link.hash && !document.getElementById(decodeURIComponent(link.hash.slice(1)))) {
      wrong.push(`has a link to ${link.hash}, which is not on the page`);
    }
  }
  return { wrong, links };
}

it('every link that a visitor can follow leads to a page with a title and one heading', async () => {
  const { portal } = addresses();
  const waiting = [`${portal}/`, `${portal}/?lang=ar`];
  const seen = new Set(waiting);
  const visits = new Map<string, number>();
  const found: Record<string, readonly string[]> = {};
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const { links, wrong } = await read(address, isPersonal(routeOf(new URL(address).pathname) ?? ''));
    if (wrong.length) found[address] = wrong;
    for (const link of links) {
      if (isFile(link.pathname)) continue;
      const route = routeOf(link.pathname);
      if (!route) {
        found[link.href] = [`no route draws it; a link on ${address}`];
        continue;
      }
      link.hash = '';
      const kind = `${route} ${link.searchParams.has('lang')}`;
      if (seen.has(link.href) || (visits.get(kind) ?? 0) >= perRoute) continue;
      seen.add(link.href);
      visits.set(kind, (visits.get(kind) ?? 0) + 1);
      waiting.push(link.href);
    }
  }
  expect(found).toEqual({});
  expect(seen.size).toBeGreaterThan(60);
}, 120_000);
