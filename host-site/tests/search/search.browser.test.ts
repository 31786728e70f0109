import type { Product, PublicProfile } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask, newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, settled } from '../../../tests/support/pages.ts';
import { noteSent, portal, type Sent, texts, visit } from '../support.ts';

interface Found {
  readonly total_results: number;
}

const searches = async (sent: () => Promise<Sent[]>): Promise<Sent[]> =>
  (await sent()).filter(({ path }) => /^\/(search|user)\/(business|product|search)$/.test(path));

/** The names of the results, which lead to their pages. */
const namesOn = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link').allInnerTexts();

describe('results', () => {
  it('R-063 counts in one line, as one text node from the server', async () => {
    const { total_results } = await ask<Found>('search/business', { textQuery: 'steel', businessType: 'MA' });
    const line = `${total_results} Results for Manufacturers - steel`;
    const html = await (await fetch(portal('/search-result?business=MA&countries=global&search=steel'))).text();
    expect(html).toContain(`>${line}<`);
    const page = await openPage();
    await visit(page, '/search-result?business=MA&countries=global&search=steel');
    expect(await page.locator('h1').innerText()).toBe(line);
  });

  it('says when results need not hold every word, and shows the last page for a page number beyond it', async () => {
    const html = async (query: string) => (await fetch(portal(`/search-result?business=PR&${query}`))).text();
    const note = 'Few or no results have all of these words';
    expect(await html('search=pump')).not.toContain(note);
    expect(await html('search=pump%20qwertyuiop')).toContain(note);
    const { total_results } = await ask<Found>('search/product', { textQuery: '' });
    const behind = await html('page=90000');
    expect(behind).toContain(`>${total_results} Results for Products<`);
    expect(behind.match(/class="result-card product-card"/g)?.length).toBe(total_results % 5 || 5);
    expect(behind).toContain(`aria-label="Page ${Math.ceil(total_results / 5)}" aria-current="page"`);
  });

  it('R-003 R-071 without a query searches manufacturers everywhere', async () => {
    const page = await openPage();
    const sent = await noteSent(page);
    await visit(page, '/industries');
    await page.evaluate(() => history.pushState({}, '', '/search-result'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await expect.poll(async () => (await searches(sent)).length).toBe(1);
    expect(await searches(sent)).toEqual([
      { path: '/search/business', body: { businessType: 'MA', facets: true, skip: 0, size: 5 } },
    ]);
  });

  it.each([
    ['MA', 'en'],
    ['MA', 'es'],
    ['PR', 'es'],
  ])('on a phone gives a card its whole width, and each button one line: %s, %s', async (kind, lang) => {
    const page = await openPage({ width: 360, height: 780 });
    await visit(page, `/search-result?business=${kind}&lang=${lang}`);
    const cards = page.locator('.result-list > li');
    await cards.locator('[part=save], .save-button').first().waitFor();
    // If the font loads late, the page keeps the system's (font-display: optional), whose wider letters wrap the buttons.
    await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[as=font][href*=inter-latin]')!;
      const font = new FontFace('Inter', `url(${href})`, { weight: '100 900' });
      document.fonts.add(await font.load());
    });
    const found = await cards.evaluateAll((list) =>
      list.map((item) => {
        const root = item.querySelector('wbn-business-card')?.shadowRoot;
        const card = root?.querySelector('.card') ?? item.querySelector('.result-card')!;
        const inner = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight) - 1;
        const name = card.querySelector('.name, .result-title')!.getBoundingClientRect().right;
        const buttons = card.querySelectorAll('.side > .button, .result-actions > .button');
        const heights = [...buttons].map((button) => button.getBoundingClientRect().height);
        return { unused: Math.round(inner - name), heights };
      }),
    );
    for (const { heights, unused } of found) {
      expect(unused).toBe(0);
      expect(heights).toHaveLength(2);
      expect(Math.max(...heights)).toBeLessThan(50);
    }
    const tops = await cards.first().evaluate((item) => {
      const root = item.querySelector('wbn-business-card')?.shadowRoot;
      return [...(root?.querySelectorAll('.side > .button') ?? [])].map((button) => button.getBoundingClientRect().top);
    });
    // The buttons of a business stay side by side in every language.
    expect(new Set(tops).size).toBeLessThanOrEqual(1);
  });

  it('R-064 draws the card that a type has', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=DI');
    expect(await page.getByRole('listitem').locator('wbn-business-card').count()).toBe(5);
    const results = page.getByRole('main').getByRole('article');
    await visit(page, '/search-result?business=PR');
    expect(await results.filter({ has: page.getByRole('link', { name: 'Send Request' }) }).count()).toBe(5);
    expect(await page.locator('wbn-business-card').count()).toBe(0);
    await visit(page, '/search-result?business=UR');
    expect(await results.filter({ has: page.getByRole('link', { name: 'Go Profile' }) }).count()).toBe(5);
  });

  it('names the way to the next page and back where a phone has room for an arrow alone', async () => {
    const page = await openPage({ width: 360, height: 780 });
    await page.goto(portal('/search-result?business=MA&page=2'));
    for (const name of ['Previous', 'Next']) await page.getByRole('link', { name, exact: true }).waitFor();
  });

  it('R-065 R-083 pages by five, and a new search begins at the first page', async () => {
    const { total_results } = await ask<Found>('search/business', { textQuery: '', businessType: 'MA' });
    const page = await openPage();
    const sent = await noteSent(page);
    await visit(page, '/search-result?business=MA');
    const pages = Math.ceil(total_results / 5);
    expect(await page.getByRole('link', { name: `Page ${pages}`, exact: true }).count()).toBe(1);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    expect((await searches(sent)).at(-1)?.body).toMatchObject({ skip: 5, size: 5 });
    await page.locator('header wbn-search-box').locator('input').last().fill('pump');
    // Focusing loads the box's code: an earlier Enter submits the form as without script.
    await page.waitForFunction(() => customElements.get('wbn-search-box'));
    await settled(page);
    await page.locator('header wbn-search-box').locator('input').last().press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === 'pump');
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
    expect((await searches(sent)).at(-1)?.body).toMatchObject({ textQuery: 'pump', skip: 0 });
  });

  it('R-075 R-076 R-078 shows what a product is', async () => {
    const { results } = await ask<{ results: Product[] }>('search/product', { textQuery: 'valve' });
    const product = results[0]!;
    const page = await openPage();
    await visit(page, '/search-result?business=PR&search=valve');
    const card = page.getByRole('article').first();
    const text = await card.innerText();
    expect(text).toContain(product.name);
    expect(text).toContain(product.businessProfile.general.companyName);
    // The singular: 'Retailer', as on the business's own card.
    expect(await card.locator('.badge').first().innerText()).toBe(product.businessProfile.general.businessType.name);
    expect(text).toContain(
      [product.industry, product.category, product.subCategory].map((part) => part?.name).join(' | '),
    );
    expect(text).toContain(product.description!.slice(0, 60));
    expect(await card.locator('.photo-count').innerText()).toBe(String(product.images.length));
    expect(await card.locator('.specs > div').count()).toBe(Math.min(4, product.specs.length));
    expect(await card.getByRole('link', { name: 'Send Request' }).getAttribute('href')).toBe(
      `/business/${product.businessID}/send-request?product=${product.productID}`,
    );
    expect(await card.getByRole('button', { name: 'Save Product' }).isVisible()).toBe(true);
  });

  it('R-079 shows who a user is', async () => {
    const { profiles } = await ask<{ profiles: PublicProfile[] }>('user/search', {
      textQuery: '',
      country: 'CN',
      size: 5,
    });
    const at = profiles.findIndex(
      ({ state, jobPosition, briefPresentation }) => state && jobPosition && briefPresentation,
    );
    const user = profiles[at]!;
    const page = await openPage();
    await visit(page, '/search-result?business=UR&countries=CN');
    const card = page.getByRole('article').nth(at);
    const text = await card.innerText();
    expect(text).toContain(`${user.firstName} ${user.lastName}`);
    expect(text).toContain([user.country?.countryName, user.state?.stateName, user.city].filter(Boolean).join(' / '));
    expect(text).toContain(`${user.jobPosition?.name} at ${user.companyName}`);
    expect(text).toContain(user.briefPresentation);
    const { like } = user.reactions.reactionCount;
    expect(await card.locator('.result-likes').textContent()).toBe(`${like}${like} like${like === 1 ? '' : 's'}`);
    expect(await card.locator('img.avatar').getAttribute('src')).toBe(user.profilePhoto?.url);
    expect(await card.getByRole('link', { name: 'Go Profile' }).getAttribute('href')).toBe(`/profile/${user.userID}`);
  });

  it('R-081 names the query and the type in its title and texts, and lists what it found for machines', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA&countries=global&search=steel');
    expect(await page.title()).toMatch(/steel.*Manufacturers/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/Manufacturers of steel/);
    const list = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
    expect(list['@type']).toBe('ItemList');
    expect(list.itemListElement.length).toBeGreaterThan(0);
  });

  it('keeps the filters in sight, and takes one off', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA&countries=SA&search=steel');
    // After them stand the categories that the word means.
    expect((await texts(page, '.chip-on')).slice(0, 2)).toEqual(['steel', 'Saudi Arabia']);
    await page.getByRole('link', { name: 'Remove filter: Saudi Arabia' }).click();
    await page.waitForURL((url) => url.searchParams.get('countries') === 'global');
  });

  it('says what to do next when nothing is found', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA&search=qzxwvqzxwv');
    expect(await page.locator('h1').innerText()).toBe('0 Results for Manufacturers - qzxwvqzxwv');
    // No other type holds the word either, so no search among them is offered.
    expect(await texts(page, '.empty a')).toEqual(['Browse all industries']);
  });

  it('names what excludes all results, and leads to the search without it', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA&countries=VU&search=steel');
    await page.locator('.empty', { hasText: 'There are results, but none with Vanuatu.' }).waitFor();
    await page.getByRole('link', { name: 'Search without Vanuatu' }).click();
    await page.locator('.result-list').waitFor();
  });

  it.each([
    ['en', 'Nothing here matches “'],
    ['es', 'Aquí nada coincide con «'],
    ['it', 'Qui nulla corrisponde a «'],
    ['zh', '这里没有与“'],
    ['ar', 'لا شيء هنا يطابق «'],
  ])('names the words that nothing matches, without a script too: %s', async (lang, sentence) => {
    const html = async (search: string) =>
      (await fetch(portal(`/search-result?business=PR&lang=${lang}&search=${search}`))).text();
    for (const search of ['qzxwvqzxwv', 'pump qzxwvqzxwv'])
      expect(await html(search)).toContain(`${sentence}\u2068qzxwvqzxwv\u2069`);
    expect(await html('pump')).not.toContain(`${sentence}\u2068`);
  });

  it('keeps the search when it fails, and goes on when it works again', async () => {
    const page = await openPage();
    await visit(page, '/industries');
    await page.route('**/search/business', (route) => route.abort());
    await page.locator('.category-card a').first().click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/search/business');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('.results-count').waitFor();
  });
});

