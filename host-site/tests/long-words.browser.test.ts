import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { pagesOfOwner, pagesWithIDs } from '../../tests/support/portal-pages.ts';
import { visit } from './support.ts';

it('a name that is one long word is broken, and a phone shows the whole page', async () => {
  const page = await openPage({ width: 360, height: 780 });
  const [[business], { open }] = await Promise.all([pagesWithIDs(), pagesOfOwner()]);
  for (const path of [business, ...open.filter((one) => one.startsWith('/profile/'))]) {
    await visit(page, path);
    const width = await page.evaluate(() => {
      for (const words of document.querySelectorAll('h1, h1 *')) {
        if (!words.childElementCount) words.textContent = 'Donaudampfschifffahrtsgesellschaftskapitän';
      }
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(360);
  }
});
