import type { BusinessCard } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { portal, texts, visit } from '../support.ts';

const nowhere = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';

/** Suppliers of which enough is known: other tests make businesses without facts or products, in any number. */
async function suppliers(size: number): Promise<BusinessCard[]> {
  const known: BusinessCard[] = [];
  for (let skip = 0; known.length < size; skip += 50) {
    const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', {
      textQuery: '',
      businessType: 'MA',
      size: 50,
      skip,
    });
    expect(results.length).toBeGreaterThan(0);
    const cards = results.map(({ businessProfile }) => businessProfile);
    known.push(
      ...cards.filter(
        ({ general, highlights }) => general.yearStablished && general.categories.length && highlights?.products.length,
      ),
    );
  }
  return known.slice(0, size);
}
const names = (cards: readonly BusinessCard[]) => cards.map(({ general }) => general.companyName);
const path = (ids: readonly string[]) => `/compare?ids=${ids.join()}`;
const heads = '.compare-head > a:first-of-type';
const idsIn = (address: string) => new URL(address).searchParams.get('ids')?.split(',') ?? [];

describe('a comparison of suppliers', () => {
  it('is collected from results without leaving them, in a bar that names the suppliers, and its address holds it', async () => {
    const page = await openPage({ width: 360 });
    await visit(page, '/search-result?business=MA');
    const links = page.locator('.compare-link[aria-pressed]');
    await expect.poll(() => links.count()).toBe(5);
    const bar = page.getByRole('region', { name: 'Chosen suppliers' });
    expect(await bar.count()).toBe(0);
    const chosen: string[] = [];
    for (const at of [0, 1]) {
      chosen.push((await links.nth(at).getAttribute('aria-label'))!.replace('Compare: ', ''));
      await links.nth(at).press('Enter');
      await bar.getByText(`${at + 1} of 4 chosen`).waitFor();
    }
    expect(page.url()).toBe(portal('/search-result?business=MA'));
    expect(await texts(page, '.compare-bar-names')).toEqual([chosen.join(', ')]);
    expect(await texts(page, '.compare-link[aria-pressed="true"]')).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await bar.getByRole('link', { name: 'Compare' }).click();
    await expect.poll(() => texts(page, heads)).toEqual(chosen);
    expect(idsIn(page.url())).toHaveLength(2);
    const other = await openPage();
    await visit(other, page.url().replace(portal(''), ''));
    expect(await texts(other, heads)).toEqual(chosen);
    await page.goBack();
    await bar.getByText('2 of 4 chosen').waitFor();
    await expect.poll(() => texts(page, '.compare-link[aria-pressed="true"]')).toHaveLength(2);
    await links.first().click();
    await bar.getByText('1 of 4 chosen').waitFor();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => bar.count()).toBe(0);
    expect(await links.first().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('wbn:compared'))).toBe('');
  });

  it('takes four suppliers of the results, and refuses a fifth with the reason', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA');
    const links = page.locator('.compare-link[aria-pressed]');
    await expect.poll(() => links.count()).toBe(5);
    for (const at of [0, 1, 2, 3, 4]) await links.nth(at).click();
    const bar = page.getByRole('region', { name: 'Chosen suppliers' });
    await bar.getByText('Four suppliers fit side by side.').waitFor();
    expect(await links.nth(4).getAttribute('aria-pressed')).toBe('false');
    await links.nth(3).click();
    await bar.getByText('3 of 4 chosen').waitFor();
  });

  it('begins, without script, with a link of a result', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal('/search-result?business=MA'));
    const link = page.locator('.compare-link').first();
    const name = (await link.getAttribute('aria-label'))!.replace('Compare: ', '');
    await link.click();
    expect(await texts(page, heads)).toEqual([name]);
  });

  it('is added to from a supplier page', async () => {
    const [one] = await suppliers(1);
    const page = await openPage();
    await visit(page, `/business/${one!.businessID}/`);
    await page.getByRole('link', { name: 'Compare with other suppliers' }).click();
    await expect.poll(() => idsIn(page.url())).toEqual([one!.businessID]);
    await expect.poll(() => texts(page, heads)).toEqual(names([one!]));
  });

  it('is drawn by the server: without script four suppliers stand side by side, can be removed and asked', async () => {
    const cards = await suppliers(4);
    const ids = cards.map(({ businessID }) => businessID);
    const page = await openPage({ javaScriptEnabled: false, width: 1440 });
    await page.goto(portal(path(ids)));
    expect(await texts(page, heads)).toEqual(names(cards));
    const rows = await texts(page, '.compare-table tbody th');
    for (const row of ['Products', 'About', 'Country', 'Verification', 'Business type', 'Year established'])
      expect(rows).toContain(row);
    const years = page.locator('tr', { has: page.getByRole('rowheader', { name: 'Year established' }) }).locator('td');
    expect((await years.allInnerTexts()).map((year) => year.trim())).toEqual(
      cards.map(({ general }) => String(general.yearStablished)),
    );
    expect(await page.getByRole('link', { name: `Send Request: ${names(cards)[1]}` }).getAttribute('href')).toBe(
      `/business/${ids[1]}/send-request`,
    );
    await page.getByRole('link', { name: `Remove ${names(cards)[0]}` }).click();
    expect(await texts(page, heads)).toEqual(names(cards).slice(1));
  });

  it('offers, without script, suppliers of the same goods to add to a single one', async () => {
    const [one] = await suppliers(1);
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(`/compare?add=${one!.businessID}`));
    const add = page.locator('.compare-similar .button').first();
    const name = (await add.getAttribute('aria-label'))!.replace('Add ', '');
    await add.click();
    expect(await texts(page, heads)).toEqual([one!.general.companyName, name]);
  });

  it('says which is gone, and that more than four do not fit', async () => {
    const cards = await suppliers(5);
    const ids = cards.map(({ businessID }) => businessID);
    const page = await openPage();
    await visit(page, path([nowhere, ...ids.slice(0, 2)]));
    await page.getByText('A supplier of this comparison is no longer on WBN.').waitFor();
    expect(await texts(page, heads)).toEqual(names(cards.slice(0, 2)));
    await page.getByRole('link', { name: 'Compare without it' }).click();
    await expect.poll(() => idsIn(page.url())).toEqual(ids.slice(0, 2));
    await visit(page, path(ids));
    expect(await texts(page, heads)).toEqual(names(cards.slice(0, 4)));
    await page.getByText('Four suppliers fit side by side.').waitFor();
    await page.getByRole('link', { name: `Remove ${names(cards)[0]}` }).click();
    await expect.poll(() => texts(page, heads)).toEqual(names(cards.slice(1)));
  });

  it('names at each cell its supplier alone, and the products by words', async () => {
    const cards = await suppliers(2);
    const page = await openPage();
    await visit(page, path(cards.map(({ businessID }) => businessID)));
    for (const name of names(cards))
      expect(await page.getByRole('columnheader', { name, exact: true }).count(), name).toBe(1);
    const products = page.locator('.compare-products a');
    expect(await products.count()).toBeGreaterThan(0);
    for (const name of await products.allInnerTexts()) expect(name.trim()).not.toBe('');
  });

  it('shows two suppliers whole beside each other on a phone, each fact below its name, which stays in sight', async () => {
    const cards = await suppliers(4);
    const page = await openPage({ width: 360 });
    await visit(page, path(cards.map(({ businessID }) => businessID)));
    const second = (await page.locator('.compare-head').nth(1).boundingBox())!;
    expect(second.x + second.width).toBeLessThanOrEqual(360);
    const row = page.locator('tr', { has: page.getByRole('rowheader', { name: 'Year established' }) });
    const name = row.getByRole('rowheader');
    const nameBox = (await name.boundingBox())!;
    const value = (await row.getByRole('cell').first().boundingBox())!;
    expect(nameBox.y + nameBox.height).toBeLessThanOrEqual(value.y);
    await page.locator('.compare-scroll').evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    expect((await name.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('is printed as its table alone, whole on the sheet, each row on one page', async () => {
    const cards = await suppliers(4);
    // The width of an A4 sheet within its margins.
    const page = await openPage({ width: 680, height: 1000 });
    await visit(page, path(cards.map(({ businessID }) => businessID)));
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.topbar', '.compare-actions', '.compare-acts', '.compare-similar', '.compare-intro'])
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
    const made = await page.locator('.compare-printed').innerText();
    expect(made).toContain(String(new Date().getFullYear()));
    expect(made).toContain(portal(path(cards.map(({ businessID }) => businessID))));
    expect(await texts(page, heads)).toEqual(names(cards));
    const table = page.locator('.compare-table');
    const box = (await table.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(680);
    // Rows of a table, not the blocks of a phone: all values of a row stand beside its name.
    const row = table.locator('tr', { has: page.getByRole('rowheader', { name: 'Year established' }) });
    const tops = await row
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    expect(await row.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
  });

  it('says how to begin while nothing is chosen', async () => {
    const page = await openPage();
    for (const address of ['/compare', '/compare?ids=x,']) {
      await visit(page, address);
      await page.getByRole('heading', { level: 1, name: 'No supplier chosen yet' }).waitFor();
      expect(await page.getByRole('link', { name: 'Search suppliers', exact: true }).isVisible()).toBe(true);
    }
  });
});
