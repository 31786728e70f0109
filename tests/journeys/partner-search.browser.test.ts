import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { complaints, openPage } from '../support/pages.ts';

describe.each(['partner-search', 'strict-csp'])("a partner's page (%s)", (example) => {
  it('searches suppliers with one script tag and lands on the results of the portal', async () => {
    const { cdn, portal } = addresses();
    const page = await openPage();
    const heard = complaints(page);
    await page.goto(`${cdn}/examples/${example}/`);
    const input = page.locator('wbn-search-box input[role=combobox]');
    await input.fill('steel');
    await input.press('Enter');
    await page.waitForURL((url) => url.href.startsWith(`${portal}/search-result`));
    const url = new URL(page.url());
    expect(url.searchParams.get('business')).toBe('MA');
    expect(url.searchParams.get('countries')).toBe('global');
    expect(url.searchParams.get('search')).toBe('steel');
    await expect
      .poll(() => page.locator('h1').first().innerText())
      .toMatch(/^\d+\+? Results for Manufacturers - steel$/);
    expect(heard).toEqual([]);
  });

  it('suggests while typing', async () => {
    const { cdn } = addresses();
    const page = await openPage();
    await page.goto(`${cdn}/examples/${example}/`);
    const input = page.locator('wbn-search-box').locator('input[role=combobox]').last();
    await input.pressSequentially('ste');
    await page.locator('wbn-search-box [role=option]').first().waitFor();
    expect(await page.locator('wbn-search-box [role=option]').count()).toBeGreaterThan(0);
  });

  it('leaves one global, no storage and no cookie', async () => {
    const { cdn } = addresses();
    const page = await openPage();
    await page.addInitScript(() => {
      (globalThis as { before?: string[] }).before = Object.getOwnPropertyNames(globalThis);
    });
    await page.goto(`${cdn}/examples/${example}/`);
    await page.locator('wbn-search-box input').last().waitFor();
    const left = await page.evaluate(() => {
      const { before } = globalThis as { before?: string[] };
      return {
        globals: Object.getOwnPropertyNames(globalThis).filter((name) => name !== 'before' && !before?.includes(name)),
        local: { ...localStorage },
        session: { ...sessionStorage },
        cookie: document.cookie,
      };
    });
    expect(left).toEqual({ globals: ['wbn'], local: {}, session: {}, cookie: '' });
  });
});

it.each(['partner-search', 'strict-csp'])(
  'where the script cannot load, %s keeps a form that leads to the search',
  async (example) => {
    const { cdn, portal } = addresses();
    const page = await openPage();
    await page.route('**/wbn.js', (route) => route.abort());
    await page.goto(`${cdn}/examples/${example}/`);
    const fallback = page.locator('wbn-search-box form');
    expect(await fallback.isVisible()).toBe(true);
    expect(await fallback.getAttribute('action')).toBe(`${portal}/search-result`);
  },
);

it('without script the form under a strict policy finds suppliers', async () => {
  const { cdn, portal } = addresses();
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${cdn}/examples/strict-csp/`);
  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill('steel');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL((url) => url.href.startsWith(`${portal}/search-result`));
  await expect.poll(() => page.locator('h1').first().innerText()).toMatch(/^\d+\+? Results .*steel$/);
});
