import { searchTypes } from '@wbn/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { drawn, openPartnerPage } from '../../tests/partner-page.ts';

const box = (attributes = '') => `<wbn-search-box id="box" ${attributes}></wbn-search-box>`;

/** A page that records and cancels searches: `searches` holds their details. */
async function openBox(attributes = '', lang = 'en'): Promise<Page> {
  const { page } = await openPartnerPage({
    lang,
    body: `${box(attributes)}<script>window.searches = []; document.addEventListener('wbn-search', (event) => {
      searches.push(event.detail); event.preventDefault() })</script>`,
  });
  await drawn(page, '#box', 'input');
  return page;
}
const searches = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(() => Reflect.get(window, 'searches'));

it('R-054 R-055 has two dropdowns, a field and a button; the eleven types with their codes and names', async () => {
  const page = await openBox();
  await page.locator('#box [part=type]').click();
  await page.locator('#box [role=option]').first().waitFor();
  const options = await page
    .locator('#box [role=option]')
    .evaluateAll((rows) => rows.map((row) => ({ code: row.getAttribute('data-value'), name: row.textContent })));
  expect(options).toEqual(searchTypes.map(({ code, name }) => ({ code, name })));
  expect(await page.locator('#box [part=country]').count()).toBe(1);
  expect(await page.locator('#box [part=input]').count()).toBe(1);
  expect(await page.locator('#box button[part=submit] svg').count()).toBe(1);
});

it('R-056 R-062 begins the countries with Global and asks for them when the list is first opened', async () => {
  const page = await openBox();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.method() === 'GET' && origin === addresses().api) asked.push(pathname);
  });
  const country = page.locator('#box [part=country]');
  expect(asked).toEqual([]);
  await country.click();
  const options = page.locator('#box [role=option]');
  await options.nth(1).waitFor();
  expect(await options.first().getAttribute('data-value')).toBe('global');
  expect(await options.first().innerText()).toBe('Global');
  await page.keyboard.press('Escape');
  await country.click();
  expect(asked).toEqual(['/ref-data/country']);
});

it.each(['abort', 500] as const)(
  'says that the countries did not come (%s), and asks for them again',
  async (fault) => {
    const page = await openBox();
    let isDown = true;
    await page.route(
      (url) => url.pathname === '/ref-data/country',
      (route) => {
        if (!isDown) return route.continue();
        return fault === 'abort' ? route.abort() : route.fulfill({ status: fault, json: { success: false } });
      },
    );
    const country = page.locator('#box [part=country]');
    await country.click();
    const failure = page.locator('#box [part=failure]');
    await failure.waitFor();
    expect(await failure.getAttribute('role')).toBe('alert');
    // The other list works meanwhile, and the sentence stays until the countries are there.
    await page.keyboard.press('Escape');
    await page.locator('#box [part=type]').click();
    await page.locator('#box [role=option][data-value=PR]').click();
    expect(await failure.isVisible()).toBe(true);
    isDown = false;
    await page.locator('#box [part=retry]').click();
    await failure.waitFor({ state: 'detached' });
    await country.click();
    await page.locator('#box [role=option][data-value=ES]').waitFor();
  },
);

it('R-354 R-392 has lists of at most 140 px with rows of 35 px; typing narrows the countries', async () => {
  const page = await openBox();
  await page.locator('#box [part=country]').click();
  await page.locator('#box [role=option]').nth(5).waitFor();
  const [list, row] = await page
    .locator('#box [role=listbox]')
    .evaluate((menu) => [menu.getBoundingClientRect().height, menu.firstElementChild!.getBoundingClientRect().height]);
  expect([list, row]).toEqual([140, 35]);
  await page.keyboard.type('saudi');
  await expect
    .poll(() => page.locator('#box [role=option]').allInnerTexts())
    .toEqual([expect.stringContaining('Saudi Arabia')]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#box [part=country]').getAttribute('value')).toBe('SA');
});

it('R-057 R-061 submits on Enter and no other key, beginning with manufacturers everywhere', async () => {
  const page = await openBox();
  const field = page.locator('#box [part=input]');
  await field.pressSequentially('pump', { delay: 1 });
  await page.keyboard.press('Shift');
  expect(await searches(page)).toEqual([]);
  await field.press('Enter');
  expect(await searches(page)).toMatchObject([{ business: 'MA', countries: 'global', search: 'pump' }]);
});

it('leaves an Enter alone that confirms a word in an input method (Q-46)', async () => {
  const page = await openBox('search="pump"');
  await page.locator('#box [part=input]').evaluate((field) => {
    for (const init of [{ isComposing: true, keyCode: 13 }, { keyCode: 229 }]) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
    }
  });
  expect(await searches(page)).toEqual([]);
});

it('R-058 R-059 goes to the results page on a click, whatever was typed', async () => {
  const { page } = await openPartnerPage({ body: box('business="DI" countries="DE"') });
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=input]').fill('a&b #1');
  await page.locator('#box [part=submit]').click();
  await page.waitForURL((url) => url.pathname === '/search-result');
  const url = new URL(page.url());
  expect(url.origin).toBe(addresses().portal);
  expect(Object.fromEntries(url.searchParams)).toEqual({ business: 'DI', countries: 'DE', search: 'a&b #1' });
});

it('R-060 follows the page when its attributes change', async () => {
  const page = await openBox('search="first"');
  await page.locator('#box [part=input]').fill('typed');
  await page.locator('#box').evaluate((element) => {
    element.setAttribute('search', 'second');
    element.setAttribute('business', 'EX');
  });
  await page.locator('#box [part=type][value=EX]').waitFor();
  expect(await page.locator('#box [part=input]').inputValue()).toBe('second');
});

