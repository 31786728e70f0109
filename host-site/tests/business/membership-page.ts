import type { Page, Request } from 'playwright';
import { addresses } from '../../../tests/support/addresses.ts';
import { asNewcomer, newBusiness } from '../../../tests/support/api.ts';
import { openPage, type PageOptions, signIn } from '../../../tests/support/pages.ts';
import { newEmail } from '../../../tests/support/sessions.ts';
import { visit } from '../support.ts';

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };
export const part = (page: Page, name: string) => page.locator(`wbn-membership-checkout [part=${name}]`);
export const form = (page: Page) => page.frameLocator('wbn-membership-checkout > iframe[slot=payment]');
/** A purchase sends the membership that its page showed in the query. */
export const isCharge = (url: URL): boolean => url.href.split('?')[0] === `${addresses().api}/subscription/subscribe`;
export const charges = (page: Page): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && isCharge(new URL(request.url()))) seen.push(request);
  });
  return seen;
};

/** The membership page of a new business, opened by its owner. */
export async function openMembership(options: PageOptions & { lang?: string } = {}) {
  const email = newEmail();
  const owner = await asNewcomer(email);
  const businessID = await newBusiness({ ask: owner }, 'Muscat Bearings');
  const path = `/business/${businessID}/membership`;
  const page = await openPage(options);
  await signIn(page, email);
  await visit(page, options.lang ? `${path}?lang=${options.lang}` : path);
  await part(page, 'options').waitFor();
  return { page, owner, email, businessID, path };
}

export async function choose(page: Page, tier = 0): Promise<void> {
  await part(page, 'option').nth(tier).locator('input').check();
  await part(page, 'pay').waitFor();
  await form(page).locator('#number').waitFor();
}
export async function enter(page: Page, number: string, expiry = '12 / 39'): Promise<void> {
  const fields = { '#number': number, '#expiry': expiry, '#cvc': '123', '#name': 'Nour Newcomer' };
  for (const [field, value] of Object.entries(fields)) await form(page).locator(field).fill(value);
}
