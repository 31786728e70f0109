import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { violations, violationsInLightAndDark } from '../support/axe.ts';
import { openPage } from '../support/pages.ts';
import { inLanguage, layouts, pagesWithIDs } from '../support/portal-pages.ts';

it.each(layouts)('the portal at %s has no accessibility violation, light or dark', async (path) => {
  const page = await openPage();
  await page.goto(`${addresses().portal}${path}`);
  await page.locator('h1').first().waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
});

it('a business and a product have no accessibility violation, light or dark, from left to right and from right to left', async () => {
  const { portal } = addresses();
  const page = await openPage();
  for (const path of await pagesWithIDs()) {
    for (const lang of ['en', 'ar']) {
      await page.goto(portal + inLanguage(path, lang));
      await page.locator('h1').first().waitFor();
      expect(await violationsInLightAndDark(page), path).toEqual([]);
    }
  }
});

it('initials in place of pictures have no accessibility violation, light or dark', async () => {
  const page = await openPage();
  await page.route('**', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
  await page.goto(`${addresses().portal}/search`);
  await page.locator('.avatar[class*="tint-"]').first().waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
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

it('the pages of one’s own account have no accessibility violation, light or dark', async () => {
  const { accounts } = addresses();
  const page = await openPage({ width: 360, height: 780 });
  await page.goto(`${accounts}/account?lang=ar`);
  await page.locator('input[name=email]').fill('owner@demo.example');
  await page.locator('input[name=password]').fill('demo-password-1');
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL((url) => url.pathname === '/account');
  for (const path of ['', '/email', '/password', '/second-factor', '/sessions', '/delete']) {
    await page.goto(`${accounts}/account${path}?lang=ar`);
    await page.locator('h1').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
    const tabs = page.getByRole('navigation').first().getByRole('link');
    expect(await tabs.count(), path).toBe(8);
    const isSeen = ({ x, width }: { x: number; width: number }) => x >= 0 && x + width <= 360;
    for (const tab of await tabs.all()) expect(isSeen((await tab.boundingBox())!), await tab.innerText()).toBe(true);
    expect(await violationsInLightAndDark(page), path).toEqual([]);
  }
});

it("the search box on a partner's page has no accessibility violation, its lists open", async () => {
  const page = await openPage();
  await page.goto(`${addresses().cdn}/examples/partner-search/`);
  const input = page.locator('wbn-search-box input[role=combobox]').last();
  await input.pressSequentially('ste');
  await page.locator('wbn-search-box [role=option]').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
