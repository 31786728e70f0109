import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, portal, visit } from '../support.ts';

interface Saved {
  readonly name: string;
  readonly alerts: string;
  readonly mail: boolean;
  readonly search: object;
}

const path = '/search-result?business=PR&countries=global&search=pump&country=SA';

async function buyer() {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  const saved = async () => person.ask<Saved[]>('user/saved-searches');
  return { page, saved, ...person };
}

it('a search is saved with its filters from the results, renamed, its alerts changed, and removed', async () => {
  const { page, saved } = await buyer();
  await visit(page, path);
  await page.getByRole('link', { name: 'Save search' }).click();
  await page.waitForURL((url) => url.pathname === '/saved-searches');
  const form = page.locator('.saved-searches-form');
  expect(await form.getByLabel('Name').inputValue()).toBe('pump · Products · Saudi Arabia');
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Give the search a name').waitFor();
  await form.getByLabel('Name').fill('Pumps');
  await answer(page, 'user/saved-searches', undefined, 500);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('The search could not be saved.', { exact: false }).waitFor();
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  const search = { textQuery: 'pump', businessType: 'PR', country: 'global', filters: { country: ['SA'] } };
  expect(await saved()).toMatchObject([{ name: 'Pumps', alerts: 'daily', mail: true, search }]);

  await page.getByLabel('Alerts of Pumps').selectOption('Once a week');
  await expect.poll(async () => (await saved())[0]?.alerts).toBe('weekly');
  await page.getByLabel('E-mails about Pumps').uncheck();
  await expect.poll(async () => (await saved())[0]?.mail).toBe(false);
  await page.getByRole('button', { name: 'Rename Pumps' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Saudi pumps');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await saved())[0]?.name).toBe('Saudi pumps');

  await page.getByRole('link', { name: 'Saudi pumps' }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Saudi pumps from your saved searches' }).click();
  await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
  expect(await saved()).toEqual([]);
});

it('a visitor who saves is led to the login and keeps the search', async () => {
  const page = await openPage();
  await visit(page, path);
  await page.getByRole('link', { name: 'Save search' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  const back = new URL(new URL(page.url()).searchParams.get('continue') ?? '');
  expect(back.pathname + back.search).toBe(path.replace('search-result', 'saved-searches'));
});

it('the list says that it cannot be loaded and loads again; searches for people offer no saving', async () => {
  const { page } = await buyer();
  await answer(page, 'user/saved-searches', undefined, 500);
  await page.goto(portal('/saved-searches'));
  await page.getByText('Your saved searches cannot be shown at the moment.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
  await visit(page, '/search-result?business=UR');
  expect(await page.getByRole('link', { name: 'Save search' }).count()).toBe(0);
});
