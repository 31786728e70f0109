import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { newPerson } from '../../tests/support/api.ts';
import { complaints, loginAs, openPage, settled, signIn } from '../../tests/support/pages.ts';
import { pagesWithIDs } from '../../tests/support/portal-pages.ts';
import { portal, visit } from './support.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const inSearch = (page: Page) =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName === 'input');

it('keys lead to the search, to places and to their list, and never eat what is typed', async () => {
  const page = await openPage();
  const heard = complaints(page);
  await visit(page, '/about-us');
  // Repeats until the key is handled, after hydration.
  await expect
    .poll(async () => {
      if (!(await inSearch(page))) await page.keyboard.press('/');
      return inSearch(page);
    })
    .toBe(true);
  // In the field, shortcut keys are text. The box's code loads on focus, and no letter is lost meanwhile.
  await page.keyboard.type('g/h');
  await page.waitForFunction(() => customElements.get('wbn-search-box'));
  await settled(page);
  await page.keyboard.type('?gh');
  const typed = () =>
    page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(typed).toBe('g/h?gh');
  expect(pathOf(page)).toBe('/about-us');
  // Suggestions also work for a visitor without a session and client.
  for (const _ of 'g/h?gh') await page.keyboard.press('Backspace');
  await page.keyboard.type('pum');
  await page.locator('wbn-search-box [role=option]').first().waitFor();
  await page.goto(portal('/contact-us/form'));
  await settled(page);
  const area = page.locator('main textarea').first();
  await area.fill('');
  await area.pressSequentially('?/gh');
  expect(await area.inputValue()).toBe('?/gh');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await visit(page, '/about-us?lang=es');
  const list = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect
    .poll(async () => {
      if (!(await list.isVisible())) await page.keyboard.press('?');
      return list.isVisible();
    })
    .toBe(true);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  expect(pathOf(page)).toBe('/about-us');
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  expect(await inSearch(page)).toBe(false);
  await page.keyboard.press('?');
  await list.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.waitForURL(portal('/?lang=es'));
  expect(heard).toEqual([]);
});

it('a session that ends in the middle of a form leads to the login, and back to the form as it was', async () => {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  // Without live events the page does not hear of the logout, and keeps its form.
  await page.route('**/events*', (route) => route.abort());
  await visit(page, '/profile/edit');
  const city = page.locator('.profile-form').getByLabel('City', { exact: true });
  await city.fill('Jeddah, near the port');
  // Signed out elsewhere: this browser still has its session, but the account site does not.
  const refresh = await page.evaluate(() => JSON.parse(localStorage.getItem('wbn:session')!).refreshToken as string);
  const { accounts } = addresses();
  await fetch(`${accounts}/logout`, { method: 'POST', headers: { 'x-refresh-token': refresh } });
  await page.context().clearCookies();
  // The page may hear of the end by a call of its own, and leave before the click.
  const saves = page.getByRole('button', { name: 'Save Changes' }).click({ timeout: 5_000 });
  await saves.catch(() => {});
  await page.waitForURL((url) => url.origin === accounts || url.pathname === '/');
  await loginAs(page, person.email, '/about-us', person.password);
  await visit(page, '/profile/edit');
  await expect.poll(() => city.inputValue()).toBe('Jeddah, near the port');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL((url) => url.pathname === '/profile');
  expect(await person.ask('user/profile')).toMatchObject({ city: 'Jeddah, near the port' });
});

it('an unsent post and comment are there again after the login when another tab logged out', async () => {
  const person = await newPerson();
  const page = await openPage();
  const [business] = await pagesWithIDs();
  await signIn(page, person.email, undefined, person.password);
  await visit(page, business);
  const comment = page.locator('wbn-comments textarea').first();
  // Comments load when the reader scrolls near.
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await comment.fill('A comment half typed');
  await visit(page, '/newsfeed');
  const post = page.locator('.post-box textarea');
  await post.fill('A post half typed');
  const other = await page.context().newPage();
  await other.goto(portal('/about-us'));
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.locator('.topbar').getByRole('link', { name: 'Login' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL((url) => url.origin === addresses().accounts);
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(person.password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(portal('/newsfeed'));
  await expect.poll(() => post.inputValue()).toBe('A post half typed');
  await visit(page, business);
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await expect.poll(() => comment.inputValue()).toBe('A comment half typed');
});

it('a comment half typed is its writer’s: a person who logs in after them finds an empty box, and they find it again', async () => {
  const [lina, omar] = [await newPerson('Lina'), await newPerson('Omar')];
  const page = await openPage();
  const [business] = await pagesWithIDs();
  await signIn(page, lina.email, undefined, lina.password);
  await visit(page, business);
  const comment = page.locator('wbn-comments textarea').first();
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await comment.fill('Lina’s half');
  const other = await page.context().newPage();
  await signIn(other, omar.email, '/about-us', omar.password);
  await expect.poll(() => comment.inputValue()).toBe('');
  await comment.fill('Omar’s half');
  await signIn(other, lina.email, '/about-us', lina.password);
  await expect.poll(() => comment.inputValue()).toBe('Lina’s half');
});

it('a person who logs in while another tab shows the form of somebody else gets their own form, and saves nothing of the other person', async () => {
  const [lina, omar] = [await newPerson('Lina'), await newPerson('Omar')];
  const page = await openPage();
  await signIn(page, lina.email, undefined, lina.password);
  await visit(page, '/profile/edit');
  const form = page.locator('.profile-form');
  const firstName = form.getByLabel('First name', { exact: true });
  const city = form.getByLabel('City', { exact: true });
  await expect.poll(() => firstName.inputValue()).toBe('Lina');
  await city.fill('Lina’s city');
  const other = await page.context().newPage();
  await signIn(other, omar.email, '/about-us', omar.password);
  await expect.poll(() => firstName.inputValue()).toBe('Omar');
  await expect.poll(() => city.inputValue()).toBe('');
  await city.fill('Omar’s city');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL((url) => url.pathname === '/profile');
  expect(await omar.ask('user/profile')).toMatchObject({ firstName: 'Omar', city: 'Omar’s city' });
  expect(await lina.ask('user/profile')).toMatchObject({ firstName: 'Lina', city: null });
});

it('a business page is printed with what it says and without what is pressed', async () => {
  const [business] = await pagesWithIDs();
  const page = await openPage();
  await visit(page, business);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const gone of [
    '.topbar',
    '.sidebar',
    '.footer',
    '.business-buttons',
    '.business-side',
    '.jump',
    '.help-banner',
  ]) {
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
  }
  for (const kept of ['h1', '#general dl', '#contact dl', '#products']) {
    expect(await page.locator(kept).first().isVisible(), kept).toBe(true);
  }
});

it('a product is printed with its facts and without what is pressed', async () => {
  const page = await openPage();
  const [, product] = await pagesWithIDs();
  await visit(page, product);
  const part = (name: string) => page.locator(`wbn-product-page [part~=${name}]`).first();
  await part('main-products').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const gone of ['comments', 'share', 'request']) expect(await part(gone).isVisible(), gone).toBe(false);
  for (const kept of ['name', 'specifications', 'business', 'main-products']) {
    expect(await part(kept).isVisible(), kept).toBe(true);
  }
});

it('its manifest names icons that are there, in the sizes it says', async () => {
  const page = await openPage();
  await visit(page, '/about-us');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await fetch(portal(href!))).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/', display: expect.any(String) });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { sizes, src } of manifest.icons) {
    const [width] = await page.evaluate(async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      return [image.naturalWidth];
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`, src).toBe(sizes);
  }
});
