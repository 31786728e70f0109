import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { ask, asPerson } from '../../../tests/support/api.ts';
import { loginAs, openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { sessionOf } from '../../../tests/support/sessions.ts';
import { answer, portal } from '../support.ts';

const buyer = 'buyer@demo.example';
const user = (page: Page) => page.getByRole('link', { name: 'My B2B' }).first();
const visitor = (page: Page) => page.locator('header').getByRole('link', { name: 'Login' }).first();

/** Requests of the page's scripts, by host and path, and the number of page loads. */
function watch(page: Page) {
  const { api, accounts } = addresses();
  const asked: string[] = [];
  let loads = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'OPTIONS' && [api, accounts].includes(url.origin)) {
      asked.push(`${request.method()} ${url.origin === accounts ? 'accounts' : 'api'}${url.pathname}`);
    }
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return { asked, loads: () => loads, count: (what: string) => asked.filter((one) => one === what).length };
}

/** A page of the portal without scripts: with scripts, it might renew the stored session before the test loads the next page. */
async function withStored(session: object | undefined): Promise<Page> {
  const page = await openPage();
  await page.goto(portal('/robots.txt'));
  await page.evaluate((value) => {
    if (value) localStorage.setItem('wbn:session', JSON.stringify(value));
  }, session);
  return page;
}

describe('R-100 on load', () => {
  it('R-100 a valid token means logged in, and nothing is renewed', async () => {
    const page = await withStored(await sessionOf(buyer));
    const seen = watch(page);
    await page.goto(portal('/about-us'));
    await user(page).waitFor();
    expect(seen.count('POST accounts/refresh-token')).toBe(0);
  });

  it('R-100 an expired token is renewed, and a visitor with a new one is logged in', async () => {
    const page = await withStored({ ...(await sessionOf(buyer)), token: 'x.y.z', tokenExpire: Date.now() - 60_000 });
    const seen = watch(page);
    await page.goto(portal('/about-us'));
    await user(page).waitFor();
    expect(seen.count('POST accounts/refresh-token')).toBe(1);
  });

  it('R-100 a visitor without a new token is logged out, and nothing of the session is left', async () => {
    const page = await withStored({ ...(await sessionOf(buyer)), token: '', refreshToken: 'made-up' });
    const seen = watch(page);
    await page.goto(portal('/about-us'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wbn:session'))).toBeNull();
    await visitor(page).waitFor();
    expect(seen.count('POST accounts/refresh-token')).toBe(1);
    expect(await user(page).count()).toBe(0);
  });

  it('R-100 with nothing stored nobody is logged in, and nobody is asked', async () => {
    const page = await withStored(undefined);
    const seen = watch(page);
    await page.goto(portal('/about-us'));
    await visitor(page).waitFor();
    expect(seen.asked.filter((one) => one.includes('accounts'))).toEqual([]);
  });
});

it('R-107 R-108 keeps the profile under its own key, and the chosen actor: the user until another is chosen', async () => {
  const page = await openPage();
  await loginAs(page, 'owner@demo.example', '/about-us');
  await user(page).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain('Faisal');
  const stored = () =>
    page.evaluate(() => ({
      actor: localStorage.getItem('wbn:actor'),
      userID: JSON.parse(localStorage.getItem('profile') ?? '{}').userID as string,
    }));
  const { userID } = await stored();
  await expect.poll(async () => (await stored()).actor).toBe(userID);
  const [{ businessID: business }] = await (await asPerson('owner@demo.example'))<[{ businessID: string }]>(
    'business/profile/my-list',
  );
  await page.locator('header .account').getByRole('button', { name: 'Account' }).click();
  // Myself, and then the first business.
  await page.getByRole('group', { name: 'Acting as' }).getByRole('radio').nth(1).check();
  await expect.poll(async () => (await stored()).actor).toBe(business);
  await page.reload();
  await user(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('wbn:session') ?? '{}').refreshToken))
    .toBeTruthy();
  expect((await stored()).actor).toBe(business);
});

describe('a logout', () => {
  const leave = async (page: Page) => {
    await page.locator('header').getByRole('button', { name: 'Account' }).click();
    await page.locator('header .menu-panel').getByText('Logout').click();
  };
  it.each([false, true])(
    'R-109 asks the account site and ends the session here (its answer lost: %s)',
    async (lost) => {
      const page = await openPage();
      await loginAs(page, buyer, '/about-us');
      await user(page).waitFor();
      const seen = watch(page);
      if (lost) await page.route('**/logout', (route) => route.abort());
      await leave(page);
      await page.waitForURL(portal('/'));
      await visitor(page).waitFor();
      expect(seen.count('POST accounts/logout')).toBe(1);
      expect(await page.evaluate(() => [localStorage.getItem('wbn:session'), localStorage.getItem('profile')])).toEqual(
        [null, null],
      );
    },
  );
});

it('R-115 an invalid token ends the session and loads the page anew, once', async () => {
  const page = await withStored({ ...(await sessionOf(buyer)), token: 'x.y.z' });
  const seen = watch(page);
  await page.goto(portal('/about-us'));
  await expect.poll(() => seen.loads(), { timeout: 20_000 }).toBe(2);
  await visitor(page).waitFor();
  await settled(page);
  expect(seen.loads()).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('wbn:session'))).toBeNull();
});

/** The page of any product. */
async function productPage(): Promise<string> {
  const { results } = await ask<{ results: { productID: string }[] }>('search/product', { textQuery: 'pump', size: 1 });
  return `/business-product/${results[0]!.productID}`;
}

it('R-375 a visitor without a session is neither reloaded nor asked for one again and again', async () => {
  for (const path of ['/profile', await productPage()]) {
    const page = await openPage();
    const seen = watch(page);
    await page.goto(portal(path));
    await visitor(page).waitFor();
    await settled(page);
    expect(seen.loads(), path).toBe(1);
    expect(seen.count('GET api/user/profile'), path).toBeLessThanOrEqual(1);
    expect(seen.count('POST accounts/refresh-token'), path).toBe(0);
  }
});

it('R-304 a product page is whole, and loaded once, for somebody whose profile cannot be had', async () => {
  const page = await openPage();
  await signIn(page, buyer);
  await answer(page, 'user/profile', undefined, 500);
  const seen = watch(page);
  await page.goto(portal(await productPage()));
  await user(page).waitFor();
  const part = (name: string) => page.locator(`wbn-product-page [part=${name}]`).first();
  await part('other').waitFor();
  for (const name of ['name', 'specifications', 'technical', 'business'])
    expect(await part(name).isVisible()).toBe(true);
  await page.locator('wbn-product-page wbn-comments [part=input]').waitFor();
  await settled(page);
  expect(seen.loads()).toBe(1);
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
});

it('a browser that keeps nothing is told so after two rounds, and not sent round for ever', async () => {
  const { accounts } = addresses();
  const page = await openPage();
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const seen = watch(page);
  await page.goto(portal('/about-us'));
  await visitor(page).click();
  await page.waitForURL((url) => url.href.startsWith(accounts));
  await page.locator('input[name=email]').fill(buyer);
  await page.locator('input[name=password]').fill('demo-password-1');
  await page.locator('form button[type=submit]').first().click();
  await page.getByText('This browser keeps no data of this site').waitFor();
  expect(new URL(page.url()).pathname).toBe('/SetID/');
  expect(seen.count('POST accounts/get-session')).toBe(0);
});
