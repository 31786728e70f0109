import { appCode } from '@wbn/accounts/testing';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { newBusiness, newPerson, type TestPerson } from '../support/api.ts';
import { linkTo } from '../support/mails.ts';
import { openPage, signIn } from '../support/pages.ts';

/** Logs in with the account site's form, sets up an app and leads back to the portal, whose session then has two-step login. */
async function setUp(page: Page, person: TestPerson, back: string): Promise<void> {
  const { accounts } = addresses();
  const at = `${accounts}/account/second-factor`;
  await page.goto(`${accounts}/login?prompt=login&continue=${encodeURIComponent(at)}`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('code.secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await page.goto(back);
}

it('an owner requires two-step login; a member without it is led to the set-up page, and goes on afterwards', async () => {
  const { accounts, portal } = addresses();
  const owner = await newPerson('Olga', 'Owner');
  const member = await newPerson('Mika', 'Member');
  const business = await newBusiness(owner, 'Strict Valves');
  await owner.ask(`business/${business}/members/invite`, { email: member.email, role: 'admin' });
  const token = new URL(await linkTo('/invitation', member.email)).searchParams.get('token');
  await member.ask('business/members/accept', { token });
  const members = `${portal}/business/${business}/members`;

  const page = await openPage();
  await signIn(page, owner.email, `/business/${business}/members`, owner.password);
  await page.getByText('To require it of the members, set it up for yourself first.').waitFor();
  // A new login: the earlier session has ended.
  await setUp(page, owner, members);
  await page.getByText('Members without two-step login: 1').waitFor();
  await page.getByRole('combobox', { name: 'Begins' }).click();
  await page.getByRole('option', { name: 'Now' }).click();
  await page.getByRole('button', { name: 'Require two-step login' }).click();
  await page.getByText('Members without two-step login cannot act for this business.').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Mika Member' });
  await row.getByText('No two-step login').waitFor();

  const theirs = await openPage({ width: 360, height: 780 });
  await signIn(theirs, member.email, '/notifications', member.password);
  await theirs.getByRole('link', { name: /Your business requires two-step login/ }).click();
  const notice = theirs.getByRole('alert').filter({ hasText: 'Two-step login is required for this.' });
  await notice.waitFor();
  const link = notice.getByRole('link', { name: 'Set up two-step login' });
  expect(await link.getAttribute('href')).toBe(`${accounts}/account/second-factor`);
  await theirs.goto(`${portal}/business/${business}/requests`);
  await theirs.getByRole('status').getByText('Two-step login is required for this.').waitFor();
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await setUp(theirs, member, members);
  await theirs.getByRole('heading', { name: 'Invite somebody' }).waitFor();
  await page.reload();
  await page.getByText('All members use two-step login.').waitFor();

  await page.getByRole('button', { name: 'No longer require it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No longer require it' }).click();
  await page.getByText('Members act for this business with their password alone.').waitFor();
}, 120_000);
