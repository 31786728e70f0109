import { createClient } from '@wbn/core';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { searchBox } from '../src/search-box/element.ts';
import { cdn, drawn, openPartnerPage } from './partner-page.ts';

const box = '<wbn-search-box id="box"></wbn-search-box>';

it.each([
  'body *{display:none!important;position:fixed!important;color:red!important;font:99px serif!important}',
  'body *{all:unset!important;display:none!important}',
])('R-370 is not broken by a page that says to every element: %s', async (css) => {
  const { page } = await openPartnerPage({ head: `<style>body{font:17px monospace}${css}</style>`, body: box });
  await drawn(page, '#box', 'input');
  const seen = await page.locator('#box').evaluate((element) => {
    const input = element.shadowRoot!.querySelector('input')!;
    const { color, fontSize, fontFamily } = getComputedStyle(input);
    const { display, position } = getComputedStyle(element);
    return { height: element.getBoundingClientRect().height, color, fontSize, fontFamily, display, position };
  });
  expect(seen).toEqual({
    height: 50,
    color: 'rgb(23, 33, 43)',
    fontSize: '17px',
    fontFamily: 'monospace',
    display: 'block',
    position: 'static',
  });
});

it('R-370 changes no style of the page around it', async () => {
  const tags = 'h1 h2 h3 p a ul li div span button input select textarea label form section em strong code pre'.split(
    ' ',
  );
  const { page } = await openPartnerPage({
    body: `${tags.map((tag) => `<${tag} class="mine">x</${tag}>`).join('')}<div id="place"></div>`,
  });
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.mine')].map((element) => JSON.stringify({ ...getComputedStyle(element) })),
    );
  const before = await styles();
  await page.evaluate(() => document.querySelector('#place')?.append(document.createElement('wbn-search-box')));
  await drawn(page, 'wbn-search-box', 'input');
  expect(before.length).toBeGreaterThanOrEqual(20);
  expect(await styles()).toEqual(before);
});

it('keeps a draft when it is moved, and draws itself anew however often it is taken out and put back', async () => {
  const { page, troubles } = await openPartnerPage({ body: `<div id="a">${box}</div><div id="b"></div>` });
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=input]').fill('draft');
  const seen = await page.evaluate(async () => {
    const turn = () => new Promise((resume) => setTimeout(resume));
    const element = document.querySelector('#box')!;
    const [a, b] = [document.querySelector('#a')!, document.querySelector('#b')!];
    const field = () => element.shadowRoot!.querySelector('input')!;
    const first = field();
    b.append(element);
    await turn();
    const kept = [field() === first, field().value];
    for (let round = 0; round < 500; round++) {
      element.remove();
      if (round % 5 === 0) await turn();
      (round % 2 ? a : b).append(element);
    }
    await turn();
    return { kept, fields: element.shadowRoot!.querySelectorAll('input').length };
  });
  expect(seen).toEqual({ kept: [true, 'draft'], fields: 1 });
  expect(troubles).toEqual([]);
});

it('takes its next try along when it is removed after it failed', async () => {
  const { page } = await openPartnerPage({
    // Running timers with their milliseconds.
    head: `<script>window.timers = new Map(); const { setTimeout: begin, clearTimeout: end } = window;
      window.setTimeout = (task, ms, ...rest) => {
        const id = begin(() => { timers.delete(id); task(...rest) }, ms)
        timers.set(id, ms)
        return id
      }
      window.clearTimeout = (id) => { timers.delete(id); end(id) }</script>`,
    body: '<wbn-business-card id="card" business-id="nobody" load="eager"></wbn-business-card>',
  });
  await page.locator('#card [part=retry]').waitFor();
  // The first after five seconds, each further one after twice as long.
  const tries = () =>
    page.evaluate(() =>
      [...(Reflect.get(window, 'timers') as Map<number, number>).values()].filter((ms) => ms === 5000 || ms === 10_000),
    );
  expect(await tries()).toHaveLength(1);
  await page.locator('#card').evaluate(async (card) => {
    card.remove();
    // A moved element is connected again by then.
    await new Promise((resume) => setTimeout(resume));
  });
  expect(await tries()).toEqual([]);
});

