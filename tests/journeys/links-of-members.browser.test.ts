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

it.each([
  ['buyer@demo.example', 20, 360],
  ['owner@demo.example', 30, 1280],
  ['member@demo.example', 25, 360],
  ['operator@demo.example', 30, 1280],
] as const)(
  'every link and menu of %s leads to a page that has something to show, and no page complains',
  async (email, least, width) => {
    const { portal } = addresses();
    const page = await openPage({ width, height: 900 });
    const heard = complaints(page);
    await signIn(page, email);
    const waiting = ['/', '/my-home'].map((path) => portal + path);
    const routes = new Set(['home', 'member-home']);
    const found: Record<string, readonly string[]> = {};
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await page.goto(address);
      await takenOver(page);
      await settled(page);
      const wrong = [...(await problemsOf(page)), ...heard.splice(0)];
      if (wrong.length) found[address] = wrong;
      // The header is the same everywhere.
      const menus = routes.size === 2 ? await linksOfMenus(page) : [];
      for (const href of [...(await linksNow(page)), ...menus]) {
        const link = new URL(href);
        if (link.origin !== portal || isLeft(link)) continue;
        const route = routeOf(link.pathname);
        if (!route) found[href] = [`no route draws it; a link on ${address}`];
        if (!route || routes.has(route)) continue;
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
