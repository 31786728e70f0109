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

it.each(['/search-result?business=PR&search=', '/search-result?business=UR&search=', '/search?search='])(
  'a searched word that is longer than a phone is broken in each sentence of %s',
  async (path) => {
    const page = await openPage({ width: 360, height: 780 });
    await visit(page, path + 'W'.repeat(60));
    // An unknown kind of results would be replaced by another.
    const kind = /business=\w\w/.exec(path)?.[0] ?? '';
    expect(page.url()).toContain(kind);
    const standingOut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, li, a)')]
        .filter(
          (one) =>
            one.getBoundingClientRect().right > innerWidth && one.checkVisibility() && !one.closest('nav, .filters'),
        )
        .map(({ className, localName, textContent }) => `${localName}.${className} ${textContent?.slice(0, 30)}`),
    );
    expect(standingOut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
