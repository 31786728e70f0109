import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { drawn, openPartnerPage } from './partner-page.ts';

const box = '<wbn-search-box id="w" load="eager"><a href="/x">Search suppliers</a></wbn-search-box>';
const within = (start: string, end = '</div>') => `${start}${box}${end}`;

interface Finding {
  readonly level: string;
  readonly about: string;
  readonly text: string;
}

const hidden = async (page: Page): Promise<readonly string[]> => {
  const all: Finding[] = await page.evaluate(() =>
    (window as unknown as { wbn: { diagnose(): Promise<Finding[]> } }).wbn.diagnose(),
  );
  return all.filter(({ about }) => about === 'hidden').map(({ text }) => text);
};
async function opened(body: string): Promise<Page> {
  const { page } = await openPartnerPage({ body });
  await drawn(page, '#w', 'input');
  return page;
}

it.each([
  ['display: none', within('<div id="a" style="display:none">'), '<div id="a"> around it has display: none'],
  ['the attribute hidden', within('<div id="a" hidden>'), '<div id="a"> around it has the attribute hidden'],
  ['the attribute hidden on itself', box.replace('id=', 'hidden id='), 'it has the attribute hidden'],
  [
    'visibility',
    within('<div class="a b" style="visibility:hidden">'),
    '<div class="a b"> around it has visibility: hidden',
  ],
  ['opacity', within('<div id="a" style="opacity:0">'), '<div id="a"> around it has opacity: 0'],
  [
    'a height of 0',
    within('<div id="a" style="height:0;overflow:hidden">'),
    '<div id="a"> around it cuts off what does not fit and is 0 or 1 px high',
  ],
  [
    'the usual style for screen readers',
    within('<div id="a" style="position:absolute;width:1px;height:1px;overflow:hidden">'),
    '<div id="a"> around it cuts off',
  ],
  ['a scale of 0', within('<div id="a" style="transform:scale(0)">'), 'is 0 px wide'],
  [
    'a clip-path',
    within('<div id="a" style="clip-path:inset(50%)">'),
    '<div id="a"> around it cuts all off by clip-path',
  ],
  [
    'a clip',
    within('<div id="a" style="position:absolute;clip:rect(0,0,0,0)">'),
    '<div id="a"> around it cuts all off by clip-path or clip',
  ],
  [
    'a place beside the page',
    within('<div style="position:absolute;left:-9999px;width:400px">'),
    'stands outside the page',
  ],
  [
    'a place above the page',
    within('<div style="position:absolute;top:-9999px;width:400px">'),
    'stands outside the page',
  ],
  [
    'content-visibility',
    within('<div id="a" style="content-visibility:hidden">'),
    '<div id="a"> around it has content-visibility: hidden',
  ],
  [
    'closed details',
    within('<details id="a"><summary>More</summary>', '</details>'),
    '<details id="a"> around it is closed',
  ],
  ['a closed dialog', within('<dialog id="a">', '</dialog>'), '<dialog id="a"> around it is closed'],
  ['a closed popover', within('<div id="a" popover>'), '<div id="a"> around it is closed'],
  ['an inert place', within('<div id="a" inert>'), '<div id="a"> around it is inert'],
  [
    'an element in front of it',
    `<div style="position:relative">${box}<div id="a" style="position:absolute;inset:0;background:#fff"></div></div>`,
    'is covered by <div id="a">',
  ],
  [
    'a style without clicks',
    within('<div id="a" style="pointer-events:none"><div>', '</div></div>'),
    '<div id="a"> around it has pointer-events: none',
  ],
  [
    'its own style without clicks',
    box.replace('id=', 'style="pointer-events:none" id='),
    'it has pointer-events: none',
  ],
  [
    'an element in front of the whole window',
    `${box}<div id="a" style="position:fixed;inset:0"><p>Sign up</p></div>`,
    'is covered by <div id="a">',
  ],
])('wbn.diagnose() says that %s hides an element', async (_, body, cause) => {
  const page = await opened(body);
  expect(await hidden(page)).toEqual([expect.stringContaining(cause)]);
});