it('goes to another page when told, and never to a script', async () => {
  const page = await openBox('search="x" action="javascript:alert(1)"');
  await page.locator('#box [part=submit]').click();
  await page.locator('#box').evaluate((element) => element.setAttribute('action', '/results?from=box'));
  await page.locator('#box form[action="/results?from=box"]').waitFor();
  await page.locator('#box [part=submit]').click();
  const urls = (await searches(page)).map(({ url }) => new URL(url!));
  expect(urls.map((url) => url.pathname)).toEqual(['/search-result', '/results']);
  expect(urls[1]!.searchParams.get('from')).toBe('box');
});

it.each([
  ['the page’s <base target>', '', '<base target="_blank">'],
  ['its own target', 'target="_blank"', '<base target="_self">'],
])('opens the results beside the page where %s says so', async (_, attributes, head) => {
  const { page } = await openPartnerPage({ head, body: box(`search="x" ${attributes}`) });
  await drawn(page, '#box', 'input');
  const address = page.url();
  const opened = page.waitForEvent('popup');
  await page.locator('#box [part=submit]').click();
  await (await opened).waitForURL(/search-result/);
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(address);
});

it('the main button has a line around it where the reader chose the colours', async () => {
  const page = await openBox();
  const line = () =>
    page.locator('#box [part=submit]').evaluate((button) => {
      const { outlineStyle, outlineColor } = getComputedStyle(button);
      return outlineStyle === 'solid' && outlineColor !== 'rgba(0, 0, 0, 0)';
    });
  expect(await line()).toBe(false);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await line()).toBe(true);
});

it('suggests while a visitor types, and searches what is picked', async () => {
  const page = await openBox();
  // Typed at once: suggestions for a part might come first and change during the click.
  await page.locator('#box [part=input]').fill('st');
  const offers = page.locator('#box [role=option]');
  await offers.first().waitFor();
  const second = await offers.first().locator('.cut').innerText();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('#box [part=input]').getAttribute('aria-activedescendant')).toBe('suggestions0');
  await page.keyboard.press('Enter');
  expect(await searches(page)).toMatchObject([{ search: second }]);
  await offers.first().waitFor({ state: 'detached' });
  // Leaving the field closes the list.
  await page.locator('#box [part=input]').fill('st');
  await offers.first().waitFor();
  await page.keyboard.press('Tab');
  await offers.first().waitFor({ state: 'detached' });
});

it('the row that the keys have reached has a line around it where the reader chose the colours', async () => {
  const page = await openBox();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('#box [part=input]').fill('st');
  await page.locator('#box [role=option]').nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  const lineOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((row) => {
        const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(row);
        return outlineStyle !== 'none' && outlineColor !== backgroundColor;
      });
  await page.locator('#box [part~=option-active]').waitFor();
  expect(await lineOf('#box [part~=option-active]')).toBe(true);
  expect(await lineOf('#box [part=option]')).toBe(false);
});

it('shows what a suggestion is, leads to its page, and offers recent searches until they are cleared', async () => {
  const page = await openBox();
  const input = page.locator('#box [part=input]');
  const offers = page.locator('#box [role=option]');
  await input.fill('pumps');
  const category = offers.filter({ has: page.locator('small', { hasText: 'Category' }) }).first();
  await category.locator('svg').waitFor();
  await category.click();
  const [first] = await searches(page);
  expect(new URL(first!.url!).search).toMatch(/[?&](?:industry|category|sub)=/);
  await input.fill('');
  await offers.filter({ hasText: first!.search }).locator('small', { hasText: 'Recent' }).waitFor();
  await offers.filter({ hasText: 'Clear recent searches' }).click();
  await offers.first().waitFor({ state: 'detached' });
  await input.fill('x');
  await input.fill('');
  expect(await offers.count()).toBe(0);
});

it('names categories and places in the language of its page, and goes on in another when the page does', async () => {
  const page = await openBox('business="PR"', 'zh');
  const input = page.locator('#box [part=input]');
  const offered = (kind: string, text: RegExp) =>
    page.locator('#box [role=option]', { has: page.getByText(kind, { exact: true }) }).filter({ hasText: text });
  const countries = page.locator('#box [part=country]');
  await countries.click();
  await page.locator('#box [role=option][data-value=SA]').click();
  await input.fill('pumps');
  await offered('类别', /^\p{Script=Han}/u)
    .first()
    .waitFor();
  await input.fill('saudi');
  await offered('地点', /^沙特阿拉伯/).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await page.locator('#box [part=root][dir=rtl]').waitFor();
  await input.fill('pumps');
  await offered('فئة', /^\p{Script=Arabic}/u)
    .first()
    .waitFor();
  await input.press('Enter');
  expect(await searches(page)).toMatchObject([{ countries: 'SA', search: 'pumps' }]);
});

it('searches products in the chosen country too', async () => {
  const page = await openBox('business="PR" countries="SA"');
  await page.locator('#box [part=input]').press('Enter');
  expect(await searches(page)).toMatchObject([{ business: 'PR', countries: 'SA' }]);
});

it('is used by keyboard alone, from right to left too', async () => {
  const page = await openBox('', 'ar');
  await page.locator('#box [part=root][dir=rtl]').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#box [part=type]').getAttribute('value')).toBe('GO');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('صمام');
  await page.keyboard.press('Enter');
  expect(await searches(page)).toMatchObject([{ business: 'GO', search: 'صمام' }]);
});
