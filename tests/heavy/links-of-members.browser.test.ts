import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { keptLanguageKey } from '../../host-site/src/document/kept-language.ts';
import { routeOf } from '../../host-site/tests/route-of.ts';
import { addresses } from '../support/addresses.ts';
import { asPerson, newBusiness, newPerson } from '../support/api.ts';
import { complaints, openPage, settled, signIn, takenOver } from '../support/pages.ts';

interface Link {
  readonly href: string;
  /** Whether it stands in the shadow root of a widget. */
  readonly inWidget: boolean;
}

const linksNow = (page: Page): Promise<Link[]> =>
  page.evaluate(() => {
    const linksIn = (root: Document | ShadowRoot): Link[] => [
      ...[...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => ({
        href,
        inWidget: root !== document,
      })),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? linksIn(shadowRoot) : [])),
    ];
    return linksIn(document);
  });

const opener = 'button:is([aria-haspopup], [aria-expanded]):not([aria-expanded=true], [role=combobox])';

/** Opens the menus inside `place`, those of widgets too, one of each kind, and returns the links that are there then. */
async function linksOfMenus(page: Page, place: 'header' | 'main'): Promise<Link[]> {
  const found: Link[] = [];
  const openers = page.locator(`${place} ${opener}`).filter({ visible: true });
  const kinds = await openers.evaluateAll((nodes) =>
    nodes.map((node) => `${node.className} ${node.getAttribute('part')}`),
  );
  // The last ones first: an opened menu leaves the list.
  for (const [n, kind] of [...kinds.entries()].reverse()) {
    if (place === 'main' && kinds.indexOf(kind) !== n) continue;
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

/** Gives a person an unread message and an unread notification. */
async function bringNews(email: string): Promise<void> {
  const [reader, sender] = [await asPerson(email), await newPerson('Nora', 'News')];
  const seller = await newBusiness(sender, 'News Works');
  const { userID } = await reader<{ userID: string }>('user/profile');
  const inquiry = { to: seller, subject: 'Gate valves', message: 'What does a gate valve cost?' };
  const { requestID } = await reader<{ requestID: string }>('business/request', inquiry);
  await sender.ask(`business/request/${requestID}/send-message?bid=${seller}`, { content: 'Forty euros.' });
  await sender.ask('social/connect', { to: userID });
}

const readers: readonly Reader[] = [
  { who: 'a visitor', least: 20, width: 1280, language: 'en' },
  { who: 'a visitor on a phone, in Arabic', least: 20, width: 390, language: 'ar' },
  { who: 'a buyer', email: 'buyer@demo.example', least: 20, width: 360, language: 'en' },
  { who: 'an owner', email: 'owner@demo.example', least: 30, width: 1280, language: 'en' },
  { who: 'an owner on a phone, in Arabic', email: 'owner@demo.example', least: 30, width: 390, language: 'ar' },
  { who: 'a member', email: 'member@demo.example', least: 25, width: 360, language: 'en' },
  { who: 'an operator', email: 'operator@demo.example', least: 30, width: 1280, language: 'en' },
];

/** Opens what each number in the header counts. A number without anything behind it is a problem, and a lacking number too. */
async function problemsBehindBadges(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const leads = async (number: Locator, opens: Locator, to: Locator, what: string) => {
    try {
      await number.waitFor({ timeout: 10_000 });
    } catch {
      return wrong.push(`no number of ${what}`);
    }
    await opens.click();
    return to.waitFor({ timeout: 10_000 }).catch(() => wrong.push(`the number of ${what} leads to none`));
  };
  const badge = page.locator('header .account .unread-badge');
  await leads(badge, badge, page.locator('wbn-message-center [part=thread] .unread').first(), 'messages');
  const bell = page.locator('header .bell');
  const news = bell.locator('.bell-panel a:not(.bell-all)').first();
  await leads(bell.locator('.bell-count'), bell.locator(':scope > button'), news, 'notifications');
  return wrong;
}

const takenOverOrLogin = (page: Page) => page.locator('html[data-live=whole], input[type=password]').first();

it.each(readers)(
  'every page to which links, widgets and menus lead $who has something to show, and no page complains',
  async ({ email, language, least, width }) => {
    const { accounts, portal } = addresses();
    const page = await openPage({ width, height: 900, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
    const heard = complaints(page);
    const found: Record<string, readonly string[]> = {};
    if (email) {
      await bringNews(email);
      await signIn(page, email);
      // Otherwise a login brings the language of the account.
      await page.evaluate(([key, code]) => localStorage.setItem(key, code), [keptLanguageKey, language] as const);
      await page.goto(`${portal}/industries`);
      await takenOver(page);
      await settled(page);
      const wrong = await problemsBehindBadges(page);
      if (wrong.length) found.badges = wrong;
    }
    const waiting = ['/', ...(email ? ['/my-home'] : [])].map((path) => portal + path);
    const routes = new Set(['home', ...(email ? ['member-home'] : [])]);
    const ofAccounts = new Set<string>();
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
      const header = routes.size === atFirst ? await linksOfMenus(page, 'header') : [];
      for (const { href, inWidget } of [...(await linksNow(page)), ...header, ...(await linksOfMenus(page, 'main'))]) {
        const link = new URL(href);
        if (link.origin === accounts) ofAccounts.add(link.origin + link.pathname);
        if (link.origin !== portal || isLeft(link)) continue;
        const route = routeOf(link.pathname);
        if (!route) found[href] = [`no route draws it; a link on ${address}`];
        // A widget makes its own addresses.
        const kind = inWidget ? `${route} of a widget` : route;
        if (!kind || !route || routes.has(kind)) continue;
        // The languages of the footer and the head lead to other languages.
        if (link.searchParams.has('lang') && link.searchParams.get('lang') !== language) continue;
        routes.add(kind);
        waiting.push(href);
      }
      if (heard.length) found[`menus of ${address}`] = heard.splice(0);
    }
    for (const address of ofAccounts) {
      const { status } = await fetch(address);
      if (status !== 200) found[address] = [`answers ${status}`];
    }
    expect(found).toEqual({});
    expect([...routes]).toContain('business of a widget');
    expect(routes.size).toBeGreaterThan(least);
  },
  300_000,
);
