import { appCode } from '@wbn/accounts/testing';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { newPerson } from '../support/api.ts';
import { complaints, openPage } from '../support/pages.ts';

it('a person without script sets up an app, logs in with its code, and with a recovery code after losing the phone', async () => {
  const { accounts, portal } = addresses();
  const person = await newPerson('Tova', 'Twostep');
  const page = await openPage({ width: 360, height: 780, javaScriptEnabled: false });
  const heard = complaints(page);
  const password = async (back: string) => {
    await page.goto(`${accounts}/login?prompt=login&continue=${encodeURIComponent(back)}`);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await password(`${accounts}/account/second-factor`);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await page.locator('code.secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const codes = await page.locator('.codes code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('wbn-recovery-codes.txt');

  await page.context().clearCookies();
  await password(`${portal}/`);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.origin === portal);

  await page.context().clearCookies();
  await password(`${accounts}/account`);
  await page.getByLabel('Code', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('This code is not right, or was used already.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.goto(`${accounts}/account/second-factor`);
  await page.getByText('Recovery codes left: 9').waitFor();
  // A refused form answers 401, which the console reports.
  expect(heard.filter((one) => !one.includes('401'))).toEqual([]);
});
