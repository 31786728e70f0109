import type { Page } from 'playwright';
import { addresses } from '../support/addresses.ts';
import { linkTo } from '../support/mails.ts';
import { takenOver } from '../support/pages.ts';
import { type Acting, byPointer } from './acting.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Fills in and sends the open registration form, and follows the mailed link in the same browser. */
export async function fillRegistration(
  page: Page,
  account: NewAccount,
  { fill, press }: Pick<Acting, 'fill' | 'press'> = byPointer(),
): Promise<void> {
  for (const [name, value] of Object.entries(account)) await fill(page.locator(`input[name=${name}]`), value);
  await press(page.locator('form button[type=submit]').first());
  await page.goto(await linkTo('/verify-email', account.email));
  await press(page.locator('form button[type=submit]').first());
}

/**
 * Opens a page of the portal without a session, logs in by the account site's form, and returns to that page. Personal pages lead to the form
 * by themselves, others by the link in their header.
 */
export async function logInFrom(
  page: Page,
  path: string,
  { email, password = 'demo-password-1' }: { readonly email: string; readonly password?: string },
  { fill, press }: Pick<Acting, 'fill' | 'press'> = byPointer(),
): Promise<void> {
  const { accounts, portal } = addresses();
  const drawn = await (await page.goto(portal + path))?.text();
  if (!drawn?.includes('data-awaits-person')) {
    await takenOver(page);
    await press(page.locator('header a.button[href*="/login"]'));
  }
  await page.waitForURL((url) => url.href.startsWith(`${accounts}/login`));
  await fill(page.locator('input[name=email]'), email);
  await fill(page.locator('input[name=password]'), password);
  await press(page.locator('form button[type=submit]').first());
  await page.waitForURL((url) => url.href.startsWith(`${portal}/`) && url.pathname !== '/SetID');
}
