// @vitest-environment jsdom

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { configure } from '../../packages/widgets/src/runtime/configure.ts';
import { cases } from './cases.ts';

// As in the widgets' builds: docs/decisions/003.
vi.mock('react', () => import('@preact/compat'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

const told: unknown[] = [];

beforeAll(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation((text) => told.push(text));
  configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
  warn.mockRestore();
  for (const { widget } of cases) widget.define();
});
afterEach(() => vi.unstubAllGlobals());

it('the unit tests of a page are told of the set-up', () => {
  expect(told).toEqual([expect.stringContaining("'@wbn/widgets/test-setup'")]);
});

it.each(cases.map((one) => [one.widget.tag, one] as const))(
  '%s that stands in a page without the set-up lets the page end',
  async (tag, { attributes }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    await expect.poll(() => element.shadowRoot?.textContent).toBeTruthy();
    // As jsdom does when Jest closes the page: the elements go, then the document, and then come the microtasks.
    const tasks: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => tasks.push(task));
    document.body.replaceChildren();
    const page = Object.getOwnPropertyDescriptor(globalThis, 'document')!;
    Object.defineProperty(globalThis, 'document', { configurable: true, value: undefined });
    try {
      for (const task of tasks) task();
    } finally {
      Object.defineProperty(globalThis, 'document', page);
    }
    expect(tasks.length).toBeGreaterThan(0);
  },
);

it.each(cases.map((one) => [one.widget.tag, one] as const))(
  '%s that is drawn when a test runner takes the classes of the page away still lets the run end',
  async (tag, { attributes }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const ends: unknown[] = [];
    element.addEventListener('wbn-ready', (event) => ends.push(event.type));
    element.addEventListener('wbn-error', (event) => ends.push(event.type));
    vi.stubGlobal('CustomEvent', class {});
    document.body.append(element);
    await expect.poll(() => ends.length).toBeGreaterThan(0);
  },
);
