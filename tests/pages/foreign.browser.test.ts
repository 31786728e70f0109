import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { allReady, openAll } from '../widgets/open-all.ts';
import { foreignPages } from './foreign.ts';

/** Types into the search box, chooses a suggestion's row by keys without taking it, and opens a list. */
async function useSearchBox(page: Page): Promise<void> {
  const box = page.locator('#search-box');
  const field = box.locator('[part=input]');
  await field.click();
  await page.keyboard.type('ste? el');
  expect(await field.inputValue()).toBe('ste? el');
  await box.locator('[role=option]').first().waitFor();
  const [top, bottom] = await box.evaluate((host) => {
    const place = (selector: string) => host.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    return [place('.popup').top, place('.field').bottom];
  });
  expect(Math.abs(top! - bottom!), 'the list lies at its field').toBeLessThan(24);
  await page.keyboard.press('Escape');
  await box.locator('[part=type]').click();
  await box.locator('[part=type] ~ [part=popup], [part=popup]').first().waitFor();
  await page.keyboard.press('Escape');
}

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[load]')].flatMap((host) => {
      const { right, left } = host.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = host;
      const shown = host.shadowRoot?.querySelector('[part=root]')?.checkVisibility();
      const isLost = right > innerWidth + 1 || left < -1;
      return shown && width >= 120 && height >= 46 && !isLost ? [] : [`${host.id} ${width}x${height} at ${left}`];
    }),
  );

it.each(foreignPages)('every widget stands, can be read and used on $kind', async ({ head = '', ...page }) => {
  const { page: opened, troubles } = await openAll({ head, width: 1000, ...page });
  await allReady(opened);
  expect(await faultsOf(opened)).toEqual([]);
  await useSearchBox(opened);
  expect(await opened.title()).toBe('Page');
  expect(troubles).toEqual([]);
});

it('every widget stands on paper where the page prints its texts alone', async () => {
  const head = `<style>@media print{*{color:#000!important;background:none!important;box-shadow:none!important}nav,form,button,header{display:none!important}a[href]::after{content:" (" attr(href) ")"}main{columns:2}}</style>`;
  const { page, troubles } = await openAll({ head, body: '<main>%s</main>', width: 1000 });
  await allReady(page);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('[load]')].map((host) => {
      const root = host.shadowRoot!.querySelector<HTMLElement>('[part=root]')!;
      return [host.id, root.checkVisibility(), host.getBoundingClientRect().height > 40];
    }),
  );
  expect(seen.filter(([, isShown, isHigh]) => !isShown || !isHigh)).toEqual([]);
  expect(troubles).toEqual([]);
});
