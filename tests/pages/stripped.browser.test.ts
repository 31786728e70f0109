import type { BusinessCard } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { cdn, openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { addresses } from '../support/addresses.ts';
import { ask } from '../support/api.ts';

/** HTML after the filters of content systems. `%c` is the CDN, `%p` the address of a business page, `%i` its id. */
interface Stripped {
  readonly system: string;
  /** The remaining body. */
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs after the page has loaded. */
  readonly later?: string;
  /** Selector of the final result. */
  readonly drawn: string;
  readonly locale?: string;
}

const classic = '<script src="%c/v1/wbn-classic.js" data-key="pk_demo"></script>';
const placeholder = '<div data-wbn="search-box" data-locale="ar"><a href="%p">Search</a></div>';
const field = 'wbn-search-box [part=input]';
const name = 'wbn-business-card [part=name]';

const rows: readonly Stripped[] = [
  { system: 'removes custom elements', html: placeholder + classic, drawn: field, locale: 'ar' },
  { system: 'removes the type of scripts', html: `<wbn-search-box></wbn-search-box>${classic}`, drawn: field },
  { system: 'puts scripts first', html: classic + placeholder, drawn: field, locale: 'ar' },
  { system: 'adds async', html: classic.replace('<script', '<script async') + placeholder, drawn: field },
  { system: 'adds defer', html: classic.replace('<script', '<script defer') + placeholder, drawn: field },
  {
    system: 'makes every script a module',
    html: classic.replace('<script', '<script type="module"') + placeholder,
    drawn: field,
  },
  {
    system: 'adds the script twice',
    html: classic + placeholder + classic,
    drawn: field,
  },
  {
    system: 'removes data attributes of scripts, so that the key stands in the address',
    html: `${placeholder}<script src="%c/v1/wbn-classic.js?key=pk_demo"></script>`,
    drawn: field,
  },
  {
    system: 'keeps classes and links alone',
    html: `<div class="wbn-business-card"><a href="%p">Acme</a></div>${classic}`,
    drawn: name,
  },
  {
    system: 'takes a paragraph for the division',
    html: `<p data-wbn="business-card" data-business-id="%i"></p>${classic}`,
    drawn: name,
  },
  {
    system: 'shows the content later',
    html: `<main></main>${classic}`,
    later: `document.querySelector('main').innerHTML = '<section><div data-wbn="business-card" data-business-id="%i"></div></section>'`,
    drawn: name,
  },
  {
    system: 'changes a placeholder later',
    html: placeholder + classic,
    later: `document.querySelector('[data-wbn]').dataset.locale = 'es'`,
    drawn: field,
    locale: 'es',
  },
  {
    system: 'clones what it shows',
    html: `<main>${placeholder}</main>${classic}`,
    later: `const main = document.querySelector('main'); main.replaceWith(main.cloneNode(true))`,
    drawn: field,
  },
  {
    system: 'allows scripts by host and requires Trusted Types',
    html: placeholder + classic,
    headers: {
      'content-security-policy': `default-src 'none'; script-src %c; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
    drawn: field,
  },
  {
    system: 'allows scripts by nonce',
    html: placeholder + classic.replace('<script', '<script nonce="abc"'),
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src *`,
    },
    drawn: field,
  },
  ...["'nonce-abc' 'strict-dynamic'", "'nonce-abc'"].map((sources) => ({
    system: `allows scripts by ${sources} and requires Trusted Types`,
    html: placeholder + classic.replace('<script', '<script async nonce="abc"'),
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${sources}; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
    drawn: field,
    locale: 'ar',
  })),
];

let business: BusinessCard;
const fill = (text: string): string =>
  text
    .replaceAll('%c', cdn())
    .replaceAll('%i', business.businessID)
    .replaceAll('%p', `${addresses().portal}/business/acme-${business.businessID}/`);

beforeAll(async () => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', {
    textQuery: 'steel',
  });
  business = results[0]!.businessProfile;
});

/** The page as the content system serves it; the module script of `openPartnerPage` has no effect. */
const openStripped = ({ html, headers = {} }: Pick<Stripped, 'html' | 'headers'>) => {
  const filled = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, fill(value)]));
  return openPartnerPage({ version: 'none', body: fill(html), headers: filled });
};

const shown = (page: Page, selector: string, locale = ''): Promise<void> =>
  page
    .locator(locale ? `${selector.split(' ')[0]} [part=root][lang=${locale}] ${selector.split(' ')[1]}` : selector)
    .waitFor();

it.each(rows)('draws a widget where the content system $system', async ({ later, drawn, locale, ...page }) => {
  const opened = await openStripped(page);
  if (later) await opened.page.evaluate(fill(later));
  await shown(opened.page, drawn, locale);
  // One placeholder becomes one element, however often it is scanned.
  expect(await opened.page.locator(drawn.split(' ')[0]!).count()).toBe(1);
  // The page's own links are the fallback. Links inside the widget are not among them.
  const links = await opened.page.evaluate(() =>
    [...document.querySelectorAll('a')].map((link) => link.checkVisibility()),
  );
  expect(links).not.toContain(true);
  expect(opened.troubles.filter((text) => !/none\/wbn\.js|Failed to load/.test(text))).toEqual([]);
});

it('a placeholder takes only what the widget documents: no handler comes from a text of a visitor', async () => {
  const { page } = await openStripped({
    html: `<div data-wbn="search-box" data-onclick="window.ran = 1" data-style="color:red" data-countries="SA"></div>${classic}`,
  });
  await shown(page, field);
  const element = page.locator('wbn-search-box');
  expect(await element.evaluate((one) => one.getAttributeNames().sort())).toEqual(['countries']);
});

it('says in the console which placeholder it does not know', async () => {
  const { page } = await openPartnerPage({
    version: 'none',
    head: '<script>window.warned = []; console.warn = (text) => warned.push(text)</script>',
    body: fill(`<div data-wbn="serch-box">Search</div>${placeholder}${classic}`),
  });
  await shown(page, field);
  expect(await page.evaluate(() => Reflect.get(window, 'warned'))).toEqual([
    expect.stringMatching(/data-wbn="serch-box" is not known: write one of .*search-box/),
  ]);
  expect(await page.getByText('Search', { exact: true }).first().isVisible()).toBe(true);
});

it('leaves no name of its own in the page', async () => {
  const { page } = await openStripped({ html: '<p>empty</p>' });
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  const before = await names();
  await page.addScriptTag({ url: `${cdn()}/v1/wbn-classic.js` });
  await page.waitForFunction(() => 'wbn' in window);
  expect((await names()).filter((one) => !before.includes(one))).toEqual(['wbn']);
});
