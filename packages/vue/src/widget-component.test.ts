import { expect, it } from 'vitest';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { widgetComponent } from './widget-component.ts';

const Card = widgetComponent<{ cardId?: string }>(
  'XCard',
  { tag: 'x-card', meta: { attributes: { 'card-id': {} } }, define() {} },
  [],
);
const root = '<template shadowrootmode="open"><b>root</b></template>';
const offer = () => h('b', { slot: 'offer' }, '5 €');

it.each([
  ['the root and the content for the slots', { root }, { default: offer }, `${root}<b slot="offer">5 €</b>`],
  ['the root alone', { root }, {}, root],
  ['the content alone', {}, { default: offer }, '<b slot="offer">5 €</b>'],
])('a server writes %s', async (_, props, slots, content) => {
  const html = await renderToString(createSSRApp(() => h(Card, { cardId: 'c', ...props }, slots)));
  expect(html).toBe(`<x-card card-id="c">${content}</x-card>`);
});
