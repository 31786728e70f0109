import { expect, it } from 'vitest';
import { ask } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

interface Found {
  readonly total_results: number;
}

const address = '/search-result?business=PR&countries=global&search=pump';
const total = async (filters: object) =>
  (await ask<Found>('search/product', { textQuery: 'pump', filters })).total_results;

it.each([[true], [false]])(
  'products are filtered by samples and Incoterms, as many as the filters count: script %s',
  async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    if (javaScriptEnabled) await visit(page, address);
    else await page.goto(portal(address));
    const [withSample, onBoard] = [await total({ sample: ['yes'] }), await total({ incoterms: ['FOB'] })];
    expect(Math.min(withSample, onBoard)).toBeGreaterThan(0);
    const facets = page.locator('.facets');
    const number = new Intl.NumberFormat('en');
    expect(await facets.getByRole('link', { name: 'FOB' }).locator('.facet-count').innerText()).toBe(
      number.format(onBoard),
    );
    const samples = facets.getByRole('link', { name: 'Samples available' });
    expect(await samples.locator('.facet-count').innerText()).toBe(number.format(withSample));
    await samples.press('Enter');
    const chip = page.getByRole('link', { name: 'Remove filter: Samples available' });
    await chip.waitFor();
    expect(new URL(page.url()).searchParams.getAll('sample')).toEqual(['yes']);
    expect(await page.locator('.results-count').innerText()).toContain(`${withSample} Results`);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
  },
);

it('a wanted number of pieces is said in a sentence, and can be removed, without script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const searched = '/search-result?business=PR&countries=global&search=5%20pcs%20pump%20free%20sample';
  await page.goto(portal(searched));
  const chips = page.locator('.filter-chips').last();
  const pieces = chips.getByRole('link', { name: 'Search without 5 pcs → No minimum order above 5 pieces' });
  expect(await chips.innerText()).toContain('free sample → Samples available');
  await pieces.click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('ignore')).toEqual(['pieces:5']);
  expect(await pieces.count()).toBe(0);
  await page.goto(portal(`${searched}&lang=ar`));
  expect(await chips.innerText()).toContain('\u2068من دون حدّ أدنى للطلب يتجاوز 5 قطع\u2069');
});
