// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { routeOf } from '../../host-site/tests/route-of.ts';
import { addresses } from '../support/addresses.ts';
import { isPersonal } from '../support/portal-pages.ts';

/** Addresses of one kind that are read: pages of one route contain links of the same kinds. */
const perKind = 4;

/** Files beside the pages, such as the catalogue of a business. */
const isFile = (pathname: string) => /\.[a-z]{2,4}$/.test(pathname) || pathname === '/oembed';

interface Link {
  readonly url: URL;
  /** Whether it stands in the shadow root of a widget. */
  readonly inWidget: boolean;
}

const linksIn = (root: ParentNode, base: string, inWidget = false): Link[] => [
  ...[...root.querySelectorAll('a[href]')].map((link) => ({
    url: new URL(link.getAttribute('href')!, base),
    inWidget,
  })),
  ...[...root.querySelectorAll('template')].flatMap(({ content }) => linksIn(content, base, true)),
];

/** The id of the route on the portal; pages of the account site have their path. Undefined if nothing draws the page. */
const pageAt = ({ origin, pathname }: URL): string | undefined =>
  origin === addresses().accounts ? `accounts${pathname}` : routeOf(pathname);

/** Reads a page as a browser without script does; returns its problems and its links to portal and account site. */
async function read(address: string, isDrawnLater: boolean): Promise<{ wrong: string[]; links: Link[] }> {
  const answer = await fetch(address);
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const wrong: string[] = [];
  if (answer.status !== 200) wrong.push(`answers ${answer.status}`);
  if (!document.title) wrong.push('has no title');
  const headings = document.querySelectorAll('main h1').length;
  if (headings !== 1 && !isDrawnLater) wrong.push(`has ${headings} main headings`);
  const { accounts, portal } = addresses();
  const links = linksIn(document, answer.url).filter(({ url }) => [accounts, portal].includes(url.origin));
  const here = new URL(answer.url);
  for (const { url } of links) {
    const isHere = url.origin === here.origin && url.pathname === here.pathname && url.search === here.search;
    if (isHere && url.hash && !document.getElementById(decodeURIComponent(url.hash.slice(1)))) {
      wrong.push(`has a link to ${url.hash}, which is not on the page`);
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
    const { links, wrong } = await read(address, isPersonal(pageAt(new URL(address)) ?? ''));
    if (wrong.length) found[address] = wrong;
    for (const { inWidget, url } of links) {
      if (isFile(url.pathname)) continue;
      const at = pageAt(url);
      if (!at) {
        found[url.href] = [`no route draws it; a link on ${address}`];
        continue;
      }
      url.hash = '';
      const kind = `${at} ${url.searchParams.has('lang')} ${inWidget}`;
      if (seen.has(url.href) || (visits.get(kind) ?? 0) >= perKind) continue;
      seen.add(url.href);
      visits.set(kind, (visits.get(kind) ?? 0) + 1);
      waiting.push(url.href);
    }
  }
  expect(found).toEqual({});
  expect(seen.size).toBeGreaterThan(60);
  const kinds = [...visits.keys()];
  for (const part of [/^accounts\/login /, /^business .*true$/, /^business-product .*true$/, /^send-request .*true$/])
    expect(kinds).toContainEqual(expect.stringMatching(part));
}, 120_000);
