import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { choose } from '../../host-site/tests/form.ts';
import { asPerson } from '../../host-site/tests/support.ts';
import { addresses } from '../support/addresses.ts';
import { mailTo } from '../support/mails.ts';
import { openPage } from '../support/pages.ts';

interface Thread {
  readonly requestID: string;
  readonly subject: string;
}

const password = 'a long enough password';

/** Registers in the browser, from a page and back to it. */
async function register(firstName: string): Promise<{ page: Page; email: string }> {
  const { accounts, portal } = addresses();
  const page = await openPage();
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID()}@people.example`;
  await page.goto(`${portal}/industries`);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
  await page.locator('input[name=firstName]').fill(firstName);
  await page.locator('input[name=lastName]').fill('Haddad');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').first().click();
  await page.getByRole('link', { name: 'My Business' }).waitFor();
  return { page, email };
}

it('an owner makes a business, fills it, and lets a member answer for it', async () => {
  const { page, email } = await register('Laila');
  const [confirm] = /https?:\/\/\S+\/verify-email\?token=[\w-]+/.exec(await mailTo(email)) ?? [];
  const inbox = await page.context().newPage();
  await inbox.goto(confirm!);
  await inbox.locator('form button[type=submit]').first().click();
  await inbox.getByText('Your e-mail address is confirmed.').waitFor();
  await inbox.close();

  await page.getByRole('link', { name: 'My Business' }).click();
  await page.getByRole('link', { name: 'Create your Business profile' }).click();
  await page.getByLabel('Company Name').fill('Haddad Gears');
  await choose(page, 'Main Industry', 'Power Transmission');
  await choose(page, 'Main Categories', 'Bearings');
  await page.keyboard.press('Escape');
  await choose(page, 'Business Type', 'Manufacturers');
  await choose(page, 'Country', 'Saudi Arabia');
  await choose(page, 'State', 'Riyadh');
  await page.getByLabel('Company short description').fill('Gears for conveyors, cut and hardened in Riyadh.');
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
  await page.getByRole('button', { name: `Take back the invitation of ${colleague}` }).waitFor();
  const [link] = /https?:\/\/\S+\/invitation\?token=[\w-]+/.exec(await mailTo(colleague)) ?? [];

  // The member comes through the mail without a session, registers there, and is led back to the invitation.
  const theirs = await openPage();
  await theirs.goto(link!);
  await theirs.waitForURL((url) => url.pathname === '/login');
  await theirs.locator('a[href*="/register"]').first().click();
  await theirs.locator('input[name=firstName]').fill('Omar');
  await theirs.locator('input[name=lastName]').fill('Haddad');
  await theirs.locator('input[name=email]').fill(colleague);
  await theirs.locator('input[name=password]').fill(password);
  await theirs.locator('form button[type=submit]').first().click();
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
  await theirs.getByRole('link', { name: 'See the business' }).click();
  await theirs.getByRole('link', { name: 'Requests', exact: true }).waitFor();
  const businessID = new URL(theirs.url()).pathname.split('/')[2]!;

  // A buyer asks, and the member answers in the name of the business.
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
