import type { Product } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { ask, asPerson } from '../../tests/support/api.ts';
import { openPage, settled, signIn } from '../../tests/support/pages.ts';
import { watchShifts } from '../../tests/support/shifts.ts';
import { portal, texts, visit } from './support.ts';

it('R-084 R-085 R-087 greets with a text, pictures, a search block and the way to register', async () => {
  const { accounts } = addresses();
  const page = await openPage({ width: 1440 });
  await visit(page, '/');
  expect(await page.locator('.hero h1').innerText()).toContain('Saudi');
  expect(await page.locator('.hero img').first().isVisible()).toBe(true);
  expect(await page.locator('.hero video').isVisible()).toBe(true);
  expect(await page.locator('main wbn-search-box').isVisible()).toBe(true);
  const register = page.locator('.hero').getByRole('link', { name: 'Register Now' });
  expect(await register.getAttribute('href')).toBe(`${accounts}/register?continue=${encodeURIComponent(portal('/'))}`);
});

it('R-088 lists the latest businesses in four groups of at most three', async () => {
  const page = await openPage();
  await visit(page, '/');
  expect(await texts(page, '.latest-head h3')).toEqual(['Manufacturers', 'Distributors', 'Exporters', 'Consultants']);
  const counts = await page
    .locator('.latest-group')
    .evaluateAll((nodes) => nodes.map((node) => node.querySelectorAll('wbn-business-card').length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

it('R-091 shows the 25 territorial logos', async () => {
  const page = await openPage();
  await visit(page, '/');
  expect(await page.locator('main .territorial svg').count()).toBe(25);
  expect(await page.locator('main .territorial').first().isVisible()).toBe(true);
});

it('R-369 is made of the same elements that partners embed, drawn before any script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(portal('/'));
  expect(await page.locator('wbn-search-box input[type=search], wbn-search-box input').first().isVisible()).toBe(true);
  const card = page.locator('wbn-business-card').first();
  expect(await card.locator('a[href^="http"], a[href^="/business/"]').first().isVisible()).toBe(true);
  await page.goto(portal('/search-result?business=DI&countries=DE&search='));
  await page.locator('wbn-search-box input[type=search]').fill('pump');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search=pump/);
  const asked = new URL(page.url()).searchParams;
  expect(['business', 'countries', 'search'].map((name) => asked.get(name))).toEqual(['DI', 'DE', 'pump']);
});

it('R-369 has a page for each of the seven elements, and is those elements there', async () => {
  const asOwner = await asPerson('owner@demo.example');
  const [mine] = await asOwner<{ businessID: string }[]>('business/profile/my-list');
  const { results } = await ask<{ results: Product[] }>('search/product', { textQuery: 'pump', size: 1 });
  const { businessID, productID } = results[0]!;
  const page = await openPage({ height: 3000 });
  await signIn(page, 'owner@demo.example');
  for (const [tag, path] of [
    ['wbn-search-box', '/'],
    ['wbn-business-card', '/my-business'],
    ['wbn-product-page', `/business-product/${productID}`],
    ['wbn-comments', `/business/${businessID}/`],
    ['wbn-inquiry-form', `/business/${businessID}/send-request`],
    ['wbn-message-center', '/my-messages'],
    ['wbn-membership-checkout', `/business/${mine!.businessID}/membership`],
  ] as const) {
    await page.goto(portal(path));
    const element = page.locator(`main ${tag}`).first();
    // The element may load later than its placeholder; parts far down load when visible.
    const drawn = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return element.locator('[part=root] [part]').count();
    };
    await expect.poll(drawn, { message: tag }).toBeGreaterThan(0);
  }
});

it('does not move while it loads, be it over a slow line', async () => {
  const page = await openPage();
  const shifts = await watchShifts(page);
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, uploadThroughput: -1 };
  for (const bytesPerSecond of [-1, 100_000]) {
    await devtools.send('Network.emulateNetworkConditions', { ...line, downloadThroughput: bytesPerSecond });
    for (const path of ['/', '/?lang=ar', '/search-result?search=steel', '/industries']) {
      await page.goto(portal(path));
      await settled(page);
      expect(await shifts(), path).toEqual({ sum: 0, moved: [] });
    }
  }
});

