import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { routeOf } from '../../host-site/tests/route-of.ts';
import { addresses } from '../support/addresses.ts';
import { complaints, openPage, settled, signIn, takenOver } from '../support/pages.ts';

const linksNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href));

/** Opens every menu of the header, one after the other, and returns the addresses of the links in them. */
async function linksOfMenus(page: Page): Promise<string[]> {
  const found: string[] = [];
  const openers = page.locator('header :is([aria-haspopup], [aria-expanded])').filter({ visible: true });
  for (let n = 0; n < (await openers.count()); n++) {
    await openers.nth(n).click();
    await settled(page);
    found.push(...(await linksNow(page)));
    await page.keyboard.press('Escape');
  }
  return found;
}

/** The problems of a personal page as its reader sees it. */
async function problemsOf(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const main = page.locator('main');
  await main.locator(':is(h1, h2)').first().waitFor();
  if (await main.locator('.empty > h1').count())
    wrong.push(`is a dead end: ${await main.locator('.empty > h1').innerText()}`);
  if (await main.locator('.spinner').filter({ visible: true }).count()) wrong.push('still waits for something');
  // Texts of widgets count too.
  if ((await main.getByText(/\p{L}{2}/u).count()) < 3) wrong.push('is empty');
  return wrong;
}

/** Addresses that end something, or that only lead to another site. */
const isLeft = ({ pathname }: URL) => pathname.startsWith('/SetID') || /\.[a-z]{2,4}$/.test(pathname);

interface Reader {
  readonly who: string;
  /** Undefined for a visitor. */
  readonly email?: string;
  readonly least: number;
  readonly width: number;
  readonly language: 'en' | 'ar';
}

const readers: readonly Reader[] = [
  { who: 'a visitor', least: 20, width: 1280, language: 'en' },
  { who: 'a visitor on a phone, in Arabic', least: 20, width: 390, language: 'ar' },
  { who: 'a buyer', email: 'buyer@demo.example', least: 20, width: 360, language: 'en' },
  { who: 'an owner', email: 'owner@demo.example', least: 30, width: 1280, language: 'en' },
  { who: 'a member', email: 'member@demo.example', least: 25, width: 360, language: 'en' },
  { who: 'an operator', email: 'operator@demo.example', least: 30, width: 1280, language: 'en' },
];

/** Opens what each number in the header counts. A number without anything behind it is a problem. */
async function problemsBehindBadges(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const badge = page.locator('header .account .unread-badge');
  if ((await badge.count()) > 0) {
    await badge.click();
    const unread = page.locator('wbn-message-center [part=thread] .unread').first();
    await unread.waitFor({ timeout: 10_000 }).catch(() => wrong.push('the number of messages leads to none'));
  }
  const bell = page.locator('header .bell');
  if ((await bell.locator('.bell-count').count()) > 0) {
    await bell.locator(':scope > button').click();
    const news = bell.locator('.bell-panel a:not(.bell-all)').first();
    await news.waitFor({ timeout: 10_000 }).catch(() => wrong.push('the number of notifications leads to none'));
  }
  return wrong;
}

const takenOverOrLogin = (page: Page) => page.locator('html[data-live=whole], input[type=password]').first();

it.each(readers)(
  'every link and menu of $who leads to a page that has something to show, and no page complains',
  async ({ email, language, least, width }) => {
    const { accounts, portal } = addresses();
    const page = await openPage({ width, height: 900, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const heard = complaints(page);
    const found: Record<string, readonly string[]> = {};
    if (email) {
      await signIn(page, email);
      await page.goto(`${portal}/industries`);
      await takenOver(page);
      await settled(page);
      const wrong = await problemsBehindBadges(page);
      if (wrong.length) found.badges = wrong;
    }
    const waiting = ['/', ...(email ? ['/my-home'] : [])].map((path) => portal + path);
    const routes = new Set(['home', ...(email ? ['member-home'] : [])]);
    const atFirst = routes.size;
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await page.goto(address);
      await takenOverOrLogin(page).waitFor({ state: 'attached' });
      await settled(page);
      // Pages of members alone lead a visitor to the login, which has tests of its own.
      const isLogin = !email && new URL(page.url()).origin === accounts;
      const wrong = [...(isLogin ? [] : await problemsOf(page)), ...heard.splice(0)];
      if ((await page.locator('html').getAttribute('lang')) !== language) wrong.push('is in another language');
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
        wrong.push('is wider than the window');
      if (wrong.length) found[address] = wrong;
      // The header is the same everywhere.
      const menus = routes.size === atFirst ? await linksOfMenus(page) : [];
      for (const href of [...(await linksNow(page)), ...menus]) {
        const link = new URL(href);
        if (link.origin !== portal || isLeft(link)) continue;
        const route = routeOf(link.pathname);
        if (!route) found[href] = [`no route draws it; a link on ${address}`];
        if (!route || routes.has(route)) continue;
        // The languages of the footer and the head lead to other languages.
        if (link.searchParams.has('lang') && link.searchParams.get('lang') !== language) continue;
        routes.add(route);
        waiting.push(href);
      }
      if (heard.length) found[`menus of ${address}`] = heard.splice(0);
    }
    expect(found).toEqual({});
    expect(routes.size).toBeGreaterThan(least);
  },
  300_000,
);
