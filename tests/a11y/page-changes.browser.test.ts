import { beforeAll, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { newBusiness, newPerson } from '../support/api.ts';
import { openPage, settled, takenOver } from '../support/pages.ts';

// The title of its page, the first 64 letters of its description, ends with a space.
beforeAll(async () => {
  await newBusiness(await newPerson('Olga', 'Owner'), 'Announced Pumps '.padEnd(48, 'and Pipes '));
});

it.each([
  ['en', '/search-result?business=MA&search=announced'],
  ['ar', '/search-result?business=MA&search=announced&lang=ar'],
])(
  'in %s, Enter on the name of a result leads into the content of its page, past the header, and the title is announced',
  async (language, results) => {
    const page = await openPage({ locale: language });
    await page.goto(addresses().portal + results);
    await takenOver(page);
    await settled(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const name = page.locator('.result-list wbn-business-card [part=name] a').first();
    await name.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/business\//);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    const announced = page.locator('#page-announcement');
    await expect.poll(() => announced.textContent()).toBe(await page.title());
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    // The way back leads to the same result.
    await page.goBack();
    await expect.poll(() => name.evaluate((link) => link.matches(':focus'))).toBe(true);
    expect(new URL(page.url()).searchParams.get('business')).toBe('MA');
  },
);
