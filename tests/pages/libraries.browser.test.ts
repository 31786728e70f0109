import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { allReady, openAll } from '../widgets/open-all.ts';
import { libraries } from './libraries.ts';

/** Uses what loads later: the lists of the search box, and the functions of `window.wbn`. */
async function useLateParts(page: Page): Promise<string[]> {
  await page.locator('#search-box [part=input]').fill('ste');
  await page.locator('#search-box [role=option]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#search-box [part=country]').click();
  await page.locator('#search-box [data-value=SA]').waitFor();
  await page.keyboard.press('Escape');
  return page.evaluate(async () => {
    const wbn = Reflect.get(window, 'wbn');
    await wbn.trackViews();
    await wbn.addLocale('he', { 'wbn-search-box': { submit: 'x' } });
    wbn.configure({ theme: { radus: 1 } });
    const findings: { level: string; text: string }[] = await wbn.diagnose();
    return findings.filter(({ level }) => level !== 'ok').map(({ text }) => text);
  });
}

it.each(libraries)('every widget works on a page whose library brings %s', async (_, script) => {
  const { page, troubles } = await openAll({ head: `<script>{${script}}; window.given = window.Request</script>` });
  await allReady(page);
  expect(await page.locator('.tint-NaN').count()).toBe(0);
  expect(await useLateParts(page)).toEqual([expect.stringContaining('Write "radius"')]);
  expect(await page.evaluate(() => window.Request === Reflect.get(window, 'given'))).toBe(true);
  expect(troubles).toEqual([]);
});
