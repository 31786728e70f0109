import { expect, it, vi } from 'vitest';
import { readProps } from './attributes.ts';
import { defineWidget } from './define-widget.ts';

const widget = defineWidget({
  tag: 'x-hello',
  attributes: { name: { type: 'text', default: 'you' } },
  component: () => '',
  renderer: {} as never,
  styles: [],
  texts: { en: { failed: 'failed', retry: 'retry' } },
  eventPrefix: 'x',
});

it('makes a class in a place without a browser, and defines nothing', () => {
  expect(widget.elementClass).toBeTypeOf('function');
  expect(widget.meta.tag).toBe('x-hello');
});

it('gives each widget the attributes that all of them have', () => {
  expect(readProps(widget.meta.attributes, () => null)).toMatchObject({ name: 'you', theme: 'auto', load: 'visible' });
});

it('makes a class on a server that has elements of its own, whose methods cannot be replaced', async () => {
  class ServerElement {}
  Object.defineProperty(ServerElement.prototype, 'focus', { value: () => {}, writable: false });
  vi.stubGlobal('HTMLElement', ServerElement);
  vi.resetModules();
  const { elementOf } = await import('./element.ts');
  vi.unstubAllGlobals();
  expect(elementOf({ ...widget.meta, methods: { focus() {} } } as never)).toBeTypeOf('function');
});
