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

const shows = (page: Page, name: string) =>
  page
    .locator('header .account')
    .getByRole('button', { name: `Acting as ${name}` })
    .waitFor();

/** Resolves in a tab when the other tabs' news of that choice has reached it. */
const heard = (page: Page, actor: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        new BroadcastChannel('wbn:session').onmessage = ({ data }) => {
          if (data.actor === id) resolve();
        };
      }),
    actor,
  );

it('each tab speaks for the business that it shows, whatever another tab chooses; a new tab takes the last choice', async () => {
  const person = await newPerson('Ivo', 'Writer');
  const [mine, others] = [await newBusiness(person, 'Writing Bearings'), await newBusiness(person, 'Other Bearings')];
  const seller = await newBusiness(await newPerson('Rima', 'Saleh'), 'Erbil Motors');
  const page = await openPage();
  await signIn(page, person.email, '/newsfeed', person.password);
  await account(page).click();
  await choice(page, 'Writing Bearings').check();
  await page.keyboard.press('Escape');
  await shows(page, 'Writing Bearings');

  const other = await page.context().newPage();
  await visit(other, '/newsfeed');
  await shows(other, 'Writing Bearings');
  const told = heard(page, others);
  await account(other).click();
  await choice(other, 'Other Bearings').check();
  await shows(other, 'Other Bearings');
  await told;

  const speaker = (tab: Page) =>
    tab.getByRole('form', { name: 'Create Post' }).getByRole('combobox', { name: 'Post as' });
  await expect.poll(() => speaker(other).inputValue()).toBe(others);
  for (const begin of [async () => undefined, () => page.reload()]) {
    await begin();
    await shows(page, 'Writing Bearings');
    await expect.poll(() => speaker(page).inputValue()).toBe(mine);
  }
  await page.getByRole('form', { name: 'Create Post' }).getByRole('textbox').fill('We have news.');
  await page.getByRole('form', { name: 'Create Post' }).getByRole('button', { name: 'Post' }).click();
  const post = page.locator('article', { hasText: 'We have news.' });
  await post.getByText('Writing Bearings').first().waitFor();

  await visit(page, `/business/${seller}/send-request`);
  const sender = page.locator('wbn-inquiry-form').getByRole('combobox', { name: 'Send as' });
  await expect.poll(() => sender.inputValue()).toBe(mine);

  const third = await page.context().newPage();
  await visit(third, '/newsfeed');
  await shows(third, 'Other Bearings');
  await expect.poll(() => speaker(third).inputValue()).toBe(others);
});
