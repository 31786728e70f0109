import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { asPerson } from '../../tests/support/api.ts';
import { openPage, signIn } from '../../tests/support/pages.ts';
import { portal, visit } from './support.ts';

interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const open = () => openPage({ serviceWorkers: 'allow' });

/** The addresses of all that the browser keeps for this site, with their texts. */
const kept = (page: Page): Promise<{ url: string; text: string }[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const cache = await caches.open(name);
      const found = (await cache.keys()).map(async ({ url }) => ({
        url,
        text: (await (await cache.match(url))?.text()) ?? '',
      }));
      return Promise.all(found);
    });
    return (await Promise.all(all)).flat();
  });

const isKept = (page: Page, path: string) =>
  expect.poll(async () => (await kept(page)).map(({ url }) => url), { timeout: 20_000 }).toContain(portal(path));

it('shows pages that were read when the network is away, lists them on others, and the newest page when it is back', async () => {
  const page = await open();
  await visit(page, '/?lang=en');
  await isKept(page, '/?lang=en');
  await page.locator('a[href^="/about-us"]').first().click();
  await page.waitForURL(/about-us/);
  const about = new URL(page.url()).pathname + new URL(page.url()).search;
  await isKept(page, about);
  const heading = await page.locator('main h1').first().innerText();
  await page.context().setOffline(true);

  await page.reload();
  expect(await page.locator('main h1').first().innerText()).toBe(heading);
  await page.goto(portal('/contact-us?lang=ar'));
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' }).waitFor();
  await page.locator(`li a[href="${about}"]`).click();
  await page.getByRole('heading', { name: heading }).first().waitFor();

  await page.goto(portal('/contact-us?lang=en')).catch(() => undefined);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('#page-announcement').waitFor({ state: 'attached' });
}, 120_000);

it('keeps nothing of a person: no call, no name, no link that works once; after a logout it shows a visitor offline as well', async () => {
  const { email, firstName, lastName } = await (await asPerson('owner@demo.example'))<Owner>('user/profile');
  const page = await open();
  await signIn(page, email, '/?lang=en');
  await visit(page, '/my-messages?lang=en');
  await page.locator('wbn-message-center').waitFor();
  await visit(page, '/invitation?lang=en&token=secret');
  await visit(page, '/newsfeed?lang=en');
  await isKept(page, '/newsfeed?lang=en');
  const all = await kept(page);
  const site = new URL(portal('/')).origin;
  expect(all.filter(({ url }) => new URL(url).origin !== site || /token|invitation/.test(url))).toEqual([]);
  const personal = [email, `${firstName} ${lastName}`, 'accessToken'];
  const drawn = all.filter(({ url }) => !url.includes('/assets/'));
  expect(drawn.filter(({ text }) => personal.some((word) => text.includes(word))).map(({ url }) => url)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.context().setOffline(true);
  await page.goto(portal('/newsfeed?lang=en'));
  await page.locator('main').waitFor();
  expect(await page.locator('body').innerText()).not.toContain(`${firstName} ${lastName}`);
}, 120_000);
