// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import { elementProps, listenersFor } from './element-props.ts';

const definition = { tag: 'x-card', meta: { attributes: { 'business-id': {}, lit: {}, variant: {} } } };
const events = ['wbn-ready', 'wbn-comment-created'];

it('a prop of the widget becomes its attribute, and any other prop stands on the element as it is', () => {
  const props = { businessId: 7, variant: 'card', class: 'mine', 'aria-label': 'Card', title: '' };
  expect(elementProps(definition, events, props)).toEqual({
    'business-id': '7',
    variant: 'card',
    lit: undefined,
    class: 'mine',
    'aria-label': 'Card',
    title: '',
  });
});

it.each([
  [true, ''],
  [false, undefined],
  [null, undefined],
  [undefined, undefined],
  [0, '0'],
  ['', ''],
])('a prop that is %j is an attribute that is %j', (given, written) => {
  expect(elementProps(definition, events, { lit: given }).lit).toBe(written);
});

it('writes no attribute for callbacks, the content and the server’s root, and sets data as a property', () => {
  const data = { name: 'Acme' };
  const props = { onReady() {}, onCommentCreated() {}, children() {}, root: '<template></template>', data };
  expect(Object.entries(elementProps(definition, events, props)).filter(([, value]) => value !== undefined)).toEqual([
    ['data', data],
  ]);
  expect('data' in elementProps(definition, events, {})).toBe(false);
});

it('an event calls the newest callback, and none after the component was removed', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  let props: Readonly<Record<string, unknown>> | undefined = { onCommentCreated: first };
  const listeners = listenersFor(events, () => props) as Record<string, (event: Event) => void>;
  expect(Object.keys(listeners)).toEqual(['onwbn-ready', 'onwbn-comment-created']);
  const event = new Event('wbn-comment-created');
  listeners['onwbn-comment-created']!(event);
  props = { onCommentCreated: second };
  listeners['onwbn-comment-created']!(event);
  props = {};
  listeners['onwbn-comment-created']!(event);
  props = undefined;
  listeners['onwbn-comment-created']!(event);
  expect(first.mock.calls).toEqual([[event]]);
  expect(second.mock.calls).toEqual([[event]]);
});
