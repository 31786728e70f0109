import type { BusinessCard, Inquiry } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';
import { openPage } from '../support/pages.ts';
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
