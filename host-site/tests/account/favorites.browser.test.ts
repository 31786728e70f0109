import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, portal, visit } from '../support.ts';

interface SavedList {
  readonly items: readonly { readonly resourceType: string; readonly folder: string }[];
}

async function reader() {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  const saved = async () => (await person.ask<SavedList>('user/saved')).items;
  return { ...person, page, saved };
}

it('a product is saved from the results, found among the favourites, put into a folder and taken out', async () => {
  const { page, saved } = await reader();
  await visit(page, '/search-result?business=PR');
  const card = page.locator('.product-card').first();
  const name = await card.getByRole('heading').getByRole('link').innerText();
  const button = card.getByRole('button', { name: 'Save Product' });
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  await expect.poll(async () => (await saved()).length).toBe(1);
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');

  await page.locator('header .account .menu-button').click();
  await page.getByRole('link', { name: 'Favorite Business' }).click();
  await page.waitForURL((url) => url.pathname === '/favorites');
  const item = page.locator('.favorite', { hasText: name });
  await item.getByLabel(`Folder of ${name}`).selectOption({ label: 'New folder…' });
  await page.getByRole('dialog').getByLabel('Name of the folder').fill('Seals');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await saved())[0]?.folder).toBe('Seals');
  await page.getByLabel('Folder', { exact: true }).selectOption('Seals');
  await item.waitFor();
  await item.getByLabel(`Folder of ${name}`).selectOption({ label: 'No folder' });
  await expect.poll(async () => (await saved())[0]?.folder).toBe('');
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Every folder' });
  await page.getByRole('button', { name: 'Businesses', exact: true }).click();
  await page.getByText('Nothing of this kind is saved.').waitFor();
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await answer(page, 'user/saved', undefined, 500);
  await page.getByRole('button', { name: `Remove ${name} from your favorites` }).click();
  await page.getByText('Something was wrong, try again please').waitFor();
  await item.waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: `Remove ${name} from your favorites` }).click();
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  // The focus survives the removal of its button.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await expect.poll(saved).toEqual([]);
});

it('R-118 R-119 a business is saved from its card, a toast says so or not, and goes by itself', async () => {
  const { page, saved } = await reader();
  await visit(page, '/search-result?business=MA');
  await page.clock.install();
  const save = page.locator('.result-list wbn-business-card').first().getByText('Save Business');
  const toast = async (text: string) => {
    await page.locator('.toast').getByText(text, { exact: true }).waitFor();
    await page.clock.fastForward(10_000);
    await page.locator('.toast').waitFor({ state: 'detached' });
  };
  await answer(page, 'user/saved', undefined, 500);
  await save.click();
  await toast('Something was wrong, try again please');
  expect(await saved()).toEqual([]);
  await page.unrouteAll();
  await save.click();
  await toast('Saved successfully');
  expect((await saved()).map(({ resourceType }) => resourceType)).toEqual(['business']);
});

it('a visitor who saves is led to the login', async () => {
  const page = await openPage();
  await visit(page, '/search-result?business=PR');
  await page.locator('.product-card').first().getByRole('button', { name: 'Save Product' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.goto(portal('/favorites'));
  await page.waitForURL((url) => url.pathname === '/login');
});
