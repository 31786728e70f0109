import { demoEmails } from '@wbn/demo';
import { sisterExample } from '@wbn/network';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { loginAs, openPage, settled } from '../support/pages.ts';

const example = (name: string) => `${addresses().cdn}/examples/${name}/`;

/** Errors of a page: there must be none. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
}

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it('one plain page shows all seven widgets, their code, and follows language and colours without a word to them', async () => {
  const page = await openPage({ width: 360 });
  const troubles = troublesOf(page);
  // The ids come after the widgets: no widget may report that it has none.
  await page.route('**/search/product', async (route) => {
    await page.locator('wbn-search-box [part=input]').waitFor();
    await route.continue();
  });
  await page.goto(example('all-widgets'));
  const sections = await page.locator('main > section').all();
  expect(sections).toHaveLength(7);
  for (const section of sections) {
    await section.scrollIntoViewIfNeeded();
    await section.locator('.stage > * >> [part=root] [part]').first().waitFor();
    // The copied code equals the shown one.
    const tag = await section.locator('.stage > *').evaluate((element) => element.localName);
    const code = await section.locator('code').innerText();
    expect(code).toContain(`<${tag}`);
    expect(code).not.toContain('id=""');
  }
  await page.locator('select[name=lang]').selectOption('ar');
  await page.locator('select[name=theme]').selectOption('dark');
  await page.locator('.stage > wbn-search-box').locator('[part=root][lang=ar][dir=rtl]').waitFor();
  await page.locator('h1', { hasText: 'سبع أدوات' }).waitFor();
  const colours = () =>
    page
      .locator('.stage > wbn-business-card')
      .locator('[part=card]')
      .evaluate((card) => getComputedStyle(card).color);
  const dark = await colours();
  await page.locator('select[name=theme]').selectOption('light');
  expect(await colours()).not.toBe(dark);
  expect(await isWider(page)).toBe(false);
  expect(troubles).toEqual([]);
});

it('a page that was built with our npm packages takes the script tag later: both draw, and the tag keeps the page’s settings', async () => {
  const page = await openPage({ width: 1000 });
  const troubles = troublesOf(page);
  await page.goto(example('react-app'));
  await page.locator('wbn-search-box [part=input]').first().waitFor();
  await page.addScriptTag({
    type: 'module',
    url: `${addresses().cdn}/v1/wbn.js?key=pk_demo&portal=https://other.example`,
  });
  await page.evaluate(() => document.body.prepend(document.createElement('wbn-message-center')));
  await page.locator('wbn-message-center [part=login]').waitFor();
  const said = await page.evaluate(() => {
    const { wbn } = window as unknown as { wbn: { diagnose(): Promise<unknown[]>; session(): object } };
    return Promise.all([wbn.diagnose(), wbn.session()]);
  });
  expect(JSON.stringify(said)).not.toContain('other.example');
  expect(troubles).toEqual([]);
});

it('a visitor tries attributes and a theme on that page, and copies what they have chosen', async () => {
  const page = await openPage({ width: 1000 });
  const troubles = troublesOf(page);
  await page.goto(example('all-widgets'));
  const section = page.locator('#search-box');
  await section.getByText('Try its attributes').click();
  const countries = section.getByLabel('countries');
  await countries.fill('SA');
  await countries.press('Enter');
  await section.getByText('countries="SA"', { exact: false }).waitFor();
  await section.locator('wbn-search-box [part=country]', { hasText: 'Saudi Arabia' }).waitFor();
  await countries.fill('');
  await countries.press('Enter');
  await expect.poll(() => section.locator('pre').innerText()).not.toContain('countries');
  await page.getByText('Try a theme').click();
  await page.getByLabel('--wbn-accent').fill('#8a3b12');
  const colour = () => section.locator('[part=submit]').evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour()).toBe('rgb(138, 59, 18)');
  expect(await page.locator('#theme-code').innerText()).toBe(':root {\n  --wbn-accent: #8a3b12;\n}');
  // A widget that waited for its id has fields too.
  await page.locator('#business-card').scrollIntoViewIfNeeded();
  await page.locator('#business-card').getByText('Try its attributes').click();
  const variant = page.locator('#business-card').getByLabel('variant');
  await variant.fill('result');
  await variant.press('Enter');
  await page
    .locator('#business-card [part=card].result, #business-card wbn-business-card[variant=result]')
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
});

