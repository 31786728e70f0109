import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { overflowing } from '../support/overflowing.ts';
import { openPage, settled, signIn, takenOver } from '../support/pages.ts';
import { inLanguage, pagesWithIDs } from '../support/portal-pages.ts';

/** One of each layout. */
const pages = ['/', '/newsfeed', '/contact-us', '/connections', '/profile/edit'];

it.each(['en', 'ar'])(
  'text of the portal in %s follows the size that the reader has set, and nothing leaves the window at the double size',
  async (lang) => {
    const found: Record<string, unknown> = {};
    const page = await openPage({ width: 720, height: 900 });
    await signIn(page, 'owner@demo.example');
    // As in a browser with a default of 32 px: one rem has 32 px.
    await page.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          document.documentElement.style.fontSize = '32px';
        },
        { once: true },
      );
    });
    for (const path of [...pages, ...(await pagesWithIDs())]) {
      await page.goto(addresses().portal + inLanguage(path, lang));
      await takenOver(page);
      await settled(page);
      const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      if (size < 32) found[`${path} has`] = size;
      const out = await overflowing(page);
      if (out.length) found[path] = out;
    }
    expect(found).toEqual({});
  },
  300_000,
);

it('a screen reader hears the title of each page that a link opens, and no title after a load', async () => {
  const page = await openPage();
  await page.goto(`${addresses().portal}/`);
  await takenOver(page);
  const announced = page.locator('#page-announcement');
  expect(await announced.getAttribute('role')).toBe('status');
  expect(await announced.textContent()).toBe('');
  for (const path of ['/about-us', '/contact-us']) {
    await page.locator(`a[href^="${path}"]`).first().click();
    await page.waitForURL(new RegExp(path));
    await expect.poll(() => announced.textContent()).toBe(await page.title());
    expect(await page.title()).not.toBe('');
  }
});