it('R-004 R-093 R-094 R-095 shows all industries with an intro, and a search behind each link', async () => {
  const page = await openPage();
  await visit(page, '/industries');
  expect((await page.locator('.page-head p').first().innerText()).length).toBeGreaterThan(20);
  expect(await page.locator('.jump a').count()).toBe(15);
  expect(await page.locator('.industry-card').count()).toBe(15);
  const card = page.locator('.industry-card').nth(1);
  expect(await card.locator('svg').first().isVisible()).toBe(true);
  expect(await card.getByRole('link', { name: 'Explore Electronics & IT' }).isVisible()).toBe(true);
  expect((await card.locator('.industry-head p').innerText()).length).toBeGreaterThan(20);
  expect(await card.locator('.category-card').count()).toBeGreaterThan(3);
  const links = await card
    .locator('.category-card a')
    .evaluateAll((nodes) => nodes.map((node) => [node.textContent, node.getAttribute('href')] as const));
  expect(links.length).toBeGreaterThan(20);
  for (const [text, href] of links) {
    const url = new URL(href!, 'http://p');
    expect([url.pathname, url.searchParams.get('business'), url.searchParams.get('countries')]).toEqual([
      '/search-result',
      'MA',
      'global',
    ]);
    expect(url.searchParams.get('search')).toBe(text);
  }
});

it('folds what an industry holds on a phone, and shows it all where there is room, without script too', async () => {
  const page = await openPage({ javaScriptEnabled: false, width: 360 });
  await page.goto(portal('/industries'));
  const card = page.locator('.industry-card').nth(2);
  const link = card.locator('.category-card a').first();
  expect(await link.isVisible()).toBe(false);
  await card.locator('summary').click();
  await link.waitFor();
  // Only the search field of the bar stays visible on a phone.
  await link.evaluate(() => scrollTo(0, 400));
  const bar = await page.locator('.topbar').boundingBox();
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(80);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.industry-card').last().locator('.category-card a').last().waitFor();
});

it('lays out all the latest businesses, those below the first screen too, once it works', async () => {
  const page = await openPage({ width: 360, height: 740 });
  await visit(page, '/');
  const notYet = page.locator('.latest-group:not([data-laid-out])');
  await expect.poll(() => notYet.count()).toBe(0);
  expect(
    await page
      .locator('.latest-group')
      .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).contentVisibility)),
  ).toEqual(['visible', 'visible', 'visible', 'visible']);
});

it('draws the flag of a country with a font that has it, never as empty boxes', async () => {
  const page = await openPage({ width: 360, height: 740 });
  await visit(page, '/');
  await page.locator('wbn-business-card [part=country]').first().waitFor();
  const drawn = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Country Codes')).map(({ status }) => status),
    );
  await expect.poll(drawn).toEqual(['loaded']);
  // Without a system font, the portal serves its own file.
  expect((await fetch(portal('/media/country-codes.woff2'))).headers.get('content-type')).toBe('font/woff2');
});

it('draws the rare letters of names with Inter, at each weight of the styles', async () => {
  const page = await openPage();
  await visit(page, '/about-us');
  const left = () =>
    page.evaluate(async () => {
      const faces = [...document.fonts].filter(
        ({ family, unicodeRange }) => family === 'Inter' && !unicodeRange.startsWith('U+0-FF'),
      );
      const letters = faces.map(({ unicodeRange }) => String.fromCodePoint(Number.parseInt(unicodeRange.slice(2), 16)));
      document.body.append(
        ...[400, 600, 800].map((weight) => {
          const line = document.createElement('p');
          line.style.fontWeight = String(weight);
          line.textContent = letters.join(' ');
          return line;
        }),
      );
      await document.fonts.ready;
      return faces.filter(({ status }) => status !== 'loaded').map(({ unicodeRange }) => unicodeRange);
    });
  await expect.poll(left).toEqual([]);
});