it('leaves nodes and listeners where they were after a hundred mounts and unmounts', async () => {
  const { page } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const mounts = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 100; turn++) {
        const element = document.createElement('wbn-search-box');
        document.body.append(element);
        await new Promise((resume) => setTimeout(resume));
        element.remove();
        await new Promise((resume) => setTimeout(resume));
      }
    });
  const held = async () => {
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.filter(({ name }) => name === 'Nodes' || name === 'JSEventListeners').map(({ value }) => value);
  };
  for (let round = 0; round < 2; round++) await mounts();
  const before = await held();
  await mounts();
  // The last elements of a round are held by timers for a moment.
  await expect.poll(async () => (await held()).every((count, index) => count <= before[index]!)).toBe(true);
});

it('takes properties that were set before it was defined, and follows attributes after', async () => {
  const { page } = await openPartnerPage({
    body: `${box}<script>Object.assign(box, { business: 'DI', search: 'pipes', countries: 'SA' })</script>`,
  });
  await drawn(page, '#box', 'input');
  const field = page.locator('#box [part=input]');
  expect(await field.inputValue()).toBe('pipes');
  expect(await page.locator('#box').getAttribute('business')).toBe('DI');
  expect(await page.locator('#box [part=country]').innerText()).toContain('Saudi Arabia');
  await page.locator('#box').evaluate((element) => Object.assign(element, { search: 'valves', locale: 'ar' }));
  await page.locator('#box [part=root][dir=rtl]').waitFor();
  expect(await field.inputValue()).toBe('valves');
  expect(await page.locator('#box [part=type]').innerText()).toBe('الموزّعون');
});

it('follows the page’s language, direction and theme while it lives', async () => {
  const { page } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  const root = page.locator('#box [part=root]');
  await page.evaluate(() => {
    document.documentElement.lang = 'ar';
  });
  await page.locator('#box [part=root][lang=ar][dir=rtl]').waitFor();
  const surface = () =>
    page.locator('#box [part=box]').evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await surface();
  await page.locator('#box').evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(surface).not.toBe(light);
  await page.locator('#box').evaluate((element) => element.setAttribute('dir', 'ltr'));
  await page.locator('#box [part=root][dir=ltr]').waitFor();
  expect(await root.count()).toBe(1);
});

it('lives with polluted prototypes and patched platform methods', async () => {
  const { page, troubles } = await openPartnerPage({
    head: `<script>Object.prototype.evil = 'x'; Array.prototype.bad = () => {}; const attach = Element.prototype.attachShadow;
           Element.prototype.attachShadow = function (options) { return attach.call(this, options) }</script>`,
    body: box,
  });
  await drawn(page, '#box', 'input');
  expect(troubles).toEqual([]);
});

it('takes the server’s declarative root over, node by node, with what was typed into it', async () => {
  const { renderWidget } = await import('../src/runtime/server.ts');
  const html = await renderWidget(searchBox, {
    services: createClient(addresses()),
    attributes: { search: 'pumps', business: 'DI' },
    nonce: 'abc',
  });
  const { page, troubles } = await openPartnerPage({
    tag: 'nonce="abc"',
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-abc' ${cdn()}; style-src 'nonce-abc'; connect-src *`,
    },
    body: `<wbn-search-box id="box" search="pumps" business="DI">${html}</wbn-search-box><script nonce="abc">
      window.field = box.shadowRoot.querySelector('input'); field.value = 'typed early';
      box.addEventListener('wbn-ready', () => { window.ready = true })</script>`,
  });
  await page.waitForFunction(() => 'ready' in window);
  const seen = await page.locator('#box').evaluate((element) => {
    const root = element.shadowRoot!;
    return {
      same: root.querySelector('input') === Reflect.get(window, 'field'),
      value: root.querySelector('input')?.value,
      forms: root.querySelectorAll('form').length,
      styleElements: root.querySelectorAll('style').length,
      sheets: root.adoptedStyleSheets.length,
    };
  });
  expect(seen).toEqual({ same: true, value: 'typed early', forms: 1, styleElements: 0, sheets: 1 });
  expect(troubles).toEqual([]);
});
