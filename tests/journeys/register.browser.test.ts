import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { linkTo } from '../support/mails.ts';
import { openPage, takenOver } from '../support/pages.ts';
import { fillRegistration } from './steps.ts';

it('registering brings the visitor back to the page they came from, logged in, with the code gone and used up', async () => {
  const { portal, accounts } = addresses();
  const page = await openPage();
  const codes: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const code = url.searchParams.get('token');
    if (url.pathname.startsWith('/SetID') && code) codes.push(code);
  });
  const from = `${portal}/search-result?business=DI&countries=global&search=pumps`;
  await page.goto(from);
  // Clicked before hydration, the link lacks the verifier, and the login restarts on the way back.
  await takenOver(page);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.waitForURL((url) => url.href.startsWith(`${accounts}/register`));
  await fillRegistration(page, {
    firstName: 'Nadia',
    lastName: 'Benali',
    email: `nadia.${Date.now()}@people.example`,
    password: 'a long enough password',
  });
  await page.waitForURL(from);

  expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  await page.getByRole('link', { name: 'My B2B' }).first().waitFor();
  expect(codes[0]).toBeTruthy();
  const again = await fetch(`${accounts}/get-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: codes[0] }),
  });
  expect(again.status).toBe(401);

  await page.reload();
  await page.getByRole('link', { name: 'My B2B' }).first().waitFor();
});

it('a tab that waits for the mail goes on once the address was confirmed in another one', async () => {
  const { portal } = addresses();
  const page = await openPage();
  const email = `tabs.${Date.now()}@people.example`;
  await page.goto(`${portal}/about-us`);
  await takenOver(page);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.waitForURL(/\/register/);
  const fields = { firstName: 'Nadia', lastName: 'Benali', email, password: 'a long enough password' };
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('form button[type=submit]').first().click();
  await page.getByText('Check your mail').waitFor();
  const seen = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  const looked = page.waitForResponse(/\/account$/);
  await seen();
  await looked;
  expect(await page.getByText('Check your mail').count()).toBe(1);

  const mail = await page.context().newPage();
  await mail.goto(await linkTo('/verify-email', email));
  await mail.locator('form button[type=submit]').first().click();
  await mail.getByRole('link', { name: 'My B2B' }).first().waitFor();
  await seen();
  await page.waitForURL(`${portal}/about-us`);
  await page.getByRole('link', { name: 'My B2B' }).first().waitFor();
});

it('a button pressed twice registers once, and logs in once', async () => {
  const { portal, accounts } = addresses();
  const page = await openPage();
  const twice = async (link: string, fields: Record<string, string>) => {
    await page.goto(`${portal}/`);
    await takenOver(page);
    await page.getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => url.href.startsWith(accounts));
    for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
    await page.locator('form button[type=submit]').first().dblclick({ delay: 50 });
    if (link === 'Register') {
      await page.getByText('Check your mail').waitFor();
      await page.goto(await linkTo('/verify-email', fields.email ?? ''));
      await page.locator('form button[type=submit]').first().dblclick({ delay: 50 });
    }
    // The second click aborts the first navigation, which `waitForURL` would report as a failure.
    await expect.poll(() => page.url()).toBe(`${portal}/`);
    await page.getByRole('link', { name: 'My B2B' }).first().waitFor();
    await page.goto(`${accounts}/account/sessions`);
    return page.locator('.sites').first().locator('li').allInnerTexts();
  };
  const account = { email: `twice.${Date.now()}@people.example`, password: 'a long enough password' };
  const here = [expect.stringMatching(new RegExp(`Account site\\s+${portal}`))];
  expect(await twice('Register', { firstName: 'Nadia', lastName: 'Benali', ...account })).toEqual(here);
  await page.goto(`${accounts}/logout`);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(`${portal}/`);
  await page.evaluate(() => localStorage.clear());
  expect(await twice('Login', account)).toEqual(here);
});
