import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { linkTo } from '../../../tests/support/mails.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { fillNewBusiness } from '../form.ts';
import { visit } from '../support.ts';

const account = (page: Page) => page.locator('header .account').getByRole('button', { name: /Account$/ });
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Acting as' }).getByRole('radio', { name: new RegExp(name) });

it('the menu offers a business as soon as it is created', async () => {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  await visit(page, '/my-business');
  // A person who looks into the menu before has read a list without businesses.
  const read = page.waitForResponse((answer) => answer.url().includes('business/profile/my-list'));
  await account(page).click();
  await read;
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link', { name: 'Create' }).first().click();
  await fillNewBusiness(page, 'Newest Bearings');
  await page.getByRole('button', { name: 'Create your Business Profile' }).click();
  await page.waitForURL((url) => url.pathname === '/my-business');
  await account(page).click();
  await choice(page, 'Newest Bearings').waitFor();
});

it('a person who joins a business may act as it at once, and speaks as themself again when they leave it', async () => {
  const [owner, colleague] = await Promise.all([newPerson('Olga', 'Owner'), newPerson('Carlo', 'Colleague')]);
  const businessID = await newBusiness(owner, 'Shared Bearings');
  await owner.ask(`business/${businessID}/members/invite`, { email: colleague.email, role: 'admin' });
  const invitation = new URL(await linkTo('/invitation', colleague.email));
  const page = await openPage();
  await signIn(page, colleague.email, undefined, colleague.password);
  await visit(page, invitation.pathname + invitation.search);
  const read = page.waitForResponse((answer) => answer.url().includes('business/profile/my-list'));
  await account(page).click();
  await read;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByText('Welcome!').waitFor();
  await account(page).click();
  await choice(page, 'Shared Bearings').check();
  await page.keyboard.press('Escape');
  await page
    .locator('header .account')
    .getByRole('button', { name: /Acting as Shared Bearings/ })
    .waitFor();

  await visit(page, `/business/${businessID}/members`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/my-business');
  await expect.poll(() => account(page).innerText()).not.toContain('Shared Bearings');
  expect(await page.evaluate(() => localStorage.getItem('wbn:actor'))).not.toBe(businessID);
});

it('a post that was begun as a business is not posted as its writer when another tab chooses them', async () => {
  const person = await newPerson('Ivo', 'Writer');
  const businessID = await newBusiness(person, 'Writing Bearings');
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  await page.evaluate((id) => localStorage.setItem('wbn:actor', id), businessID);
  await visit(page, '/newsfeed');
  const form = page.getByRole('form', { name: 'Create Post' });
  const speaker = form.getByRole('combobox', { name: 'Post as' });
  await expect.poll(() => speaker.inputValue()).toBe(businessID);
  await form.getByRole('textbox').fill('We have news.');
  await expect.poll(() => account(page).innerText()).toContain('Writing Bearings');
  const other = await page.context().newPage();
  await visit(other, '/industries');
  await account(other).click();
  await choice(other, 'Ivo Writer').check();
  await expect.poll(() => account(page).innerText()).not.toContain('Writing Bearings');
  expect(await speaker.inputValue()).toBe(businessID);
  await form.getByRole('button', { name: 'Post' }).click();
  await page.locator('article', { hasText: 'We have news.' }).getByText('Writing Bearings').first().waitFor();
  // The next post follows the choice.
  await expect.poll(() => speaker.inputValue()).toBe('me');
});
