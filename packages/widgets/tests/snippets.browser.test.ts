import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { scriptTag } from './partner-page.ts';

/** A page of a partner that holds a copied snippet. */
const site = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(404).end();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><body>${body}<footer>End</footer>`,
  );
});
let body = '';
let ids: Record<string, string>;
beforeAll(async () => {
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { results } = await ask<{ results: { productID: string; businessID: string }[] }>('search/product', {
    textQuery: 'pump',
    size: 1,
  });
  const { businessID, productID } = results[0]!;
  ids = { 'business-id': businessID, 'product-id': productID, 'resource-id': productID, 'resource-type': 'product' };
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

async function open(html: string, scheme: 'light' | 'dark') {
  body = html;
  const page = await openPage({ width: 800, height: 3000 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shifted: (Reflect.get(window, 'shifted') ?? 0) + value });
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('wbn-ready', () => Object.assign(window, { isReady: true }));
  });
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  return page;
}

/** The look of an element and of its named parts: height, colours and frames. */
const lookOf = (page: Awaited<ReturnType<typeof open>>, tag: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name)!;
    // The offer to log in comes with the script, into a place that is kept for it.
    const parts = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part]:not([part=login])')].filter(
      (one) => one.offsetHeight,
    );
    return [element as HTMLElement, ...parts].map((one) => {
      const { backgroundColor, borderTopColor, borderTopWidth, color } = getComputedStyle(one);
      return `${one.getAttribute('part') ?? name} ${one.offsetHeight} ${color} ${backgroundColor} ${borderTopWidth} ${borderTopColor}`;
    });
  }, tag);

it.each(
  ['search-box', 'business-card', 'product-page', 'inquiry-form'].flatMap((name) =>
    (['light', 'dark'] as const).map((scheme) => [name, scheme] as const),
  ),
)(
  'the snippet of %s looks on another site as the widget does, in %s colours, and nothing moves',
  async (name, scheme) => {
    const text = await (await fetch(`${addresses().portal}/snippet/${name}?${new URLSearchParams(ids)}`)).text();
    const before = await lookOf(await open(text, scheme), `wbn-${name}`);
    const page = await open(scriptTag() + text, scheme);
    await page.waitForFunction(() => Reflect.get(window, 'isReady'));
    expect(await lookOf(page, `wbn-${name}`)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)).toBe(0);
  },
);

it.each([
  ['takes no colour that the page gives to all elements', '', 'rgb(23, 33, 43)'],
  ['takes the colour of its own style', 'style="color:rgb(1, 2, 3)"', 'rgb(1, 2, 3)'],
  ['takes the colour of its class', 'class="mine"', 'rgb(4, 5, 6)'],
])('a snippet without script %s', async (_, attribute, color) => {
  const text = await (await fetch(`${addresses().portal}/snippet/business-card?${new URLSearchParams(ids)}`)).text();
  const marked = text.replace('<wbn-business-card', `<wbn-business-card ${attribute}`);
  const page = await open(`<style>*{color:#fff} .mine{color:rgb(4, 5, 6)}</style>${marked}`, 'light');
  expect(await page.locator('wbn-business-card [part=name]').evaluate((name) => getComputedStyle(name).color)).toBe(
    color,
  );
});