it('wbn.diagnose() says what hides an element that waits in closed details and so is not drawn', async () => {
  const card = '<wbn-business-card business-id="0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b">A supplier</wbn-business-card>';
  const page = await opened(`${box}<details><summary>More</summary>${card}</details>`);
  expect(await hidden(page)).toEqual([expect.stringContaining('<details> around it is closed')]);
});

it('wbn.diagnose() says that an element that waits stands outside the page, where it is never drawn', async () => {
  const card = '<wbn-business-card business-id="0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b">A supplier</wbn-business-card>';
  const page = await opened(`${box}<div style="position:absolute;left:-9999px">${card}</div>`);
  expect(await hidden(page)).toEqual([expect.stringContaining('stands outside the page')]);
});

it.each([
  ['below the fold', `<div style="height:5000px"></div>${box}`],
  ['far right in a page that scrolls', within('<div style="position:absolute;left:4000px;width:400px">')],
  [
    'below the end of a box that scrolls',
    within('<div style="height:200px;overflow:auto"><div style="height:900px"></div>'),
  ],
  [
    'beside the end of a slider',
    within('<div style="overflow:hidden;width:400px"><div style="width:400px;margin-left:2000px">', '</div></div>'),
  ],
  [
    'transparent below the fold until it is scrolled to',
    `<div style="height:5000px"></div>${within('<div style="opacity:0;transition:opacity .4s">')}`,
  ],
  [
    'in open details, an open dialog and an open popover',
    within('<details open><summary>More</summary><dialog open>', '</dialog></details>'),
  ],
  ['in the summary of closed details', within('<details><summary>', '</summary>More</details>')],
  [
    'visible again inside what is invisible',
    within('<div style="visibility:hidden"><div style="visibility:visible">', '</div></div>'),
  ],
  [
    'behind an open dialog',
    `${box}<dialog id="d" style="width:100%;height:100%"></dialog><script>d.showModal()</script>`,
  ],
  [
    'below a bar that stays',
    `<div style="position:fixed;inset:0 0 auto;height:200px;background:#eee;z-index:9"></div>${box}`,
  ],
  ['below a layer that no click meets', `${box}<div style="position:fixed;inset:0;pointer-events:none"></div>`],
  [
    'in part below another element',
    `<div style="position:relative">${box}<div style="position:absolute;inset:0 50% 0 0;background:#fff"></div></div>`,
  ],
  [
    'in a box with round corners that cuts off',
    within('<div style="overflow:hidden;border-radius:9px;clip-path:inset(0 round 9px)">'),
  ],
  [
    'above the start of a box that is scrolled',
    `${within('<div id="s" style="height:200px;overflow:auto">', '<div style="height:900px"></div></div>')}<script>addEventListener("load", () => { s.scrollTop = 600 })</script>`,
  ],
  ['drawn later, when it is near', `${box}<div style="content-visibility:auto"><p>More</p></div>`],
  [
    'out of the flow of a box without a height',
    within('<div style="height:0;overflow:hidden"><div style="position:absolute">', '</div></div>'),
  ],
])('wbn.diagnose() does not complain of an element %s', async (_, body) => {
  const page = await opened(body);
  expect(await hidden(page)).toEqual([]);
});

it('wbn.diagnose() does not complain of an element that shows the content of the page while it waits for its data', async () => {
  const { page } = await openPartnerPage({
    head: `<script>const ask = window.fetch; window.fetch = (at, ...more) =>
      String(at.url ?? at).includes('/business/') ? new Promise(() => {}) : ask(at, ...more)</script>`,
    body: '<wbn-business-card id="w" business-id="b-1" load="eager"><a href="/x">Precision Mouldings</a></wbn-business-card>',
  });
  await page.waitForFunction(() => document.querySelector('#w')?.shadowRoot);
  expect(await hidden(page)).toEqual([]);
});
