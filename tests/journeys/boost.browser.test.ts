import type { BusinessCard } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asPerson } from '../support/api.ts';
import { openPage } from '../support/pages.ts';
import { logInFrom } from './steps.ts';

it.each([
  ['a phone', 390],
  ['a desktop', 1440],
])(
  'R-281 an owner on %s boosts a product from the list, and buyers find it marked in the next search',
  async (_, width) => {
    const { portal } = addresses();
    const ask = await asPerson('owner@demo.example');
    const mine = await ask<BusinessCard[]>('business/profile/my-list');
    const { businessID } = mine.find(({ subscription }) => subscription === 'platinum')!;
    const name = `Molybdenum ladle ${crypto.randomUUID().slice(0, 8)}`;
    await ask('product', { businessID, name });

    const page = await openPage({ width });
    await logInFrom(page, `/business/${businessID}/products`, { email: 'owner@demo.example' });
    await page.getByRole('link', { name: `Boost ${name}` }).click();
    const left = page.locator('.boosts-left');
    await left.waitFor();
    const before = Number(/\d+/.exec(await left.innerText())?.[0]);
    expect(await page.locator('.boosts-form select').locator('option:checked').innerText()).toBe(name);
    await page.getByRole('button', { name: 'Boost for three days' }).click();
    await expect.poll(async () => Number(/\d+/.exec(await left.innerText())?.[0])).toBe(before - 1);
    const row = page.locator('.boosts-table tbody tr').first();
    expect(await row.innerText()).toContain(name);
    expect(await row.innerText()).toContain('Running');
    expect(await page.getByRole('button', { name: 'Boost for three days' }).isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The report leads to what runs, as buyers see it.
    await row.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    const buyer = await openPage({ width });
    await buyer.goto(`${portal}/search-result?business=PR&countries=global&search=${encodeURIComponent(name)}`);
    const card = buyer.locator('.product-card', { hasText: name });
    expect(await card.locator('.badge').allInnerTexts()).toContain('Promoted');
  },
);

it('a promoted business is marked among results, and its page leads its owner to the boosts', async () => {
  const { portal } = addresses();
  const ask = await asPerson('owner@demo.example');
  const mine = await ask<BusinessCard[]>('business/profile/my-list');
  const { businessID, general } = mine.find(({ subscription }) => subscription === 'premium')!;
  const page = await openPage();
  await logInFrom(page, `/business/${businessID}/?editMode=1`, { email: 'owner@demo.example' });
  await page.locator('.manage-bar').getByRole('link', { name: 'Boosts' }).click();
  await page.getByRole('button', { name: 'Boost for three days' }).click();
  await page.locator('.boosts-running').first().waitFor();

  const buyer = await openPage();
  const type = general.businessType?.code ?? 'MA';
  const search = encodeURIComponent(general.companyName ?? '');
  await buyer.goto(`${portal}/search-result?business=${type}&countries=global&search=${search}`);
  const marked = buyer.locator(`wbn-business-card[business-id="${businessID}"] [part=promoted]`);
  expect(await marked.innerText()).toBe('Promoted');
});

it('a boost of a product that was deleted meanwhile says so, and another one can be chosen', async () => {
  const ask = await asPerson('owner@demo.example');
  const mine = await ask<BusinessCard[]>('business/profile/my-list');
  const { businessID, general } = mine.find(({ subscription }) => subscription === 'platinum')!;
  const name = `Vanished ladle ${crypto.randomUUID().slice(0, 8)}`;
  const { productID } = await ask<{ productID: string }>('product', { businessID, name });
  const page = await openPage();
  await logInFrom(page, `/business/${businessID}/boosts`, { email: 'owner@demo.example' });
  const choice = page.getByRole('combobox', { name: 'What to boost' });
  await choice.selectOption(name);
  await ask(`product/${productID}`, {}, 'DELETE');
  await page.getByRole('button', { name: 'Boost for three days' }).click();
  const said = page.getByRole('main').getByRole('alert');
  expect(await said.innerText()).toBe(
    'This product was deleted, or is a draft now, so it cannot be boosted. Choose another one.',
  );
  await choice.selectOption(general.companyName!);
  expect(await page.getByRole('button', { name: 'Boost for three days' }).isEnabled()).toBe(true);
});
