import { businessPath } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { asNewcomer } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

/** A business without followers. */
const fresh = async () =>
  (await asNewcomer())<BusinessProfile>('business/profile/create', {
    companyName: 'Follow Works',
    categories: ['0006.01'],
    businessType: 'MA',
    country: 'SA',
    state: 'SA-01',
    shortDescription: 'Gears',
  });

/** Holds a request back until the test lets it fail. */
async function holdBack(page: Page, address: string, method: string) {
  let held: Route | undefined;
  await page.route(address, (route) => {
    if (route.request().method() === method) held = route;
    else route.continue();
  });
  return {
    arrived: () => expect.poll(() => held !== undefined).toBe(true),
    fail: () =>
      held!.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': new URL(page.url()).origin },
        json: { success: false, code: 500, name: 'InternalError', message: 'x' },
      }),
  };
}

it('R-228 counts a follow at once, and takes it back in silence when it fails', async () => {
  const { businessID } = await fresh();
  const page = await openPage();
  await signIn(page, 'buyer@demo.example');
  await visit(page, businessPath('Follow Works', businessID));
  await page.locator('header .account .menu-button').waitFor();
  const follow = page.locator('.business-buttons button').nth(1);
  const count = page.locator('.business-counts li').nth(1).locator('b');
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
  expect(await count.innerText()).toBe('0');

  const following = await holdBack(page, '**/social/follow/business', 'POST');
  await follow.click();
  await following.arrived();
  const shown = async () => [await count.innerText(), await follow.getAttribute('aria-pressed')];
  await expect.poll(shown).toEqual(['1', 'true']);
  await following.fail();
  await expect.poll(shown).toEqual(['0', 'false']);
  expect(await page.locator('.toast').count()).toBe(0);
  await page.unroute('**/social/follow/business');

  const followed = page.waitForResponse((answer) => answer.url().endsWith('/social/follow/business') && answer.ok());
  await follow.click();
  await followed;
  await expect.poll(shown).toEqual(['1', 'true']);
  const leaving = await holdBack(page, `**/social/follow/${businessID}*`, 'DELETE');
  await follow.click();
  await leaving.arrived();
  await expect.poll(shown).toEqual(['0', 'false']);
  await leaving.fail();
  await expect.poll(shown).toEqual(['1', 'true']);
  expect(await page.locator('.toast').count()).toBe(0);
});
