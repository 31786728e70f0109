import type { Industry } from '@wbn/contract/shapes';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { ask } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { hrefs, texts, visit } from '../support.ts';

const names = [
  'Automation',
  'Electronics & IT',
  'Energy',
  'Industrial Technology',
  'Machineries',
  'Power Transmission',
  'Apparel',
  'Baby World',
  'Beauty Care',
  'Fashion Accessories',
  'Food & Agriculture',
  'Furniture',
  'Health Care',
  'Home & Construction',
  'Business Services',
];

it('R-026 R-036 has a logo that leads home, and all categories', async () => {
  const page = await openPage();
  await visit(page, '/industries');
  expect(await page.locator('.sidebar-logo').getAttribute('href')).toBe('/');
  expect(await page.getByRole('link', { name: 'All Categories' }).getAttribute('href')).toBe('/industries');
});

it('R-027 R-028 lists the fifteen industries in order, each leading to its search', async () => {
  const page = await openPage();
  await visit(page, '/');
  expect(await texts(page, '.sidebar-item .sidebar-link')).toEqual(names);
  const links = (await hrefs(page, '.sidebar-item .sidebar-link')).map((href) => new URL(href!, 'http://p'));
  expect(links.map((url) => url.searchParams.get('search'))).toEqual(names);
  for (const url of links) {
    expect([url.pathname, url.searchParams.get('business'), url.searchParams.get('countries')]).toEqual([
      '/search-result',
      'MA',
      'global',
    ]);
  }
});

it('R-030 R-034 R-035 opens a flyout on hover within 300 ms, and closes it on leaving and on a click', async () => {
  const page = await openPage();
  await visit(page, '/');
  const flyout = page.locator('.flyout');
  expect(await flyout.isVisible()).toBe(false);
  await page.locator('.sidebar-item').nth(2).hover();
  await page.locator('.flyout[data-open]').waitFor();
  await expect.poll(() => flyout.innerText()).toContain('Solar');
  expect(await flyout.evaluate((node) => getComputedStyle(node).transitionDuration)).toMatch(/^0\.3s/);
  await page.mouse.move(1200, 700);
  await flyout.waitFor({ state: 'hidden' });
  await page.locator('.sidebar-item').nth(2).hover();
  await page.locator('.flyout[data-open]').waitFor();
  await flyout.locator('a').first().click();
  await page.waitForURL(/search-result/);
  await flyout.waitFor({ state: 'hidden' });
});

it('R-031 R-032 R-033 shows six groups of six, and links to more only where there is more', async () => {
  const tree = await ask<Industry[]>('catsys/industry/full-tree');
  const page = await openPage();
  await visit(page, '/');
  const seen = { shortGroup: 0, longGroup: 0 };
  for (const [at, industry] of tree.entries()) {
    await page.locator('.sidebar-item').nth(at).hover();
    await expect.poll(() => page.locator('.flyout-title').innerText()).toBe(industry.name);
    const groups = await page.locator('.flyout-group').evaluateAll((nodes) =>
      nodes.map((node) => ({
        items: node.querySelectorAll('li').length,
        more: node.querySelector('.flyout-more')?.getAttribute('href') ?? null,
      })),
    );
    expect(groups).toEqual(
      industry.categories.slice(0, 6).map(({ subCategories }) => {
        seen[subCategories.length > 6 ? 'longGroup' : 'shortGroup'] += 1;
        return { items: Math.min(6, subCategories.length), more: subCategories.length > 6 ? '/industries' : null };
      }),
    );
    const more = page.locator('.flyout-more-categories');
    expect(await more.count()).toBe(industry.categories.length > 6 ? 1 : 0);
    if (industry.categories.length > 6) expect(await more.getAttribute('href')).toBe('/');
  }
  expect(Math.min(seen.shortGroup, seen.longGroup)).toBeGreaterThan(0);
});

it('opens the flyout by the keyboard too, and gives the focus back', async () => {
  const page = await openPage();
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Subcategories of Energy' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.flyout[data-open]').waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await page.locator('.flyout').waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
});

it('leads by Tab from an open button through its panel to the next industry, and back', async () => {
  const page = await openPage();
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Subcategories of Energy' });
  const next = page.getByRole('link', { name: 'Industrial Technology', exact: true }).first();
  const inPanel = page.locator('.flyout a');
  const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.flyout[data-open]').waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(inPanel.first())).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(button)).toBe(true);
  await inPanel.last().focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(next)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(inPanel.last())).toBe(true);
  // Beyond the sidebar's last stop the panel is passed over.
  await page.getByRole('link', { name: 'All Categories' }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('.sidebar'))).toBeNull();
  await page.locator('.flyout').waitFor({ state: 'hidden' });
});
