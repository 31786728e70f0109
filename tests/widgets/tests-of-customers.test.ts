// @vitest-environment jsdom

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { configure } from '../../packages/widgets/src/runtime/configure.ts';
import { cases } from './cases.ts';
import { answerFor, plain } from './fixtures.ts';

// As in the widgets' builds: docs/decisions/003.
vi.mock('react', () => import('@preact/compat'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

beforeAll(async () => {
  // Jest 30 still brings jsdom 26, which lacks this.
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  await import('../../packages/widgets/src/test-setup/set-up.ts');
  // A test of a customer answers the calls itself.
  vi.stubGlobal('fetch', async (input: string | Request | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, { method: init?.method ?? 'GET' });
    return Response.json({ success: true, data: answerFor(plain, method, new URL(url).pathname) ?? {} });
  });
  configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
  for (const { widget } of cases) widget.define();
});
afterEach(() => document.body.replaceChildren());

it.each(cases.map((one) => [one.widget.tag, one] as const))(
  '%s is drawn in the unit tests of a page, in jsdom',
  async (tag, { attributes }) => {
    const element = document.createElement(tag);
    const told: unknown[] = [];
    for (const name of ['wbn-ready', 'wbn-error']) {
      element.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    await expect.poll(() => told[0]).toEqual(['wbn-ready', null]);
    expect(element.shadowRoot!.querySelector('[part=root]')!.textContent).not.toBe('');
  },
);

it('nothing runs when a test file has ended and its page is gone', async () => {
  const task = vi.fn();
  queueMicrotask(task);
  await Promise.resolve();
  expect(task).toHaveBeenCalledTimes(1);
  queueMicrotask(task);
  const page = Object.getOwnPropertyDescriptor(globalThis, 'document')!;
  Object.defineProperty(globalThis, 'document', { configurable: true, value: undefined });
  await Promise.resolve();
  Object.defineProperty(globalThis, 'document', page);
  expect(task).toHaveBeenCalledTimes(1);
});
