import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';

it('an owner connects an identity provider, sees the record that proves a domain, and removes the provider', async () => {
  const { accounts } = addresses();
  const owner = await newPerson('Olga', 'Owner');
  const business = await newBusiness(owner, 'Signed Valves');
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, owner.email, `/business/${business}/members`, owner.password);
  const section = page.getByRole('region', { name: 'Sign-in by your identity provider' });
  await section.waitFor();
  // Few businesses have a provider: the form to invite a colleague stands before it.
  const heads = await page.locator('main h2').allInnerTexts();
  expect(heads.indexOf('Invite somebody')).toBeLessThan(heads.indexOf('Sign-in by your identity provider'));
  expect(await section.getByLabel('Issuer').isVisible()).toBe(false);
  await section.getByText('Sign-in by your identity provider').click();
  await section.getByText(`${accounts}/login/business/callback`).waitFor();
  await section.getByLabel('Issuer').fill('https://login.company.example/?tenant=1');
  await section.getByLabel('Client ID').fill('wbn');
  await section.getByLabel('Domains of e-mail addresses').fill('company.example, other.example');
  await section.getByRole('button', { name: 'Connect' }).click();
  await section.getByText('Enter an https address without query.').waitFor();
  await section.getByLabel('Issuer').fill('https://login.company.example');
  await section.getByRole('button', { name: 'Connect' }).click();
  await section.getByText('Enter the secret of this client.').waitFor();
  await section.getByLabel('Client secret').fill('a secret of the provider');
  await section.getByRole('button', { name: 'Connect' }).click();
  const domain = section.getByRole('listitem').filter({ hasText: 'other.example' });
  await domain.getByText('_wbn-sign-in.other.example').waitFor();
  await domain.getByText('not proved yet').waitFor();
  // The secret does not come back.
  expect(await section.getByLabel('Client secret').inputValue()).toBe('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await domain.getByText('not proved yet').waitFor();
  expect(await section.getByLabel('Issuer').inputValue()).toBe('https://login.company.example');
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await section.getByRole('button', { name: 'Connect' }).waitFor();
  await page.goto(`${new URL(page.url()).origin}/business/${business}/audit`);
  await page.getByText('removed the identity provider').waitFor();
}, 60_000);
