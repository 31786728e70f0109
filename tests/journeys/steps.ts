import type { Page } from 'playwright';
import { linkTo } from '../support/mails.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Fills in and sends the open registration form, and follows the mailed link in the same browser. */
export async function fillRegistration(page: Page, account: NewAccount): Promise<void> {
  for (const [name, value] of Object.entries(account)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('form button[type=submit]').first().click();
  await page.getByText('Look into your mail').waitFor();
  await page.goto(await linkTo('/verify-email', account.email));
  await page.locator('form button[type=submit]').first().click();
}
