import { sisterExample } from '@wbn/network';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asPerson, newBusiness, newPerson } from '../support/api.ts';
import { loginAs, openPage } from '../support/pages.ts';

interface Wbn {
  session(): Promise<{ loggedIn: boolean }>;
  login(): Promise<void>;
}
type Site = Window & { wbn: Wbn };

const buyer = 'buyer@demo.example';
const isLoggedIn = (partner: Page) =>
  partner.evaluate(async () => (await (window as unknown as Site).wbn.session()).loggedIn).catch(() => undefined);

/** A partner's page in the browser of a person who is logged in at the account site, and allows this page. */
async function openPartner(page: Page): Promise<Page> {
  const { accounts, cdn } = addresses();
  const partner = await page.context().newPage();
  await partner.goto(`${cdn}/examples/login/`);
  await partner.waitForFunction(() => 'version' in (window as unknown as Site).wbn);
  const [popup] = await Promise.all([page.context().waitForEvent('page'), partner.click('#login')]);
  await popup.waitForURL((url) => url.href.startsWith(accounts));
  await popup.locator('input[name="scope.message"]').check();
  await popup.locator('button[value=allow]').click();
  await expect.poll(() => isLoggedIn(partner), { timeout: 30_000 }).toBe(true);
  return partner;
}

/** A browser whose pages share one clock, which a test can stop. */
async function openBrowser(): Promise<Page> {
  const page = await openPage({ permissions: ['local-network-access'] });
  await page.clock.install();
  return page;
}

/** Milliseconds of their own clock in which all pages show a logout. A page that asks now and then for its session needs more. */
const soon = 5000;

/** Logs out and advances the clock of all pages by at most `soon` until the condition holds, however slow the machine is. */
async function logOutUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await logOut(page);
  const step = 100;
  let left = soon;
  const goOn = async () => {
    if (left > 0) await page.clock.runFor(step);
    left -= step;
    return isSo();
  };
  // The server takes real time to tell the pages.
  await expect.poll(goOn, { interval: 200, timeout: 30_000 }).toBe(true);
}

async function logOut(page: Page): Promise<void> {
  await page
    .locator('.menu-button', { has: page.locator('.menu-name') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
}

it('a logout at the portal reaches a second tab, and a partner’s page without anything live on it', async () => {
  const page = await openBrowser();
  await loginAs(page, buyer, '/industries');
  const second = await page.context().newPage();
  await second.goto(`${addresses().portal}/notifications`);
  await second.locator('html[data-person]').waitFor({ state: 'attached' });
  const partner = await openPartner(page);

  await logOutUntil(
    page,
    async () =>
      (await isLoggedIn(partner)) === false &&
      (await second.locator('html:not([data-person])').count()) === 1 &&
      (await second.locator('.personal-state[role=alert]').isVisible()),
  );
});

it('a logout at the portal takes the conversations off a partner’s page, and the person off a sister site', async () => {
  const seller = await newBusiness(await newPerson(), 'Harbour Valves');
  const ask = await asPerson(buyer);
  const { requestID } = await ask<{ requestID: string }>('business/request', {
    to: seller,
    subject: 'Gate valves',
    message: 'What does a gate valve cost?',
  });

  const page = await openBrowser();
  await loginAs(page, buyer, '/industries');
  const partner = await openPartner(page);
  await partner.evaluate(() => {
    const center = document.createElement('wbn-message-center');
    center.setAttribute('load', 'eager');
    document.querySelector('main')!.append(center);
  });
  const center = partner.locator('wbn-message-center');
  await center.locator(`[data-id="${requestID}"]`).waitFor();

  const sister = await page.context().newPage();
  await sister.goto(sisterExample(addresses()));
  const comments = sister.locator('wbn-comments');
  await comments.scrollIntoViewIfNeeded();
  await comments.locator('[part=login]').click();
  await sister.locator('#visitor', { hasText: 'Sesión iniciada: ' }).waitFor();
  await comments.scrollIntoViewIfNeeded();
  await comments.locator('[part=input]').waitFor();

  await logOutUntil(
    page,
    async () =>
      (await center.locator('[data-id]').count()) === 0 &&
      (await sister.locator('#visitor', { hasText: 'Sin sesión' }).isVisible()) &&
      (await comments.locator('[part=login]').isVisible()),
  );
  expect(await comments.locator('[part=input]').count()).toBe(0);
});
