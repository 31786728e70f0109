import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { hrefs, portal, texts, visit } from './support.ts';

const arabic = /\p{Script=Arabic}/u;

/** The texts of the elements, each of which has to be Arabic; none would show nothing. */
async function arabicTexts(page: Page, selector: string): Promise<string[]> {
  const found = await texts(page, selector);
  expect(found, selector).not.toEqual([]);
  for (const text of found) expect(text).toMatch(arabic);
  return found;
}

it('cards, filters and articles name things in the reader’s language, and every way on keeps it', async () => {
  const page = await openPage();
  await visit(page, '/search-result?business=MA&countries=global&search=steel&lang=ar');
  await arabicTexts(page, 'wbn-business-card [part=type]');
  await arabicTexts(page, '.filter-kinds a');

  await visit(page, '/industries?lang=ar');
  expect(await arabicTexts(page, '.industry-head p')).toHaveLength(15);

  await visit(page, '/contact-us?lang=ar');
  await arabicTexts(page, 'article h2');
  expect(await page.locator('article [lang]').count()).toBe(0);
  // Numbers run left to right in right-to-left text.
  const phone = page.locator('article a[href^="tel:"]').first();
  expect(await phone.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr');
  expect(await hrefs(page, 'article a[href^="mailto:"]')).toHaveLength(1);

  await page.goto(portal('/no-such-page?lang=ar'));
  expect(new URL(page.url()).searchParams.get('lang')).toBe('ar');
  const login = page.locator('.topbar a[href*="/login?continue="]').first();
  expect(await login.getAttribute('href')).toMatch(/&lang=ar$/);
  await page.goto((await login.getAttribute('href'))!);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

it('a search without script stays in the reader’s language, from the header and from the home page', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of ['/?lang=ar', '/about-us?lang=ar']) {
    await page.goto(portal(path));
    await page.locator('wbn-search-box input[type=search]').fill('pump');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=pump/);
    expect(new URL(page.url()).searchParams.getAll('lang'), path).toEqual(['ar']);
    expect(await page.locator('html').getAttribute('dir'), path).toBe('rtl');
  }
});

it('letters that join keep their distance, and the lines of a large title do not touch', async () => {
  const page = await openPage({ width: 360, height: 780 });
  for (const path of ['/', '/about-us', '/membership-gold']) {
    await visit(page, `${path}?lang=ar`);
    const spacings = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((node) => [...node.childNodes].some(({ nodeValue }) => /\p{Script=Arabic}/u.test(nodeValue ?? '')))
        .map((node) => getComputedStyle(node).letterSpacing),
    );
    expect(spacings.length, path).toBeGreaterThan(10);
    for (const spacing of spacings) expect(['normal', '0px'], path).toContain(spacing);
    const lines = await page.locator('h1').evaluate((node) => {
      const { fontSize, lineHeight } = getComputedStyle(node);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(lines, path).toBeGreaterThanOrEqual(1.4);
  }
});
