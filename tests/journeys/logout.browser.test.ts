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

async function logOut(page: Page): Promise<void> {
  await page
    .locator('.menu-button', { has: page.locator('.menu-name') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
}

it('a logout at the portal reaches a second tab, and a partner’s page without anything live on it', async () => {
  const page = await openPage({ permissions: ['local-network-access'] });
  await loginAs(page, buyer, '/industries');
  const second = await page.context().newPage();
  await second.goto(`${addresses().portal}/notifications`);
  await second.locator('html[data-person]').waitFor({ state: 'attached' });
  const partner = await openPartner(page);

  await logOut(page);
  await Promise.all([
    expect.poll(() => isLoggedIn(partner)).toBe(false),
    second.locator('html:not([data-person])').waitFor({ state: 'attached' }),
    second.locator('.personal-state[role=alert]').waitFor(),
  ]);
});

it('a logout at the portal takes the conversations off a partner’s page, and the person off a sister site', async () => {
  const seller = await newBusiness(await newPerson(), 'Harbour Valves');
  const ask = await asPerson(buyer);
  const { requestID } = await ask<{ requestID: string }>('business/request', {
    to: seller,
    subject: 'Gate valves',
    message: 'What does a gate valve cost?',
  });

  const page = await openPage({ permissions: ['local-network-access'] });
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

  await logOut(page);
  await Promise.all([
    expect.poll(() => center.locator('[data-id]').count()).toBe(0),
    sister.locator('#visitor', { hasText: 'Sin sesión' }).waitFor(),
    comments.locator('[part=login]').waitFor(),
  ]);
  expect(await comments.locator('[part=input]').count()).toBe(0);
});
