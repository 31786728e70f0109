import { beforeAll, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { portal } from '../support.ts';

beforeAll(async () => {
  await newBusiness(await newPerson(), 'Thistledown Harnesses');
});

it.each([
  ['the results', '/search-result?business=MA&countries=global&search=thistledwon'],
  ['one search over all kinds', '/search?search=thistledwon'],
])(
  'says what a misspelt word was read as, and leads back to the word as typed, without script: %s',
  async (_, path) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(path));
    const note = page.locator('.results-note');
    expect(await note.innerText()).toContain('Showing results for thistledown');
    await note.getByRole('link', { name: 'Search instead for thistledwon' }).click();
    expect(new URL(page.url()).searchParams.get('exact')).toBe('1');
    expect(await page.locator('main').innerText()).not.toContain('Showing results for');
    expect(await page.locator('main').innerText()).not.toContain('Thistledown Harnesses');
  },
);

it('reads a size and a region in the words, and each can be removed, without script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(portal('/search-result?business=PR&countries=global&search=valve%20DN50%20Bavaria'));
  const chips = page.locator('.filter-chips');
  await chips.getByRole('link', { name: 'Search without Bavaria' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('ignore')).toEqual(['state:DE-02']);
  expect(await chips.getByRole('link', { name: 'Search without Bavaria' }).count()).toBe(0);
  await chips.getByRole('link', { name: 'Search without DN50' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('ignore')).toEqual(['state:DE-02', 'size:dn50']);
  expect(await chips.getByRole('link', { name: 'Search without DN50' }).count()).toBe(0);
});

it('calls a category one where it is called like the typed word, and points to a meaning in the reading direction', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const chips = page.locator('.filter-chips').last();
  await page.goto(portal('/search-result?business=PR&countries=global&search=pumps'));
  expect(await chips.innerText()).toContain('Category: Pumps');
  await page.goto(portal('/search-result?business=PR&countries=global&search=pumps&lang=ar'));
  expect(await chips.innerText()).toContain('\u2068pumps\u2069 ← \u2068المضخات\u2069');
});
