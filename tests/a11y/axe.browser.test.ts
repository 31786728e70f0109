import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { violations } from '../support/axe.ts';
import { openPage } from '../support/pages.ts';
import { inLanguage, layouts, pagesWithIDs } from '../support/portal-pages.ts';

describe.each(['light', 'dark'] as const)('the portal in %s', (colorScheme) => {
  it.each(layouts)('%s has no accessibility violation', async (path) => {
    const page = await openPage({ colorScheme });
    await page.goto(`${addresses().portal}${path}`);
    await page.locator('h1').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('a business and a product have no accessibility violation, from left to right and from right to left', async () => {
    const { portal } = addresses();
    const page = await openPage({ colorScheme });
    for (const path of await pagesWithIDs()) {
      for (const lang of ['en', 'ar']) {
        await page.goto(portal + inLanguage(path, lang));
        await page.locator('h1').first().waitFor();
        expect(await violations(page), path).toEqual([]);
      }
    }
  });
});

it('the Arabic home page on a phone has no accessibility violation', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await page.goto(`${addresses().portal}/?lang=ar`);
  await page.locator('h1').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

it.each(['/login', '/register', '/forgot-password', '/reset-password?token=none'])(
  'the account site at %s has no accessibility violation',
  async (path) => {
    const { accounts, portal } = addresses();
    const page = await openPage();
    await page.goto(`${accounts}${path}${path.includes('?') ? '&' : '?'}continue=${encodeURIComponent(portal)}`);
    expect(await violations(page)).toEqual([]);
  },
);

it.each(['light', 'dark'] as const)(
  'the pages of one’s own account have no accessibility violation in %s',
  async (colorScheme) => {
    const { accounts } = addresses();
    const page = await openPage({ colorScheme, width: 360, height: 780 });
    await page.goto(`${accounts}/account?lang=ar`);
    await page.locator('input[name=email]').fill('owner@demo.example');
    await page.locator('input[name=password]').fill('demo-password-1');
    await page.locator('form button[type=submit]').first().click();
    await page.waitForURL((url) => url.pathname === '/account');
    for (const path of ['', '/email', '/password', '/second-factor', '/sessions', '/delete']) {
      await page.goto(`${accounts}/account${path}?lang=ar`);
      await page.locator('h1').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      expect(await violations(page), path).toEqual([]);
    }
  },
);

it("the search box on a partner's page has no accessibility violation, its lists open", async () => {
  const page = await openPage();
  await page.goto(`${addresses().cdn}/examples/partner-search/`);
  const input = page.locator('wbn-search-box input[role=combobox]').last();
  await input.pressSequentially('ste');
  await page.locator('wbn-search-box [role=option]').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
