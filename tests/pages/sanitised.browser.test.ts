import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { cases, type WidgetCase } from '../widgets/cases.ts';
import { openBare } from '../widgets/open.ts';
import { idOf } from '../widgets/open-all.ts';

const dataOf = ({ attributes }: WidgetCase) =>
  Object.entries({ load: 'eager', ...attributes })
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
/** The address of a page that ends with the widget's id, or of one without. */
const linkOf = ({ attributes }: WidgetCase) => {
  const kind = 'resource-id' in attributes || 'product-id' in attributes ? 'business-product' : 'business';
  const id = Object.entries(attributes).find(([name, value]) => name.endsWith('-id') && value.length === 36)?.[1];
  return `${addresses().portal}/${id ? `${kind}/acme-${id}` : 'messages'}/`;
};
const link = (one: WidgetCase) => `<a href="${linkOf(one)}">${idOf(one)}</a>`;

/** The HTML that filters of content systems leave of an element. */
const filters: readonly (readonly [name: string, left: (one: WidgetCase) => string])[] = [
  ['a division', (one) => `<div data-wbn="${idOf(one)}" ${dataOf(one)}>${link(one)}</div>`],
  ['a division without content', (one) => `<div data-wbn="${idOf(one)}" ${dataOf(one)}></div>`],
  ['a paragraph', (one) => `<p data-wbn="${idOf(one)}" ${dataOf(one)}>${link(one)}</p>`],
  ['tags in capitals', (one) => `<DIV ${dataOf(one).toUpperCase()} DATA-WBN="${idOf(one)}">${link(one)}</DIV>`],
  ['paragraphs inside', (one) => `<div data-wbn="${idOf(one)}" ${dataOf(one)}><p>${link(one)}</p><p>&nbsp;</p></div>`],
  [
    'an editor’s wrapper',
    (one) => `<figure><section><div data-wbn="${idOf(one)}" ${dataOf(one)}>${link(one)}</div></section></figure>`,
  ],
  ['a class and a link', (one) => `<div class="align wbn-${idOf(one)}">${link(one)}</div>`],
  ['a span with a class and a link', (one) => `<p><span class="wbn-${idOf(one)}">${link(one)}</span></p>`],
];

const titled = filters.flatMap(([name, left]) => cases.map((one) => [name, idOf(one), left, one] as const));

it.each(titled)('from %s the classic script makes %s', async (_, id, left, one) => {
  const script = `<script src="${addresses().cdn}/v1/wbn-classic.js" data-key="pk_demo"></script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"></head><body>${left(one)}${script}</body></html>`;
  const { page, troubles } = await openBare(html);
  await page.locator(`wbn-${id}`).locator(one.ready).first().waitFor();
  // An address without an id at its end names nothing.
  for (const attribute of await page.locator(`wbn-${id}`).evaluate((host) => host.getAttributeNames()))
    expect(await page.locator(`wbn-${id}`).getAttribute(attribute)).not.toContain('/messages');
  const shown = await page
    .locator(`wbn-${id}`)
    .evaluate((host) => [...host.children].some((child) => child.checkVisibility()));
  expect(shown, 'the page’s own content').toBe(false);
  expect(troubles).toEqual([]);
});
