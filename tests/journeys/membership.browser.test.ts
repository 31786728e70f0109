import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { loginAs, openPage } from '../support/pages.ts';
import { openSession } from '../support/sessions.ts';

const register = async (email: string) => {
  const { api } = addresses();
  const post = async (url: string, body: object, headers: Record<string, string> = {}) =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const data = await openSession('register', {
    email,
    password: 'demo-password-1',
    firstName: 'Salma',
    lastName: 'Owner',
  });
  const made = await post(
    `${api}/business/profile/create`,
    {
      companyName: 'شركة مسقط للمحامل',
      categories: ['0006.01'],
      businessType: 'MA',
      country: 'SA',
      state: 'SA-01',
      shortDescription: 'Bearings for machines.',
    },
    { authorization: `Bearer ${data.token}` },
  );
  return made.data.businessID as string;
};

it('an owner buys gold with 3-D Secure after one decline, and sees the badge', async () => {
  const { payments, portal, api } = addresses();
  const email = `${crypto.randomUUID()}@owner.example`;
  const businessID = await register(email);
  const page = await openPage();
  await loginAs(page, email, '/industries');
  await page.goto(`${portal}/business/${businessID}/membership`);
  const part = (name: string) => page.locator(`wbn-membership-checkout [part=${name}]`);
  const card = page.frameLocator('wbn-membership-checkout > iframe');
  await part('option').first().locator('input').check();

  const pay = async (number: string) => {
    for (const [field, value] of [
      ['#number', number],
      ['#expiry', '12 / 39'],
      ['#cvc', '123'],
      ['#name', 'Salma Owner'],
    ] as const) {
      await card.locator(field).fill(value);
    }
    await part('pay').click();
  };
  await pay('4000 0000 0000 0002');
  await part('notice').waitFor();
  expect(await part('notice').innerText()).toMatch(/declined.*nothing was charged.*another card/);
  expect(await part('plan').innerText()).toBe('STANDARD');

  await pay('4000 0027 6000 3184');
  await page.waitForURL((url) => url.origin === payments);
  await page.getByText('Do you want to pay US$ 1850.00 to WBN?').waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(`${portal}/business/${businessID}/membership`);
  await page.getByText('Successful checkout!').waitFor();
  // The page reloads with the new membership.
  await expect.poll(() => part('plan').innerText()).toBe('GOLD');
  await expect.poll(() => part('receipt').count()).toBe(1);

  await page.goto(`${portal}/business/${businessID}`);
  await page.getByText('GOLD', { exact: false }).first().waitFor();
  const profile = await (await fetch(`${api}/business/profile/${businessID}`)).json();
  expect(profile.data.subscription).toBe('gold');
});