it('R-060 the fields in the bar follow the address, on going back and forward too, whether or not somebody has touched them', async () => {
  const page = await openPage();
  const box = page.locator('header wbn-search-box');
  const fields = async () => [
    await box.locator('[part=type]').getAttribute('value'),
    await box.locator('[part=country]').getAttribute('value'),
    await box.locator('[part=input]').inputValue(),
  ];
  await visit(page, '/search-result?business=DI&countries=SA&search=steel');
  expect(await fields()).toEqual(['DI', 'SA', 'steel']);
  await page.locator('.sidebar-link').first().click();
  await expect.poll(fields).toEqual(['MA', 'global', 'Automation']);
  await box.locator('[part=input]').fill('not sent');
  await page.goBack();
  await expect.poll(fields).toEqual(['DI', 'SA', 'steel']);
  await page.goForward();
  await expect.poll(fields).toEqual(['MA', 'global', 'Automation']);
  // A page without cards, whose code would load the box's.
  await visit(page, '/search-result?business=PR&countries=SA&search=pump');
  await page.locator('.filter-kinds').getByRole('link', { name: 'Users' }).click();
  await expect.poll(fields).toEqual(['UR', 'SA', 'pump']);
});

it('returns on going back to where the visitor was', async () => {
  const page = await openPage({ height: 500 });
  await visit(page, '/search-result?business=PR');
  const link = page.getByRole('article').getByRole('heading').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(100);
  await link.click();
  await page.waitForURL(/business-product/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

it('marks the words of the search, and says why a product was found by a word in another language, without script', async () => {
  const html = async (search: string) =>
    (await fetch(portal(`/search-result?business=PR&countries=global&search=${encodeURIComponent(search)}`))).text();
  expect(await html('pump')).toMatch(/<mark>pumps?<\/mark>/i);
  expect(await html('bombas')).toMatch(/class="results-reason"[^>]*>[^<]*bombas → [^<]*pump/i);
  const hostile = await html('<mark>pump</mark> <img src=x onerror=alert(1)>');
  expect(hostile).toContain('&lt;img src=x');
  expect(hostile).not.toContain('<img src=x');
});

it('a search for products is narrowed by price, minimum order and lead time, and sorted by price, without script', async () => {
  const owner = await newPerson();
  const business = await newBusiness(owner, 'Fair Price Quoits');
  const made = [
    ['cheap', { price: '9.99', currency: 'USD', minimumOrder: 100, leadTimeDays: 7 }],
    ['even', { price: '10', currency: 'USD', minimumOrder: 10, leadTimeDays: 30 }],
    ['dear', { price: '900', currency: 'USD', minimumOrder: 1, leadTimeDays: 60 }],
    ['french', { price: '9', currency: 'EUR' }],
  ] as const;
  for (const [word, facts] of made)
    await owner.ask('product', { businessID: business, name: `Quoitsware ${word}`, ...facts });
  const page = await openPage({ javaScriptEnabled: false });
  const names = () => namesOn(page);
  await page.goto(portal('/search-result?business=PR&countries=global&search=quoitsware'));
  expect(await names()).toHaveLength(4);
  const filters = page.getByRole('region', { name: 'Filters' });
  expect(await filters.getByText('Price', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Price: low to high' }).count()).toBe(0);
  await filters.getByRole('link', { name: 'US Dollar 3' }).click();
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  expect(await names()).toEqual(['Quoitsware cheap', 'Quoitsware even', 'Quoitsware dear']);
  await page.getByRole('link', { name: 'Price: high to low' }).click();
  expect(await names()).toEqual(['Quoitsware dear', 'Quoitsware even', 'Quoitsware cheap']);
  await filters.getByRole('link', { name: /^\$5 – \$10 1$/ }).click();
  expect(await names()).toEqual(['Quoitsware cheap']);
  await filters.getByRole('link', { name: /^\$10 – \$20 1$/ }).click();
  expect(await names()).toEqual(['Quoitsware even', 'Quoitsware cheap']);
  await filters.getByRole('link', { name: 'Up to 10 1', exact: true }).click();
  expect(await names()).toEqual(['Quoitsware even']);
  // The whole state is in the address.
  const same = await openPage({ javaScriptEnabled: false });
  await same.goto(page.url());
  expect(await namesOn(same)).toEqual(['Quoitsware even']);
  expect(await same.locator('.result-offer').innerText()).toMatch(/\$10\.00\s+Minimum order: 10\s+Lead time: 30 days/);
});
