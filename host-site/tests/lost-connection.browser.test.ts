import type { BusinessProfile, Inquiry, Invitation } from '@wbn/contract/shapes';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { ask, newBusiness, newPerson } from '../../tests/support/api.ts';
import { openPage, signIn } from '../../tests/support/pages.ts';
import { pagesWithIDs } from '../../tests/support/portal-pages.ts';
import { visit } from './support.ts';

const lost = 'No connection to the server. Check your connection, then try again.';

/** Cuts the API off, and nothing else: the files of the forms have come. */
const cutOff = (page: Page) =>
  page.route(`${addresses().api}/**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  );

/** Gives the line back, and sends again what was kept. */
const sendAgain = async (page: Page, button: Locator) => {
  await page.unroute(`${addresses().api}/**`);
  await button.click();
};

it('each form of the portal says that the connection is lost, keeps what was typed, and sends it later', async () => {
  const owner = await newPerson('Otto', 'Offline');
  const seller = await newPerson('Sela', 'Seller');
  const [business, other] = await Promise.all([
    newBusiness(owner, `Offline Works ${crypto.randomUUID().slice(0, 8)}`),
    newBusiness(seller, `Other Works ${crypto.randomUUID().slice(0, 8)}`),
  ]);
  const page = await openPage();
  await signIn(page, owner.email, '/', owner.password);
  const toast = page.locator('.toast-failure');
  const isNamedOnce = async (sentence = lost) => {
    await toast.filter({ hasText: sentence }).waitFor();
    expect(await toast.allInnerTexts()).toEqual([sentence]);
    await toast.getByRole('button').click();
  };

  await visit(page, `/business/${business}/edit`);
  const slogan = page.locator('main').getByLabel('Description', { exact: true });
  await slogan.fill('Typed without a network');
  await cutOff(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.locator('.form-summary', { hasText: lost }).waitFor();
  await isNamedOnce();
  expect(await slogan.inputValue()).toBe('Typed without a network');
  await sendAgain(page, page.getByRole('button', { name: 'Save Changes' }));
  await expect
    .poll(async () => (await ask<BusinessProfile>(`business/profile/${business}`)).general.generalDescription)
    .toBe('Typed without a network');

  await visit(page, '/profile/edit');
  await cutOff(page);
  await page.locator('#firstName').fill('Ottokar');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await isNamedOnce();
  expect(await page.locator('#firstName').inputValue()).toBe('Ottokar');
  await sendAgain(page, page.getByRole('button', { name: 'Save Changes' }));
  const firstName = async () => (await owner.ask<{ firstName: string }>('user/profile')).firstName;
  await expect.poll(firstName).toBe('Ottokar');

  await cutOff(page);
  await visit(page, '/contact-us/form');
  await page.locator('#enquiry-firstName').fill('Otto');
  await page.locator('#enquiry-email').fill('otto@people.example');
  await page.locator('#enquiry-moreInfoBuy').fill('Gate valves');
  await page.getByRole('button', { name: 'Submit' }).click();
  await isNamedOnce();
  expect(await page.locator('#enquiry-moreInfoBuy').inputValue()).toBe('Gate valves');
  await sendAgain(page, page.getByRole('button', { name: 'Submit' }));
  await page.getByText('Request sent successfully').first().waitFor();

  await cutOff(page);
  await visit(page, `/business/${other}/send-request?lang=es`);
  const form = page.locator('wbn-inquiry-form');
  await form.locator('[part=subject]').selectOption({ index: 1 });
  await form.locator('[part=message]').fill('Buenos días');
  await form.locator('[part=submit]').click();
  await toast.waitFor();
  expect(await form.locator('[part=toasts]').isVisible()).toBe(false);
  await isNamedOnce('Sin conexión con el servidor. Compruebe su conexión y vuelva a intentarlo.');
  expect(await form.locator('[part=message]').inputValue()).toBe('Buenos días');
  await sendAgain(page, form.locator('[part=submit]'));
  const arrived = () => seller.ask<Inquiry[]>(`business/request?ubid=${other}`);
  await expect.poll(async () => (await arrived()).length).toBe(1);

  // Another failure is said by the form, as always.
  await visit(page, `/business/${other}/send-request?lang=es`);
  await form.locator('[part=subject]').selectOption({ index: 1 });
  await form.locator('[part=submit]').click();
  await form.locator('[part=toasts] .failure').waitFor();
});

it('each form of the members of a business says that the connection is lost, keeps what was typed, and sends it later', async () => {
  const owner = await newPerson('Olga', 'Offline');
  const business = await newBusiness(owner, `Offline Team ${crypto.randomUUID().slice(0, 8)}`);
  const colleague = `${crypto.randomUUID()}@people.example`;
  await owner.ask(`business/${business}/members/invite`, { email: colleague, role: 'member' });
  const page = await openPage();
  await signIn(page, owner.email, undefined, owner.password);
  await visit(page, `/business/${business}/members`);
  const toast = page.locator('.toast-failure');
  const isNamedOnce = async () => {
    await toast.filter({ hasText: lost }).waitFor();
    expect(await toast.allInnerTexts()).toEqual([lost]);
    await toast.getByRole('button').click();
  };
  await page.getByText('Sign-in by your identity provider').click();
  await page.context().setOffline(true);
  await page.getByLabel('E-mail', { exact: true }).fill('new@people.example');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.locator('.field-error', { hasText: lost }).waitFor();
  await isNamedOnce();
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('new@people.example');

  await page.getByRole('button', { name: `Withdraw the invitation of ${colleague}` }).click();
  await isNamedOnce();
  await page.getByLabel('Client ID').fill('wbn');
  await page.getByRole('button', { name: 'Connect' }).click();
  await isNamedOnce();
  expect(await page.getByLabel('Client ID').inputValue()).toBe('wbn');

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('new@people.example').first().waitFor();
  await page.getByRole('button', { name: `Withdraw the invitation of ${colleague}` }).click();
  await expect.poll(() => page.getByText(colleague).count()).toBe(0);
  const { invitations } = await owner.ask<{ invitations: Invitation[] }>(`business/${business}/members`);
  expect(invitations.map(({ email }) => email)).toEqual(['new@people.example']);
});

it('a picture that failed while the connection was lost comes by itself when it is back', async () => {
  const [business] = await pagesWithIDs();
  const page = await openPage();
  const isPicture = (url: URL) => url.href.startsWith(addresses().files);
  await page.route(isPicture, (route) => route.abort('internetdisconnected'));
  await visit(page, business);
  const tiles = page.locator('.product-tile');
  await expect.poll(() => tiles.locator('.avatar').count()).toBeGreaterThan(0);
  expect(await tiles.locator('img').count()).toBe(0);
  await page.unroute(isPicture);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await tiles.locator('img').first().waitFor();
  expect(await tiles.locator('.avatar').count()).toBe(0);
});
