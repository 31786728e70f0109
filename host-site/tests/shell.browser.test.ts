import { describe, expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { newPerson } from '../../tests/support/api.ts';
import { complaints, loginAs, openPage, signIn } from '../../tests/support/pages.ts';
import { sessionOf } from '../../tests/support/sessions.ts';
import { otherEdition } from './other-edition.ts';
import { hrefs, portal, texts, visit } from './support.ts';

describe('top bar', () => {
  it('R-001 shows the search everywhere but on the home page', async () => {
    const page = await openPage();
    await visit(page, '/');
    expect(await page.locator('header wbn-search-box').count()).toBe(0);
    await visit(page, '/industries');
    expect(await page.locator('header wbn-search-box').isVisible()).toBe(true);
  });

  it('R-037 has a logo that leads home', async () => {
    const page = await openPage();
    await visit(page, '/industries');
    const logo = page.locator('header a.topbar-logo');
    expect(await logo.isVisible()).toBe(true);
    expect(await logo.getAttribute('href')).toBe('/');
  });

  it.each([
    [991, true],
    [992, false],
  ])('R-038 at %i px the hamburger is there: %s', async (width, there) => {
    const page = await openPage({ width });
    await visit(page, '/');
    const hamburger = page.getByRole('button', { name: 'Menu' });
    expect(await hamburger.isVisible()).toBe(there);
    if (!there) return;
    await hamburger.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it.each([
    [991, false],
    [992, true],
  ])('R-044 at %i px a visitor sees Login, and Register: %s', async (width, register) => {
    const page = await openPage({ width });
    await visit(page, '/');
    expect(await page.locator('header').getByRole('link', { name: 'Login' }).isVisible()).toBe(true);
    expect(await page.locator('header').getByRole('link', { name: 'Register' }).isVisible()).toBe(register);
  });

  it('R-045 Login and Register lead to the account site and back to this page', async () => {
    const { accounts } = addresses();
    const page = await openPage();
    const path = '/search-result?business=DI&countries=SA&search=a%26b';
    await visit(page, path);
    for (const [name, place] of [
      ['Login', 'login'],
      ['Register', 'register'],
    ] as const) {
      const href = await page.locator('header').getByRole('link', { name }).getAttribute('href');
      expect(href).toBe(`${accounts}/${place}?continue=${encodeURIComponent(portal(path))}`);
    }
    await page.locator('header').getByRole('link', { name: 'Register' }).click();
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
    expect(new URL(page.url()).searchParams.get('continue')).toBe(portal(path));
  });
});

describe('logged in', () => {
  it('R-039 R-372 shows Home, My Business and My B2B from 768 px on', async () => {
    const page = await openPage({ width: 768 });
    await signIn(page, 'owner@demo.example', '/industries');
    await page.locator('.account-links a').first().waitFor();
    expect(await texts(page, '.account-links a')).toEqual(['Home', 'My Business', 'My B2B']);
    expect(await hrefs(page, '.account-links a')).toEqual(['/', '/my-business', '/newsfeed']);
    await page.locator('header .account .menu-button').click();
    expect(await page.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
    await page.setViewportSize({ width: 767, height: 900 });
    for (const name of ['Home', 'My Business', 'My B2B']) {
      await page.locator('header').getByRole('link', { name, exact: true }).waitFor({ state: 'hidden' });
    }
  });

  it('R-007 R-041 R-042 names its entries, and leaves Notifications without a link', async () => {
    const page = await openPage();
    await signIn(page, 'buyer@demo.example', '/industries');
    await page.getByRole('link', { name: 'My B2B' }).waitFor();
    expect(await page.getByRole('link', { name: 'My B2B' }).getAttribute('href')).toBe('/newsfeed');
    const bell = page.getByRole('button', { name: 'Notifications' });
    expect(await bell.isVisible()).toBe(true);
    expect(await bell.getAttribute('href')).toBeNull();
    await page.locator('header .account .menu-button').click();
    await expect
      .poll(() => texts(page, 'header .account .menu-panel .menu-item'))
      .toEqual(['My profile', 'Favorite Business', 'Need help?', 'Logout']);
  });

  it('R-041 R-042 without our extensions gives Notifications and Favorite Business no action at all', async () => {
    const origin = await otherEdition('sa', { extensions: false });
    const [page, session] = await Promise.all([openPage(), sessionOf('buyer@demo.example')]);
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((tokens) => localStorage.setItem('wbn:session', JSON.stringify(tokens)), session);
    await page.goto(`${origin}/industries`);
    const bell = page.locator('header').getByRole('button', { name: 'Notifications' });
    await bell.waitFor();
    await page.locator('header .account .menu-button').click();
    const favorite = page.locator('header').getByRole('button', { name: 'Favorite Business' });
    for (const item of [favorite, bell]) {
      expect(await item.getAttribute('aria-disabled')).toBe('true');
      expect(await item.getAttribute('aria-expanded')).toBeNull();
      await item.click({ force: true });
      expect(page.url()).toBe(`${origin}/industries`);
    }
    expect(await page.locator('header a[href^="/favorites"], header a[href^="/notifications"]').count()).toBe(0);
  });

  it('logs out, and stays logged out', async () => {
    const page = await openPage();
    await loginAs(page, 'member@demo.example', '/industries');
    await page.locator('header .account .menu-button').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    // The header changes first; then the page leads home. A reload in between would be cut off.
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
    await page.reload();
    await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
  });
});

describe('mobile menu', () => {
  it('R-046 R-047 R-048 holds its groups in order', async () => {
    const page = await openPage({ width: 500 });
    // A person without messages: a count would appear beside the word.
    const { email, password } = await newPerson();
    await signIn(page, email, '/industries', password);
    await page.getByRole('link', { name: 'Messages' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expect
      .poll(() => texts(page, 'dialog h2, dialog .mobile-menu-item'))
      .toEqual([
        'ACCOUNT',
        'My account',
        'Messages',
        'My business',
        'MAIN MENU',
        'Home',
        'Articles',
        'Industries',
        'SUPPORT',
        'Contact us',
        'Logout',
      ]);
  });

  it('leads to the home, newsfeed, connections, notifications and account security, and operators to their console', async () => {
    const labels = ['Your home', 'Newsfeed', 'Connections', 'Notifications', 'Login and security'];
    const { email, password } = await newPerson();
    const operator = ['operator@demo.example', undefined] as const;
    for (const [who, secret, expected] of [
      [email, password, labels],
      [...operator, labels.toSpliced(4, 0, 'Operator console')],
    ] as const) {
      const page = await openPage({ width: 500 });
      await signIn(page, who, '/industries', secret);
      await page.getByRole('link', { name: 'Messages' }).waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect.poll(() => texts(page, 'dialog .personal-link')).toEqual(expected);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.press('Escape');
      await page.locator('header .account .menu-button').click();
      await expect.poll(() => texts(page, 'header .account .personal-link')).toEqual(expected);
    }
  });

  it('R-049 opens and closes', async () => {
    const page = await openPage({ width: 500 });
    await visit(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });
});

it('R-050 a banner explains the network and offers free import and export', async () => {
  const page = await openPage();
  await visit(page, '/industries');
  const banner = await page.getByRole('region', { name: 'Free B2B import and export' }).innerText();
  for (const word of [/network/i, /free/i, /import/i, /export/i]) expect(banner).toMatch(word);
});

it('is taken over without a complaint on any page, in any language', async () => {
  const page = await openPage();
  const heard = complaints(page);
  for (const path of [
    '/',
    '/industries',
    '/search-result?search=steel',
    '/about-us',
    '/membership-gold',
    '/?lang=ar',
  ]) {
    await visit(page, path);
  }
  expect(heard).toEqual([]);
});

it('changes the language where one stands, and keeps it from page to page', async () => {
  const page = await openPage();
  await visit(page, '/search-result?business=EX&countries=global&search=steel');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL((url) => url.searchParams.get('lang') === 'ar');
  expect(new URL(page.url()).searchParams.get('search')).toBe('steel');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.locator('.sidebar-link').first().click();
  await page.waitForURL((url) => url.searchParams.get('search') === 'Automation');
  expect(new URL(page.url()).searchParams.get('lang')).toBe('ar');
});
