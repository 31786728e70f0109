import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { hrefs, portal, texts, visit } from './support.ts';

const arabic = /\p{Script=Arabic}/u;

it('cards, filters and articles name things in the reader’s language, and every way on keeps it', async () => {
  const page = await openPage();
  await visit(page, '/search-result?business=MA&countries=global&search=steel&lang=ar');
  const [type = ''] = await texts(page, 'wbn-business-card [part=type]');
  expect(type).toMatch(arabic);
  expect(await page.locator('wbn-business-card').first().innerText()).not.toMatch(/Manufacturer/);
  for (const name of await texts(page, '.filter-kinds a')) expect(name).toMatch(arabic);

  await visit(page, '/industries?lang=ar');
  const descriptions = await texts(page, '.industry-head p');
  expect(descriptions).toHaveLength(15);
  for (const description of descriptions) expect(description).toMatch(arabic);

  await visit(page, '/contact-us?lang=ar');
  expect(await page.locator('article [lang]').count()).toBe(0);
  for (const heading of await texts(page, 'article h2')) expect(heading).toMatch(arabic);
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
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((node) => [...node.childNodes].some(({ nodeValue }) => /\p{Script=Arabic}/u.test(nodeValue ?? '')))
        .filter((node) => Number.parseFloat(getComputedStyle(node).letterSpacing) !== 0)
        .filter((node) => getComputedStyle(node).letterSpacing !== 'normal')
        .map((node) => node.textContent),
    );
    expect(wrong, path).toEqual([]);
    const lines = await page.locator('h1').evaluate((node) => {
      const { fontSize, lineHeight } = getComputedStyle(node);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(lines, path).toBeGreaterThanOrEqual(1.4);
  }
});
