import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { hrefs, portal, texts, visit } from './support.ts';

const tip = (slug: string) => `/b2b-tips/${slug}`;
const subjects = {
  [tip('export-to-the-world-tip-0')]: /export to the world/i,
  [tip('how-to-create-export-system-tip-1')]: /how to start an export business/i,
  [tip('industrial-marketing-tip-2')]: /industrial export marketing/i,
  [tip('distribution-network-tip-3')]: /how to create a product distribution network abroad/i,
  [tip('international-buyers-tip-4')]: /who is an industrial buyer/i,
  [tip('qualified-exporting-companies-tip-5')]: /who is a qualified industrial exporter/i,
  [tip('best-products-for-export-tip-6')]: /products you can export to the world market/i,
};

it('R-312 R-313 seven articles, each with its subject, pictures, sections and the other tips below', async () => {
  const page = await openPage();
  for (const [path, subject] of Object.entries(subjects)) {
    await page.goto(portal(path));
    expect(await page.locator('main article > header h1').innerText()).toMatch(subject);
    const pictures = page.locator('main .content-body img');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(5);
    }
    expect(await page.locator('main .content-body h2').count()).toBeGreaterThan(3);
    const others = Object.keys(subjects).filter((other) => other !== path);
    expect(await hrefs(page, '.tips-footer a')).toEqual(others);
  }
});

it('R-314 tip 6 lists the 50 most exported product categories', async () => {
  const page = await openPage();
  await visit(page, tip('best-products-for-export-tip-6'));
  const categories = await texts(page, 'main .content-body ol:first-of-type li');
  expect(categories).toHaveLength(50);
  expect(new Set(categories).size).toBe(50);
});

it('R-315 the export platform shows a world map and the list of tips', async () => {
  const page = await openPage();
  await visit(page, tip('export-to-the-world-tip-0'));
  expect(await page.getByRole('img', { name: 'World map' }).isVisible()).toBe(true);
  expect(await page.locator('main .tip-list a').count()).toBeGreaterThanOrEqual(6);
  expect(await page.locator('main').getByRole('link', { name: 'Register Now' }).first().isVisible()).toBe(true);
});

it('R-316 R-317 R-389 advises to answer within 24 hours; says since when and at which hours the network works', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  let all = '';
  for (const path of Object.keys(subjects)) {
    await page.goto(portal(path));
    all += await page.locator('main article').innerText();
  }
  expect(all).toMatch(/Answer within 24 hours/);
  expect(all).toMatch(/24 hours a day, 365 days a year/);
  expect(all).toMatch(/network was created in 2000/);
});

it('lists the parts of a long text without script: folded on a phone, beside it where there is room', async () => {
  const page = await openPage({ javaScriptEnabled: false, width: 360 });
  await page.goto(portal(tip('industrial-marketing-tip-2')));
  const links = page.locator('.content-index a');
  expect(await links.first().isVisible()).toBe(false);
  await page.locator('.content-index summary').click();
  await links.first().waitFor();
  const parts = await texts(page, '.content-index a');
  expect(parts).toEqual(await texts(page, 'main .content-body h2'));
  for (const [index, link] of (await links.all()).entries()) {
    const id = (await link.getAttribute('href'))!.slice(1);
    expect(await page.locator(`h2[id="${id}"]`).innerText()).toBe(parts[index]);
  }
  await page.locator('.content-index summary').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await links.last().waitFor();
});
