import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

it('an operator adds a word, which the next search understands, and removes it, on a small screen', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example');
  await visit(page, '/operator/thesaurus');
  const form = page.getByRole('region', { name: 'Add the word' });
  await form.getByRole('button', { name: 'Add the word' }).click();
  await page.getByText('Write a word').waitFor();
  expect(await violations(page)).toEqual([]);

  const word = form.getByLabel('Word or phrase');
  const choose = async (place: string) => {
    await form.getByRole('combobox', { name: 'Subcategory' }).click();
    await form.getByRole('combobox', { name: 'Subcategory' }).pressSequentially(place);
    await page.getByRole('option', { name: place }).first().click();
  };
  const add = () => form.getByRole('button', { name: 'Add the word' }).click();
  await word.fill('solar panels');
  await choose('Solar Inverters');
  await add();
  await page
    .getByText('“solar panels” already names “Solar Panels”. Choose another word, or let it name both.')
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await word.fill('the');
  expect(await page.getByRole('button', { name: 'Let it name both' }).count()).toBe(0);
  await add();
  await page.getByText('The search ignores this word').waitFor();

  await word.fill('Zwibbelplate');
  await add();
  const row = page.getByRole('row', { name: /zwibbelplate/ });
  await row.waitFor();
  expect(await row.innerText()).toContain('Solar Inverters');
  expect(await word.inputValue()).toBe('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  const reader = await openPage();
  await reader.goto(portal('/search-result?business=PR&countries=global&search=zwibbelplate'));
  await reader.getByText('zwibbelplate → Solar Inverters').first().waitFor();

  await page.getByLabel('Part of a word').fill('qqq');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'No added words' }).waitFor();
  await page.getByLabel('Part of a word').fill('bbelp');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Remove zwibbelplate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
});

it('an operator looks up a word, and switches it off and on', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example');
  await visit(page, '/operator/thesaurus');
  const check = page.getByRole('region', { name: 'Look up a word' });
  const look = async (word: string) => {
    await check.getByLabel('Word or phrase').fill(word);
    await check.getByRole('button', { name: 'Look up' }).click();
  };
  await look('');
  await check.getByText('Write a word').waitFor();
  await look('qqqq');
  await check.getByText('The search does not know this word in this language.').waitFor();
  await look('wtg');
  await check.getByRole('heading', { name: '“wtg” names' }).waitFor();
  await check.getByRole('button', { name: 'Switch off wtg for Wind Turbines' }).click();
  await check.getByText('Switched off', { exact: true }).waitFor();
  await page.getByRole('row', { name: /wtg.*Switched off/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await check.getByRole('button', { name: 'Switch on wtg for Wind Turbines' }).click();
  await check.getByRole('button', { name: 'Switch off wtg for Wind Turbines' }).waitFor();
  await page.getByRole('row', { name: /wtg/ }).waitFor({ state: 'detached' });
});

it('nobody else sees the words', async () => {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  await page.goto(portal('/operator/thesaurus'));
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
});
