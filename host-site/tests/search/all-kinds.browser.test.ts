import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { answer, portal, texts, visit } from '../support.ts';

const company = 'Quillwort Foundry';
beforeAll(async () => {
  const owner = await newPerson();
  const businessID = await newBusiness(owner, company);
  for (const name of ['valve', 'pump', 'flange', 'gasket'])
    await owner.ask('product', { businessID, name: `Quillwort ${name}` });
  const content = 'Quillwort has moved to a new hall <img src=x onerror=alert(1)>';
  for (const name of many) await newBusiness(owner, name);
  await owner.ask('social/posts/make-post', { content, timelineID: businessID, timelineType: 'business', businessID });
});

/** Eleven businesses: two pages. */
const many = Array.from({ length: 11 }, (_, index) => `Larkspur Castings ${index + 1}`);
const groups = ['Products 4', 'Businesses 1', 'Posts 1'];

describe('one search over all kinds', () => {
  it('shows the best of each kind with the number of all, without script', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal('/search?search=quillwort'));
    expect(await texts(page, '.all-group h2')).toEqual(groups);
    expect(await page.locator('.all-group').first().locator('.all-row').count()).toBe(3);
    expect(await page.locator('mark').first().innerText()).toBe('Quillwort');
    expect(await page.locator('.all-rows img[src=x]').count()).toBe(0);
    // "Show all" leads to the kind's own page with the same words.
    await page.getByRole('link', { name: 'Show all: Products, 4' }).click();
    expect(await page.locator('h1').innerText()).toBe('4 Results for Products - quillwort');
    await page.locator('.filter-kinds').getByRole('link', { name: 'Everything' }).click();
    expect(await texts(page, '.all-group h2')).toEqual(groups);
  });

  it('lists the businesses of all types and the posts on pages of their own, ten at a time', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal('/search?search=larkspur&kind=business'));
    expect(await page.locator('.all-row').count()).toBe(10);
    await page.getByRole('link', { name: 'Next' }).click();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    expect(await page.locator('.all-row').count()).toBe(1);
    await page.goto(portal('/search?search=quillwort&kind=post'));
    expect(await texts(page, '.all-group h2')).toEqual(['Posts 1']);
    await page.locator('.all-row a').click();
    expect(page.url()).toMatch(/\/timeline\/[\w-]+\?post=/);
  });

  it('saves its words and country as a search for products, but no list of posts', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal('/search?search=quillwort&countries=SM'));
    await page.getByRole('link', { name: 'Save search for products' }).click();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, ...searchParams.values()]).toEqual(['/saved-searches', 'PR', 'SM', 'quillwort']);
    await page.goto(portal('/search?search=quillwort&kind=post'));
    expect(await page.getByRole('link', { name: 'Save search for products' }).count()).toBe(0);
  });

  it('says that nothing was found, and what to do', async () => {
    const html = await (await fetch(portal('/search?search=larkspur&countries=VU'))).text();
    expect(html).toContain('Nothing found for this search');
    expect(html).toContain('There are results, but none with Vanuatu.');
    expect(html).toContain('Search in all countries');
    expect(html).toContain('noindex');
  });

  it.each([
    ['a word that no kind holds', 'qqqqqqqq', 'Nothing here matches “\u2068qqqqqqqq\u2069”'],
    ['a word in quotation marks, once', '%22qqqqqqqq+pump%22', 'Nothing here matches “\u2068qqqqqqqq\u2069”.'],
  ])('names the cause where nothing is found: %s', async (_, search, sentence) => {
    expect(await (await fetch(portal(`/search?search=${search}&exact=1`))).text()).toContain(sentence);
  });

  it('keeps the words when the search fails, and tries again', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA&countries=global&search=quillwort');
    await answer(page, 'search/all', undefined, 500);
    await page.locator('.filter-kinds').getByRole('link', { name: 'Everything' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Try again' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('.all-group').first().waitFor();
  });

  it('goes on with all kinds from the search box, until the visitor chooses one; the address holds the state', async () => {
    const page = await openPage();
    await visit(page, '/search?search=quillwort');
    const box = page.locator('header wbn-search-box');
    const input = box.locator('[part=input]');
    await input.fill('quillwort valve');
    await input.press('Enter');
    await page.getByRole('heading', { name: 'Results for quillwort valve' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/search');
    await page.goBack();
    await page.getByRole('heading', { name: 'Results for quillwort', exact: true }).waitFor();
    await expect.poll(() => input.inputValue()).toBe('quillwort');
    await box.locator('[part=type]').click();
    await box.locator('[part~=option]').filter({ hasText: 'Distributors' }).click();
    await input.press('Enter');
    await page.waitForURL(/\/search-result\?business=DI/);
  });

  it('is in the language of the reader', async () => {
    const html = await (await fetch(portal('/search?search=quillwort&lang=ar'))).text();
    expect(html).toContain('dir="rtl"');
    for (const text of ['المنتجات', 'الشركات', 'المنشورات', 'عرض الكل']) expect(html).toContain(text);
  });
});
