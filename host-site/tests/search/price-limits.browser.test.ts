import { describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

interface Found {
  readonly total_results: number;
}

const address = '/search-result?business=PR&countries=global&search=pump';
const total = async (price: string) =>
  (await ask<Found>('search/product', { textQuery: 'pump', filters: { price: [price], currency: ['USD'] } }))
    .total_results;

describe('price limits of the buyer', () => {
  it.each([[true], [false]])('narrow the results and can be removed again: script %s', async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    if (javaScriptEnabled) await visit(page, address);
    else await page.goto(portal(address));
    const form = page.locator('.price-form');
    await form.getByLabel('From').fill('100');
    await form.getByLabel('To').fill('900000.5');
    await form.getByLabel('Currency').selectOption('USD');
    await form.getByRole('button', { name: 'Apply' }).press('Enter');
    const chip = page.getByRole('link', { name: 'Remove filter: $100.00 – $900,000.50' });
    await chip.waitFor();
    const count = await total('USD 100..900000.5');
    expect(count).toBeGreaterThan(0);
    expect(await page.locator('.results-count').innerText()).toContain(`${count} Results`);
    expect(await form.getByLabel('To').inputValue()).toBe('900000.5');
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    // The currency stays chosen.
    expect(new URL(page.url()).searchParams.getAll('currency')).toEqual(['USD']);
  });

  it('in the wrong order are kept and explained beside their fields, and limit nothing', async () => {
    const page = await openPage({ width: 360, height: 780 });
    await visit(page, `${address}&min=900&max=100&unit=USD#filters`);
    const form = page.locator('.price-form');
    const sentence = 'The lowest price is above the highest. The results are not limited by price.';
    await expect.poll(() => form.getByRole('alert').innerText()).toBe(sentence);
    expect(await form.getByLabel('From').inputValue()).toBe('900');
    expect(await form.getByLabel('To').getAttribute('aria-invalid')).toBe('true');
    const { total_results } = await ask<Found>('search/product', { textQuery: 'pump' });
    expect(await page.locator('.results-count').innerText()).toContain(`${total_results} Results`);
  });
});
