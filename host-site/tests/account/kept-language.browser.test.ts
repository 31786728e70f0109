import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn, takenOver } from '../../../tests/support/pages.ts';
import { portal } from '../support.ts';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

/** Chooses a language in the menu of the header. */
async function choose(page: Page, code: string): Promise<void> {
  await takenOver(page);
  await page.locator('.language .menu-button').click();
  await Promise.all([page.waitForEvent('load'), page.locator(`.language a[hreflang=${code}]`).click()]);
}

it('a first visit opens in the language of the browser, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ locale: 'ar-SA', javaScriptEnabled });
    await page.goto(portal('/about-us?from=mail'));
    expect(new URL(page.url()).search).toBe('?from=mail&lang=ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  }
});

it('a chosen language stays in this browser: after a reload, in another tab, at an address without a language', async () => {
  const page = await openPage({ locale: 'ar-SA' });
  await page.goto(portal('/about-us'));
  await choose(page, 'en');
  expect(await languageOf(page)).toBe('en');
  await page.reload();
  await expect.poll(() => languageOf(page)).toBe('en');
  const tab = await page.context().newPage();
  await tab.goto(portal('/why-wbn'));
  await expect.poll(() => languageOf(tab)).toBe('en');
  await takenOver(tab);
  await choose(tab, 'es');
  await page.goto(portal('/'));
  await expect.poll(() => languageOf(page)).toBe('es');
});

it('an address that names a language opens in it, whatever was chosen', async () => {
  const page = await openPage();
  await page.goto(portal('/about-us'));
  await choose(page, 'es');
  await page.goto(portal('/about-us?lang=it'));
  await takenOver(page);
  expect(await languageOf(page)).toBe('it');
});

it('the back button leads to the page before, not into a circle', async () => {
  const page = await openPage();
  await page.goto(portal('/about-us'));
  await choose(page, 'es');
  await page.goto(portal('/why-wbn?lang=en'));
  await page.goto(portal('/about-us'));
  await expect.poll(() => languageOf(page)).toBe('es');
  await takenOver(page);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/why-wbn');
});

it('a page from a shared cache, which cannot redirect, opens in the language of the browser', async () => {
  const page = await openPage({ locale: 'it-IT' });
  const html = await (await fetch(portal('/about-us'))).text();
  await page.route(portal('/about-us'), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(portal('/about-us'));
  await page.waitForURL(/lang=it/);
  expect(await languageOf(page)).toBe('it');
});

it('the language of the account is kept at login, unless another was chosen here', async () => {
  const { ask, email, password } = await newPerson();
  await ask('user/profile', { preferredLanguage: { code: 'es' } }, 'PUT');
  const page = await openPage();
  await signIn(page, email, undefined, password);
  await page.goto(portal('/about-us'));
  await page.waitForFunction(() => localStorage.getItem('wbn:language') === 'es');
  await page.goto(portal('/why-wbn'));
  await expect.poll(() => languageOf(page)).toBe('es');
  await takenOver(page);
  await choose(page, 'it');
  await page.goto(portal('/about-us'));
  await expect.poll(() => languageOf(page)).toBe('it');
});
