import type { Product } from '@wbn/contract/shapes';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { openPage, type PageOptions } from '../support/pages.ts';
import { cases, nameOf } from './cases.ts';
import { openWidget } from './open.ts';

/** `openWidget` writes a page that follows the visitor's scheme; these heads say what most sites say. */
const dark =
  '<style>:root{color-scheme:normal!important}body{background:#101418!important;color:#eee!important}</style>';
const light = '<style>:root{color-scheme:light!important}body{background:#fff!important;color:#222!important}</style>';
const grounds = [
  { page: 'a dark page without color-scheme', head: dark, theme: 'auto' },
  { page: 'a light page with theme="dark"', head: light, theme: 'dark' },
  { page: 'a dark page with theme="light"', head: dark, theme: 'light' },
  { page: 'a dark page with theme="dark"', head: dark, theme: 'dark' },
];

/** Whether the element or what stands in its root covers the page. */
const hasGround = (element: Locator) =>
  element.evaluate((host) =>
    [host, ...host.shadowRoot!.querySelectorAll('[part=root] > *')].some(
      (node) => getComputedStyle(node).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ),
  );

const contrast = async (page: Page, inside: string) =>
  (await violations(page, inside)).filter((line) => line.startsWith('color-contrast'));

describe.each(cases.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
  it.each(grounds)('can be read on $page', async ({ head, theme }) => {
    const { page, element } = await openWidget(one, {
      head,
      attributes: { theme },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    expect(await contrast(page, '#w')).toEqual([]);
    // Axe does not judge a text whose ground it does not find.
    expect(await hasGround(element)).toBe(true);
  });
});

describe('a frame with theme=dark', () => {
  const query: Record<string, string> = { 'search-box': '' };
  beforeAll(async () => {
    const { results } = await ask<{ results: Product[] }>('search/product', { textQuery: 'pump' });
    query['product-page'] = `&product-id=${results[0]!.productID}`;
    query['business-card'] = `&business-id=${results[0]!.businessID}`;
  });

  it.each(['search-box', 'business-card', 'product-page'])('of the %s can be read on a light page', async (name) => {
    const page = await openPage({ colorScheme: 'light', bypassCSP: true } as PageOptions);
    await page.goto(`${addresses().portal}/embed/${name}?theme=dark${query[name]}`);
    const element = page.locator(`wbn-${name}`).first();
    await element.locator('[part=root] > *').first().waitFor();
    expect(await contrast(page, 'body')).toEqual([]);
    expect(await hasGround(element)).toBe(true);
  });
});