it('the way to the messages stands in the middle of the message center, however wide that is', async () => {
  for (const width of [360, 900, 1440]) {
    const page = await openPage({ width });
    await page.goto(example('all-widgets'));
    const center = page.locator('.stage > wbn-message-center');
    await center.scrollIntoViewIfNeeded();
    await center.locator('[part=login]').waitFor();
    // Both in one step: widgets above may still come and move both.
    const [said, all] = await center.evaluate(({ shadowRoot }) => {
      const middle = (what: string) => {
        const { bottom, left, right, top } = shadowRoot!.querySelector(what)!.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2] as const;
      };
      return [middle('.empty'), middle('[part=center]')] as const;
    });
    expect(Math.abs(said[0] - all[0]), `${width} px`).toBeLessThan(2);
    expect(Math.abs(said[1] - all[1]), `${width} px`).toBeLessThan(2);
    await page.close();
  }
});

it('a React application searches, keeps a list, and asks in a dialog; the smallest page needs one tag', async () => {
  const page = await openPage({ colorScheme: 'light' });
  const troubles = troublesOf(page);
  await page.goto(example('script-tag'));
  await page.locator('wbn-search-box [part=input]').waitFor();

  await page.goto(example('react-app'));
  await page.locator('wbn-search-box [part=input]').fill('steel');
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ suppliers; 0 on your list$/).waitFor();
  await page.locator('wbn-business-card [part=name]').first().waitFor();
  await page.getByRole('button', { name: 'On my list' }).first().click();
  await page.getByText(/ 1 on your list$/).waitFor();
  await page.getByRole('button', { name: 'Dark' }).click();
  const scheme = () =>
    page
      .locator('wbn-business-card [part=root]')
      .first()
      .evaluate((root) => getComputedStyle(root).colorScheme);
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('button', { name: 'Ask' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask a supplier' });
  await dialog.locator('wbn-inquiry-form [part=submit]').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});

it('a search for products goes on to the portal from pages that list businesses', async () => {
  for (const address of [example('react-app'), sisterExample(addresses())]) {
    const page = await openPage();
    await page.goto(address);
    const box = page.locator('wbn-search-box');
    await box.locator('[part=type]').click();
    await box.locator('[role=option][data-value=PR]').click();
    await box.locator('[part=input]').fill('pump');
    await box.locator('[part=input]').press('Enter');
    await page.waitForURL((url) => url.href.startsWith(`${addresses().portal}/search-result`));
    expect(new URL(page.url()).searchParams.get('business')).toBe('PR');
  }
});

it('a sister site carries a session over without a click, on an act that needs one and not before', async () => {
  const { accounts } = addresses();
  const sister = sisterExample(addresses());
  const page = await openPage({ width: 360 });
  // The account site itself must know the visitor, as after a login on the portal.
  await loginAs(page, demoEmails.buyer);
  const troubles = troublesOf(page);
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.goto(sister);
  await page.locator('wbn-search-box [part=input]').fill('acero');
  await page.keyboard.press('Enter');
  await page.getByText('Resultados para «acero»').waitFor();
  // Names from the API use the site's language.
  await page.locator('wbn-business-card [part=type]').first().waitFor();
  expect(await page.locator('wbn-business-card [part=type]').first().innerText()).toBe('Fabricante');
  await settled(page);
  await page.locator('#visitor', { hasText: 'Sin sesión' }).waitFor();
  expect(asked.filter((url) => url.startsWith(accounts))).toEqual([]);

  await page.locator('wbn-comments [part=login]').click();
  await page.locator('#visitor', { hasText: 'Sesión iniciada: ' }).waitFor();
  expect(asked.filter((url) => url.startsWith(accounts))).toEqual([expect.stringContaining('prompt=none')]);
  expect(new URL(page.url()).search).toBe('');
  // The returned page is scrolled to its top: comments load when they come near.
  await page.locator('wbn-comments').scrollIntoViewIfNeeded();
  await page.locator('wbn-comments [part=input]').waitFor();
  expect(await isWider(page)).toBe(false);
  expect(troubles).toEqual([]);
});
