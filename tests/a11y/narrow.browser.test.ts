import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openPage, settled } from '../support/pages.ts';
import { inLanguage, pagesWithIDs, staticPages } from './public-pages.ts';

const shots = path.join(process.cwd(), 'test-report', 'narrow');

/** What sticks out of the window at its sides, and is not inside a part that scrolls or cuts by itself. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= innerWidth) return [];
    const cuts = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      (getComputedStyle(node).overflowX !== 'visible' || cuts(node.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !cuts(node.parentElement);
      })
      .map((node) => `${node.localName}.${node.className}`)
      .concat(`${root.scrollWidth} px wide`);
  });

/** Screenshots stay in test-report/narrow, to be looked at. */
it.each(['ar', 'en'])(
  'in %s every page fits a window of 360 px, and nothing complains',
  async (lang) => {
    mkdirSync(shots, { recursive: true });
    const { portal } = inject('addresses');
    const page = await openPage({ width: 360, height: 780 });
    const complaints: string[] = [];
    let status = 200;
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // The browser itself reports a page that is answered with 404.
      if (message.type() === 'error' && !(status === 404 && message.text().startsWith('Failed to load resource'))) {
        complaints.push(message.text());
      }
    });
    const found: Record<string, unknown> = {};
    for (const to of [...staticPages, ...(await pagesWithIDs())]) {
      status = to.includes('/x-') ? 404 : 200;
      await page.goto(portal + inLanguage(to, lang));
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#root > header') ?? {}).some((key) => key.startsWith('__react')),
      );
      await settled(page);
      const out = await overflowing(page);
      if (out.length) found[to] = out;
      if (complaints.length) found[`${to} said`] = complaints.splice(0);
      await page.screenshot({ path: path.join(shots, `${lang}-${to.replace(/\W+/g, '-').slice(0, 60)}.png`) });
    }
    expect(found).toEqual({});
  },
  300_000,
);
