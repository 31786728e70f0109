import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { fillNewBusiness } from '../../host-site/tests/form.ts';
import { addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';
import { linkTo } from '../support/mails.ts';
import { openPage } from '../support/pages.ts';
import { fillRegistration } from './steps.ts';

interface Thread {
  readonly requestID: string;
  readonly subject: string;
}

const password = 'a long enough password';

/** Registers in the browser, starting at a page and returning to it. */
async function register(firstName: string): Promise<Page> {
  const { accounts, portal } = addresses();
  const page = await openPage();
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID()}@people.example`;
  await page.goto(`${portal}/industries`);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
  await fillRegistration(page, { firstName, lastName: 'Haddad', email, password });
  await page.getByRole('link', { name: 'My Business' }).waitFor();
  return page;
}

it('an owner makes a business, fills it, and lets a member answer for it', async () => {
  const page = await register('Laila');

  await page.getByRole('link', { name: 'My Business' }).click();
  await page.getByRole('link', { name: 'Create your Business profile' }).click();
  await fillNewBusiness(page, 'Haddad Gears');
  await page.getByRole('button', { name: 'Create your Business Profile' }).click();

  await page.getByRole('link', { name: 'Manage Business' }).click();
  await page.getByRole('link', { name: 'Edit: Contact Information' }).click();
  await page.getByLabel('City').fill('Riyadh');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('All changes are saved.').waitFor();
  await page.getByRole('link', { name: 'Manage Profile' }).click();
  await page.getByRole('heading', { name: 'Haddad Gears / Riyadh, Saudi Arabia' }).waitFor();

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  const colleague = `omar.${crypto.randomUUID()}@people.example`;
  await page.getByLabel('E-mail', { exact: true }).fill(colleague);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByRole('button', { name: `Withdraw the invitation of ${colleague}` }).waitFor();
  const link = await linkTo('/invitation', colleague);

  // The member opens the mail without a session, registers, and returns to the invitation.
  const theirs = await openPage();
  await theirs.goto(link);
  await theirs.waitForURL((url) => url.pathname === '/login');
  await theirs.locator('a[href*="/register"]').first().click();
  await fillRegistration(theirs, { firstName: 'Omar', lastName: 'Haddad', email: colleague, password });
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
  await theirs.getByRole('link', { name: 'See the business' }).click();
  // The head of the page and the links beside it both lead to the requests.
  await theirs.getByRole('link', { name: 'Requests', exact: true }).first().waitFor();
  const businessID = new URL(theirs.url()).pathname.split('/')[2]!;

  // A buyer asks, and the member answers for the business.
  const buyer = await asPerson('buyer@demo.example');
  await buyer('business/request', { to: businessID, subject: 'Gears', message: 'Do you cut module 4?' });
  const member = await asPerson(colleague, password);
  const [thread] = await member<Thread[]>(`business/request?ubid=${businessID}`);
  expect(thread?.subject).toBe('Gears');
  const at = `business/request/${thread!.requestID}`;
  await member(`${at}/send-message?bid=${businessID}`, { content: 'Up to module 12.' });
  const said = await buyer<{ content: string }[]>(`${at}/get-messages`);
  expect(said.map(({ content }) => content)).toEqual(['Do you cut module 4?', 'Up to module 12.']);
}, 180_000);
