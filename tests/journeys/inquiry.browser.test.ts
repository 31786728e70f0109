import { productPath } from '@wbn/contract';
import type { BusinessCard, Inquiry, Product } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';
import { openPage } from '../support/pages.ts';
import { inLanguage } from '../support/portal-pages.ts';
import { newEmail } from '../support/sessions.ts';
import { fillRegistration } from './steps.ts';

const form = (page: Page, part: string) => page.locator(`wbn-inquiry-form [part=${part}]`);
const center = (page: Page, part: string) => page.locator(`wbn-message-center [part=${part}]`);
const path = (page: Page) => new URL(page.url()).pathname;

it('a partner’s visitor finds a supplier, registers, comes back, asks, is answered live, and ends it', async () => {
  const { accounts, cdn, portal } = addresses();
  const asOwner = await asPerson('owner@demo.example');
  const theirs = await asOwner<BusinessCard[]>('business/profile/my-list');
  // The box searches manufacturers by default.
  const supplier = theirs.find((one) => one.general.businessType?.code === 'MA');
  const { businessID, general } = supplier!;
  const email = newEmail();
  const subject = `Valves ${crypto.randomUUID()}`;

  // On the partner page: a search leads to the portal's results.
  const page = await openPage();
  await page.goto(`${cdn}/examples/partner-search/`);
  const input = page.locator('wbn-search-box').locator('input[role=combobox]').last();
  await input.fill(general.companyName);
  await input.press('Enter');
  await page.waitForURL((url) => url.href.startsWith(`${portal}/search-result`));
  await page.locator(`main a[href*="${businessID}"]`).first().click();
  await expect.poll(() => path(page)).toContain(businessID);

  // The form needs a login: the visitor registers and returns to it.
  await page.locator('.business-side a', { hasText: 'Send Request' }).click();
  await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
  await page.locator('a[href^="/register"]').click();
  await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
  await fillRegistration(page, { firstName: 'Paula', lastName: 'Partner', email, password: 'demo-password-1' });
  await expect.poll(() => path(page), { timeout: 15_000 }).toBe(`/business/${businessID}/send-request`);

  await expect.poll(() => form(page, 'to').innerText()).toBe(general.companyName);
  await form(page, 'subject').selectOption('Other');
  await form(page, 'other').fill(subject);
  await form(page, 'message').fill('Do you make them in bronze?');

  await form(page, 'submit').click();
  // After sending, the inquiry opens as a conversation.
  await expect.poll(() => path(page), { timeout: 15_000 }).toMatch(/^\/business\/me\/requests\/./);
  await expect.poll(() => center(page, 'messages').innerText()).toContain('Do you make them in bronze?');

  // The supplier answers; the answer appears without a click.
  const threads = await asOwner<Inquiry[]>(`business/request?ubid=${businessID}`);
  const { requestID } = threads.find((thread) => thread.subject === subject)!;
  await asOwner(`business/request/${requestID}/send-message?bid=${businessID}`, { content: 'Yes, up to DN 200.' });
  await expect.poll(() => center(page, 'messages').innerText(), { timeout: 15_000 }).toContain('Yes, up to DN 200.');

  await center(page, 'settings').click();
  await center(page, 'end').click();
  await center(page, 'confirm').click();
  await expect.poll(() => center(page, 'input').getAttribute('placeholder')).toBe('This chat has ended');
  const after = await asOwner<Inquiry[]>(`business/request?ubid=${businessID}`);
  expect(after.find((thread) => thread.requestID === requestID)?.status).toBe('closed');
});

/** A page of the product search, and its first product. */
async function aProductOf(page: Page): Promise<{ name: string; reference: string | null; businessID: string }> {
  const { api, portal } = addresses();
  const answer = await fetch(`${api}/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'valve', size: 1 }),
  });
  const { data } = (await answer.json()) as { data: { results: Product[] } };
  const { businessID, businessProfile, externalID, name, productID } = data.results[0]!;
  await page.goto(portal + productPath(businessProfile.general.companyName ?? '', name, productID));
  return { name, reference: externalID, businessID };
}

it.each([
  ['a phone', 390, 'en'],
  ['a desktop', 1440, 'en'],
  ['a phone, in Arabic', 390, 'ar'],
])(
  'a new buyer on %s asks about a product before their address is confirmed, and nothing is lost',
  async (_, width, lang) => {
    const { accounts } = addresses();
    const email = newEmail();
    const page = await openPage({ width, height: 844 });
    const { name, reference } = await aProductOf(page);
    await page.locator('wbn-product-page wbn-business-card [part=request]').click();
    await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
    await page.locator('a[href^="/register"]').click();
    await fillRegistration(page, { firstName: 'Bea', lastName: 'Buyer', email, password: 'demo-password-1' });
    await form(page, 'product').waitFor();
    // Accounts of earlier releases may have an unconfirmed address.
    let confirmed = false;
    await page.route('**/user/email-confirmation*', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { success: true, code: 200, data: { email, confirmed, required: true } },
      }),
    );
    await page.goto(inLanguage(page.url(), lang));

    // The product is above the form, and the unconfirmed address is shown before any input.
    await expect.poll(() => form(page, 'product').innerText(), { timeout: 15_000 }).toContain(name);
    if (reference) expect(await form(page, 'product').innerText()).toContain(reference);
    await expect.poll(() => form(page, 'unconfirmed').innerText()).toContain(email);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await form(page, 'send-again').click();
    await form(page, 'subject').selectOption('Samples');
    await form(page, 'message').fill('Two of each, please.');
    await form(page, 'submit').click();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/business/request')
        sent.push(request.url());
    });
    expect(sent).toHaveLength(0);
    confirmed = true;

    // Confirmed elsewhere: the inquiry is sent once, and its conversation shows the product.
    await expect
      .poll(() => center(page, 'messages').innerText(), { timeout: 20_000 })
      .toContain('Two of each, please.');
    expect(sent).toHaveLength(1);
    await expect.poll(() => center(page, 'product').innerText()).toContain(name);
    expect(await center(page, 'thread-product').first().textContent()).toContain(name);
  },
);
