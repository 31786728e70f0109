import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, portal, visit } from '../support.ts';

const line = (words: string) => ({ kind: 'product', words, searches: 12, visitors: 7, choices: 0 });
const report = { days: 30, frequent: [line('gate valve')], nothingFound: [line('=unobtainium')], neverOpened: [] };

it('an operator reads what was searched, also on a small screen, and saves the report as CSV', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example');
  await answer(page, 'operator/search-report?days=30', report);
  await visit(page, '/operator/searches');
  await page.getByRole('link', { name: '=unobtainium' }).waitFor();
  expect(await page.getByRole('link', { name: 'gate valve' }).getAttribute('href')).toMatch(/search=gate(\+|%20)valve/);
  expect(await page.getByText('None in this period.').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('searches-30-days.csv');
});

it('nobody else sees what was searched', async () => {
  const person = await newPerson();
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  await page.goto(portal('/operator/searches'));
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
});
