import { describe, expect, inject, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { openPage } from '../support/pages.ts';

const portalPages = [
  '/',
  '/search-result?business=MA&countries=global&search=steel',
  '/search-result?business=PR&countries=global&search=pump',
  '/search-result?business=UR&countries=global&search=',
  '/search-result?business=MA&countries=global&search=qqqqqqqq',
  '/industries',
  '/about-us',
  '/b2b-tips/export-to-the-world-tip-0',
  '/membership-gold',
];

describe.each(['light', 'dark'] as const)('the portal in %s', (colorScheme) => {
  it.each(portalPages)('%s has no accessibility violation', async (path) => {
    const page = await openPage({ colorScheme });
    await page.goto(`${inject('addresses').portal}${path}`);
    await page.locator('h1').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('a business page has no accessibility violation', async () => {
    const { portal } = inject('addresses');
    const page = await openPage({ colorScheme });
    await page.goto(`${portal}/search-result?business=MA&countries=global&search=steel`);
    const href = await page.locator('main a[href*="/business/"]').first().getAttribute('href');
    await page.goto(new URL(href ?? '', portal).href);
    await page.locator('h1').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it('the Arabic home page on a phone has no accessibility violation', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await page.goto(`${inject('addresses').portal}/?lang=ar`);
  await page.locator('h1').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

it.each(['/login', '/register'])('the account site at %s has no accessibility violation', async (path) => {
  const { accounts, portal } = inject('addresses');
  const page = await openPage();
  await page.goto(`${accounts}${path}?continue=${encodeURIComponent(portal)}`);
  expect(await violations(page)).toEqual([]);
});

it("the search box on a partner's page has no accessibility violation, its lists open", async () => {
  const page = await openPage();
  await page.goto(`${inject('addresses').cdn}/examples/partner-search/`);
  const input = page.locator('wbn-search-box input[role=combobox]').last();
  await input.pressSequentially('ste');
  await page.locator('wbn-search-box [role=option]').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
