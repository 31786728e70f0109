import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@wbn/contract';
import { fairTurns } from '@wbn/http';
import { expect, it, onTestFinished } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import type { HostSiteOptions } from '../src/server.ts';
import { flood } from './flood.ts';
import { otherEdition } from './other-edition.ts';

const id = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';

/** An API that refuses each call as one too many. */
async function refusingApi(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: false, code: 429, name: 'TooManyRequests', message: 'Too many' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const turns = (atOnce: number, maxWaiting: number): Exclude<HostSiteOptions['fairTurns'], undefined> => {
  const inTurn = fairTurns({ atOnce, maxWaiting, memory: 60_000 });
  return (address, ended, work) => inTurn({ networks: [address], ended }, work);
};

it('a page whose calls are too many for its visitor says so, and when to come again', async () => {
  const portal = await otherEdition('sa', { apiInternal: await refusingApi() });
  const pages = [
    `/business/x-${id}/`,
    `/business-product/x-${id}`,
    `/profile/${id}`,
    `/timeline/${id}`,
    '/search-result?business=MA&countries=global&search=pump',
    '/search?search=pump',
    `/embed/business-card?business-id=${id}`,
    `/oembed?url=${encodeURIComponent(`${addresses().portal}/business/x-${id}/`)}`,
  ];
  for (const page of pages) {
    const answer = await fetch(portal + page);
    expect([answer.status, answer.headers.get('retry-after')], page).toEqual([429, '7']);
    expect(answer.headers.get('cache-control'), page).toContain('no-store');
  }
});

it.each([
  // A page is kept for each side that its address names.
  ['pages that make no call', (n: number) => `/connections?as=${n}`],
  ['sitemaps, also kept ones,', () => '/sitemaps/pages.xml'],
])('%s are counted by the address of their visitor', async (_what, pathOf) => {
  const portal = await otherEdition('sa', { countedAs: (address) => address, fairTurns: turns(4, 100) });
  const statuses = new Map<number, number>();
  let answer: Response | undefined;
  for (let n = 0; n < limits.read.anonymous.burst + 30; n += 1) {
    answer = await fetch(portal + pathOf(n));
    await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) break;
  }
  expect(statuses.get(200)).toBeGreaterThanOrEqual(limits.read.anonymous.burst);
  expect(answer?.status).toBe(429);
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a visitor who asks for hundreds of pages at once delays nobody else, and pages without a place say when to come again', async () => {
  const portal = await otherEdition('sa', {
    countedAs: (address) => address,
    fairTurns: turns(4, 300),
    isProxy: (address) => address.includes('127.0.0.1'),
  });
  const pages = Array.from({ length: 200 }, (_, n) => `${portal}/connections?as=${n}`);
  const many = flood(pages, { 'x-forwarded-for': '192.0.2.2' });
  await expect.poll(() => many.answers.length).toBeGreaterThan(0);
  const answer = await fetch(`${portal}/about-us`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(answer.status).toBe(200);
  const before = many.answers.filter(([status]) => status === 200).length;
  await many.ended();
  const { 200: drawn = [], 503: refused = [] } = Object.groupBy(many.answers, ([status]) => status);
  expect(drawn.length + refused.length).toBe(pages.length);
  expect(before).toBeLessThan(drawn.length / 2);
  expect(refused[0]).toEqual([503, '5']);
});
