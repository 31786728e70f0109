import type { Page } from 'playwright';
import { linkTo } from '../support/mails.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Fills in the account site's registration, which is open, and sends it. */
export async function fillRegistration(page: Page, account: NewAccount): Promise<void> {
  for (const [name, value] of Object.entries(account)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('form button[type=submit]').first().click();
}

/** Follows the link of the mail that confirms a new address, in a tab of its own. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(await linkTo('/verify-email', email));
  await tab.locator('form button[type=submit]').first().click();
  await tab.getByText('Your e-mail address is confirmed.').waitFor();
  await tab.close();
}
