import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { cdn, drawn, openPartnerPage } from './partner-page.ts';

const box = '<wbn-search-box id="box"></wbn-search-box>';
const input = '#box [part=input]';
const country = '#box [part=country]';

/** Collects the names of our scripts, without hashes, that the page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin === cdn() && pathname.endsWith('.js')) names.push(pathname.replace(/^.*\/|\.\w{8}(?=\.js$)/g, ''));
  });
  return names;
}

/** A page without elements, so that the caller can listen before it adds one. */
async function openEmpty(entry: string) {
  const { page, troubles } = await openPartnerPage({ version: 'none', body: '' });
  const scripts = scriptsOf(page);
  await page.evaluate((src) => {
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', async: true, src: `${src}?key=pk_demo` }),
    );
  }, `${cdn()}/v1/${entry}`);
  return { page, scripts, troubles };
}
const add = (page: Page, html: string) =>
  page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);

/** Delays these files until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resume) => {
    release = resume;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
const late = /\/(client|lists)\.\w{8}\.js/;

it.each([
  ['wbn.js', ['runtime.js', 'search-box.js', 'wbn.js']],
  ['search-box.js', ['search-box.js']],
])(
  'draws the search box of %s from these files alone, and fetches the rest at the first focus',
  async (entry, files) => {
    const { page, scripts, troubles } = await openEmpty(entry);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await add(page, box);
    await drawn(page, '#box', 'input');
    await page.waitForLoadState('networkidle');
    expect([scripts.toSorted(), asked]).toEqual([files, []]);
    await page.locator(input).focus();
    await page.keyboard.type('ste');
    await page.locator('#box [role=option]').first().waitFor();
    expect(scripts.slice(files.length).toSorted()).toEqual(['client.js', 'lists.js']);
    // The page has no favicon, which is not our error.
    expect(troubles.filter((text) => !/none\/wbn\.js|404/.test(text))).toEqual([]);
  },
);

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['the keyboard', (page) => page.keyboard.press('Tab')],
  ['a pointer above it', (page) => page.locator('#box').hover()],
  ['a script', (page) => page.locator(input).evaluate((field) => (field as HTMLElement).focus())],
])('fetches client and lists when %s turns to the box, once for two boxes', async (_, turn) => {
  const { page, scripts } = await openEmpty('wbn.js');
  await add(page, `${box}<wbn-search-box></wbn-search-box>`);
  await drawn(page, '#box', 'input');
  const first = page.waitForRequest(late);
  await turn(page);
  await first;
  await page.locator(country).click();
  await page.locator('#box [role=option]').first().waitFor();
  // The open list covers the second box.
  await page.keyboard.press('Escape');
  await page.locator('wbn-search-box').nth(1).locator('[part=country]').click();
  await page.locator('wbn-search-box').nth(1).locator('[role=option]').first().waitFor();
  expect(scripts.filter((name) => /client|lists/.test(name)).toSorted()).toEqual(['client.js', 'lists.js']);
});

it('asks for runtime and widget at once, and for the client where the widget calls as soon as it is drawn', async () => {
  const { page, scripts } = await openEmpty('wbn.js');
  const release = await holdBack(page, /\/runtime\.\w{8}\.js/);
  await add(page, '<wbn-comments load="eager" resource-id="00000000-0000-4000-8000-000000000000"></wbn-comments>');
  await expect.poll(() => scripts.toSorted()).toEqual(['client.js', 'comments.js', 'runtime.js', 'wbn.js']);
  release();
  await page.locator('wbn-comments [part=root] > *').first().waitFor();
});

it.each(['comments.js', 'wbn.js'])('connects to the API before it calls, by %s', async (entry) => {
  const { page, scripts } = await openEmpty(entry);
  const release = await holdBack(page, /\/(runtime|comments)\.\w{8}\.js/);
  const called = page.waitForRequest(/\/social\/comments\//);
  await add(page, '<wbn-comments load="eager" resource-id="00000000-0000-4000-8000-000000000000"></wbn-comments>');
  await page.locator(`link[rel=preconnect][crossorigin][href="${addresses().api}"]`).waitFor({ state: 'attached' });
  release();
  await called;
  // The one file has the client in it.
  expect(scripts.includes('client.js')).toBe(entry === 'wbn.js');
});

it('keeps every letter that is typed before client and lists have come, and then offers suggestions', async () => {
  const { page } = await openEmpty('search-box.js');
  const release = await holdBack(page, late);
  await add(page, box);
  await page.locator(input).focus();
  await page.keyboard.type('steel');
  expect(await page.locator(input).inputValue()).toBe('steel');
  release();
  await page.locator('#box [role=option]').first().waitFor();
  expect(await page.locator(input).inputValue()).toBe('steel');
  expect(
    await page.locator(input).evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field),
  ).toBe(true);
});

it('searches by Enter before client and lists have come', async () => {
  const { page } = await openEmpty('search-box.js');
  await holdBack(page, late);
  await add(page, box);
  const found = page.evaluate(
    () =>
      new Promise((resume) =>
        document.addEventListener('wbn-search', (event) => {
          event.preventDefault();
          resume((event as CustomEvent).detail.search);
        }),
      ),
  );
  await page.locator(input).focus();
  await page.keyboard.type('steel');
  await page.keyboard.press('Enter');
  expect(await found).toBe('steel');
});

it.each<[string, string[], string]>([
  ['the filter’s letters', ['ArrowDown', ...'saudi'], 'SA'],
  ['arrows', ['ArrowDown', 'ArrowDown'], 'global'],
])('does what was pressed on a dropdown before its list has come: %s', async (_, keys, active) => {
  const { page } = await openEmpty('search-box.js');
  const release = await holdBack(page, late);
  await add(page, box);
  await page.locator(country).focus();
  for (const key of keys) await page.keyboard.press(key);
  expect(await page.locator(country).getAttribute('aria-expanded')).toBe('true');
  release();
  const row = page.locator('#box .row.on');
  await expect.poll(() => row.getAttribute('data-value')).toBe(active);
  await page.keyboard.press('Enter');
  expect(await page.locator(country).getAttribute('value')).toBe(active);
});

it('closes a dropdown by Escape before its list has come', async () => {
  const { page } = await openEmpty('search-box.js');
  const release = await holdBack(page, late);
  await add(page, box);
  await page.locator(country).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  release();
  await page.locator(input).focus();
  expect(await page.locator(country).getAttribute('aria-expanded')).toBe('false');
  expect(await page.locator('#box [role=option]').count()).toBe(0);
});

it.each(['Tab', 'a click'])(
  'keeps a choice by Enter when the visitor moves on by %s before the list has come',
  async (by) => {
    const { page } = await openEmpty('search-box.js');
    const release = await holdBack(page, late);
    await add(page, box);
    await page.locator('#box [part=type]').focus();
    for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
    if (by === 'Tab') await page.keyboard.press('Tab');
    else await page.locator(input).click();
    const focused = () =>
      page.locator('#box').evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('part'));
    const before = await focused();
    release();
    await page.locator('#box [part=type][value=GO]').waitFor();
    expect(await focused()).toBe(before);
    expect(await page.locator('#box [part=type]').getAttribute('aria-expanded')).toBe('false');
  },
);

it('does not open a dropdown’s late list over a field that the visitor has gone to', async () => {
  const { page } = await openEmpty('search-box.js');
  const release = await holdBack(page, late);
  await add(page, box);
  await page.locator(country).click();
  await page.locator(input).click();
  await page.keyboard.type('ste');
  release();
  await page.locator('#box #suggestions [role=option]').first().waitFor();
  await page.keyboard.type('el');
  expect(await page.locator(input).inputValue()).toBe('steel');
  expect(await page.locator(country).getAttribute('aria-expanded')).toBe('false');
  expect(await page.locator('#box #countries').count()).toBe(0);
});

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['the connection is back', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  ['the visitor asks for it', (page) => page.locator('#box [part=retry]').click()],
])('says that the lists did not come, moves nothing, and fetches them when %s', async (_, again) => {
  const { page } = await openEmpty('search-box.js');
  await page.clock.install();
  let isDown = true;
  await page.route(/\/lists\.\w{8}\.js/, (route) => (isDown ? route.abort() : route.continue()));
  await add(page, `${box}<p id="below">Below</p>`);
  await drawn(page, '#box', 'input');
  const heightOf = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
  const before = await heightOf();
  await page.locator(country).click();
  while (!(await page.locator('#box [role=alert]').count())) await page.clock.runFor(5000);
  expect(await page.locator('#box [role=alert]').isVisible()).toBe(true);
  expect(await heightOf()).toBe(before);
  isDown = false;
  await again(page);
  await page.locator('#box [role=option]').first().waitFor();
  expect(await page.locator('#box [role=alert]').count()).toBe(0);
});
