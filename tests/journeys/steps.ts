import type { Page } from 'playwright';
import { linkTo } from '../support/mails.ts';
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
