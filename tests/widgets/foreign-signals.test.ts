// @vitest-environment jsdom

import { beforeAll, expect, it, vi } from 'vitest';
import { configure } from '../../packages/widgets/src/runtime/configure.ts';
import { cases } from './cases.ts';

// As in the widgets' builds: docs/decisions/003.
vi.mock('react', () => import('@preact/compat'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

beforeAll(async () => {
  // As with jest-fixed-jsdom: jsdom's listeners refuse the signals of Node's controller. Vitest's own jsdom takes them.
  for (const target of [EventTarget.prototype, globalThis]) {
    const add = target.addEventListener;
    target.addEventListener = function (this: EventTarget | undefined, ...how: Parameters<typeof add>) {
      if (Object(how[2]).signal) throw new TypeError("member 'signal' is not of type 'AbortSignal'");
      add.apply(this ?? globalThis, how);
    };
  }
  await import('../../packages/widgets/src/test-setup/set-up.ts');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
});

it.each(cases.filter(({ widget }) => 'load' in widget.meta).map((one) => [one.widget.tag, one] as const))(
  '%s that fails says so where listeners refuse the signals of the page',
  async (tag, { attributes, widget }) => {
    widget.define();
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const codes: unknown[] = [];
    element.addEventListener('wbn-error', (event) => codes.push((event as CustomEvent).detail.code));
    document.body.append(element);
    await expect.poll(() => codes).toEqual(['NetworkError']);
    element.remove();
  },
);

it.each([
  ['an element', () => document.body.appendChild(document.createElement('p'))],
  ['the window', () => window],
])('a listener of %s ends with its signal', (_, make) => {
  const target = make();
  const heard = vi.fn();
  const controller = new AbortController();
  target.addEventListener('resize', heard, { signal: controller.signal, capture: true });
  target.dispatchEvent(new Event('resize'));
  controller.abort();
  target.dispatchEvent(new Event('resize'));
  target.addEventListener('resize', heard, controller);
  target.dispatchEvent(new Event('resize'));
  expect(heard).toHaveBeenCalledTimes(1);
});
