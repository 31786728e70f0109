import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask } from '../../../tests/support/api.ts';
import { isDefined, openPage } from '../../../tests/support/pages.ts';
import { cdn, scriptTag } from './partner-page.ts';

let half = '';
let held: ServerResponse | undefined;
/** Sends the first half of a page, and the rest when a test says so: as a stream does, or a script for which the parser waits. */
const site = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(404).end();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.write(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Half</title></head><body>${half}`);
  held = response;
});
let businessID: string;
beforeAll(async () => {
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const found = await ask<{ results: { businessProfile: { businessID: string } }[] }>('search/business', {
    textQuery: 'steel',
  });
  businessID = found.results[0]!.businessProfile.businessID;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

async function openHalf(html: string): Promise<Page> {
  half = html;
  const page = await openPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  return page;
}

const single = () => `<script async type="module" src="${cdn()}/v1/search-box.js" data-key="pk_demo"></script>`;
const box = '<wbn-search-box><a href="/x">Search suppliers</a></wbn-search-box>';
const card = () => `<wbn-business-card business-id="${businessID}"><a href="/x">Acme</a></wbn-business-card>`;

describe('on a page whose end does not come', () => {
  it.each([
    ['a search box by the loader', () => scriptTag() + box, 'wbn-search-box >> [part=input]'],
    ['a search box in its own file', () => single() + box, 'wbn-search-box >> [part=input]'],
    ['a card', () => scriptTag() + card(), 'wbn-business-card >> [part=name]'],
    ['a card deep inside', () => `${scriptTag()}<main><div>${card()}</div></main>`, 'wbn-business-card >> [part=name]'],
  ])('%s is drawn as soon as something follows it', async (_, html, drawn) => {
    const page = await openHalf(`${html()}<footer>End</footer>`);
    await page.locator(drawn).waitFor();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
  });

  it('a widget whose file came first is drawn as soon as the page goes on behind it', async () => {
    const page = await openHalf(single());
    await expect.poll(() => isDefined(page, 'wbn-search-box')).toBe(true);
    held!.write(`<div>${box}</div><footer>End</footer>`);
    await page.locator('wbn-search-box >> [part=input]').waitFor();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
  });

  it('takes the server’s root over whole, though the half of it comes late', async () => {
    const text = await (await fetch(`${addresses().portal}/snippet/search-box`)).text();
    const middle = text.indexOf('<', text.indexOf('part="input"'));
    const page = await openHalf(single() + text.slice(0, middle));
    const field = page.locator('wbn-search-box >> [part=input]');
    await field.evaluate((input) => Object.assign(input, { isServers: true }));
    await expect.poll(() => isDefined(page, 'wbn-search-box')).toBe(true);
    await page.evaluate(() => {
      addEventListener('wbn-ready', () => Object.assign(window, { isReady: true }));
    });
    held!.end(text.slice(middle));
    await page.waitForFunction(() => Reflect.get(window, 'isReady'));
    expect(await field.evaluate((input) => Reflect.get(input, 'isServers'))).toBe(true);
    expect(await page.locator('wbn-search-box >> [part=submit]').count()).toBe(1);
  });
});
