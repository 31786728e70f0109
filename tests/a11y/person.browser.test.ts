import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { openPage, signIn } from '../support/pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong: the rule and the first places. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.flat().join(' '))
        .join(' | ')}`,
  );
}

/** The pages of a person, and what stands there once they are drawn. */
const pages = [
  ['/newsfeed', '.post'],
  ['/profile', '.profile'],
  ['/profile/edit', '.profile-form'],
  ['/notifications', '.notification-settings'],
  ['/favorites', '.favorites-filter'],
  ['/connections', '.connections-list'],
] as const;

const halves = [pages.slice(0, 3), pages.slice(3)];

describe.each(['light', 'dark'] as const)('the pages of a person in %s', (colorScheme) => {
  it.each(halves)('have no accessibility violation, half %#', async (...half) => {
    const { portal } = inject('addresses');
    const page = await openPage({ colorScheme });
    await signIn(page, 'owner@demo.example');
    for (const [path, drawn] of half) {
      await page.goto(`${portal}${path}`);
      await page.locator(drawn).first().waitFor();
      expect(await violations(page), path).toEqual([]);
    }
  });
});

it('they fit a phone, from right to left too', async () => {
  const { portal } = inject('addresses');
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'owner@demo.example');
  for (const [path, drawn] of pages) {
    await page.goto(`${portal}${path}?lang=ar`);
    await page.locator(drawn).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
