// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest';
import { declarativeRoot } from './declarative.ts';
import { defineWidget } from './define-widget.ts';
import type { View } from './types.ts';

const load = vi.fn(async ({ itemId }: { itemId: string }) => `loaded ${itemId}`);
const renderer = (how: string) => (container: Element, _: unknown, view: View) => {
  const draw = (next: View) => container.setAttribute('data-drawn', `${how} ${next.data}`);
  draw(view);
  return { update: draw, unmount() {} };
};
const define = (tag: `x-${string}`) =>
  defineWidget({
    tag,
    attributes: { 'item-id': { type: 'text' }, size: { type: 'text' } },
    component: '' as never,
    renderer: { mount: renderer('mounted'), hydrate: renderer('hydrated') },
    styles: [],
    texts: { en: { failed: 'failed', retry: 'retry' } },
    eventPrefix: 'x',
    load: load as never,
    loadsOn: ['item-id'],
  });

afterEach(() => {
  document.body.replaceChildren();
  load.mockClear();
});

/** A parser makes the root before the class is known; jsdom's parser does not. */
async function drawnByServer(tag: `x-${string}`, id: string, more = {}): Promise<HTMLElement> {
  const { meta } = define(tag);
  const html = await declarativeRoot(meta, () => '<b>drawn</b>', {
    attributes: { 'item-id': id },
    data: `data of ${id}` as never,
    ...more,
  });
  const element = document.createElement(tag);
  element.setAttribute('load', 'eager');
  element.setAttribute('item-id', id);
  element.attachShadow({ mode: 'open' }).innerHTML = /<template[^>]*>(.*)<\/template>/s.exec(html)![1]!;
  document.body.append(element);
  return element;
}
const drawn = (element: Element) => element.shadowRoot!.querySelector('[part=root]')!.getAttribute('data-drawn');

it('an element takes over what the server drew from data, without loading these again', async () => {
  const element = await drawnByServer('x-taken', 'a');
  define('x-taken').define();
  await expect.poll(() => drawn(element)).toBe('hydrated data of a');
  element.setAttribute('size', 'large');
  await expect.poll(() => drawn(element)).toBe('hydrated data of a');
  expect(load).not.toHaveBeenCalled();
});

it('an element whose data the page gives by property keeps what the server drew from other attributes', async () => {
  const element = await drawnByServer('x-given', 'a', { givesData: true, attributes: {} });
  Object.assign(element, { data: 'given' });
  define('x-given').define();
  await expect.poll(() => drawn(element)).toBe('hydrated given');
  expect(load).not.toHaveBeenCalled();
});

it('an element that got another id before its code came does not show the data of the old one', async () => {
  const element = await drawnByServer('x-changed', 'a');
  // A link to the old one is no better than its data.
  element.innerHTML = '<a href="/a">a</a>';
  element.setAttribute('item-id', 'b');
  // The answer for the new id takes its time.
  let answer = (_: string) => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  define('x-changed').define();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(element.shadowRoot!.textContent).not.toContain('drawn');
  // A skeleton keeps the place.
  expect(drawn(element)).toBe('mounted undefined');
  answer('loaded b');
  await expect.poll(() => drawn(element)).toBe('mounted loaded b');
});

it('an element loads the data of an id that changes later', async () => {
  const element = await drawnByServer('x-later', 'a');
  define('x-later').define();
  await expect.poll(() => drawn(element)).toBe('hydrated data of a');
  element.setAttribute('item-id', 'b');
  await expect.poll(() => drawn(element)).toBe('hydrated loaded b');
  element.removeAttribute('item-id');
  await expect.poll(() => drawn(element)).toBe('hydrated loaded ');
});
