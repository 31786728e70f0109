// @vitest-environment jsdom

import timers from 'node:timers';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
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

it.each(cases.map((one) => [one.widget.tag, one] as const))(
  '%s with data of the page is ready for a listener that is added after it',
  async (tag, { attributes, data }) => {
    const element = Object.assign(document.createElement(tag), { data: data?.(plain) });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    const ready = vi.fn();
    element.addEventListener('wbn-ready', ready);
    await expect.poll(() => ready.mock.calls.length).toBe(1);
  },
);

it('a product page alone fires wbn-ready, once, and no widget inside it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { attributes, data } = cases.find(({ widget }) => widget.tag === 'wbn-product-page')!;
  const element = Object.assign(document.createElement('wbn-product-page'), { data: data?.(plain) });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready: unknown[] = [];
  element.addEventListener('wbn-ready', (event) => ready.push((event.composedPath()[0] as Element).localName));
  document.body.append(element);
  const parts = ['wbn-business-card', 'wbn-comments'];
  await expect
    .poll(() => parts.map((part) => element.shadowRoot?.querySelector(part)?.shadowRoot?.textContent))
    .toEqual(parts.map(() => expect.stringMatching(/./)));
  vi.advanceTimersByTime(1_000);
  expect(ready).toEqual(['wbn-product-page']);
});

it.each(['type', 'country'])('the list of the search box’s %s opens, and a press chooses a row', async (part) => {
  const box = document.createElement('wbn-search-box');
  for (const [name, value] of Object.entries(cases.find(({ widget }) => widget.tag === box.localName)!.attributes))
    box.setAttribute(name, value);
  const failed = vi.fn();
  box.addEventListener('wbn-error', failed);
  document.body.append(box);
  const inBox = (selector: string) => [...box.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  await expect.poll(() => inBox(`[part~=${part}]`).length).toBe(1);
  inBox(`[part~=${part}]`)[0]!.click();
  await expect.poll(() => inBox('[role=option]').length).toBeGreaterThan(1);
  const chosen = inBox('[role=option]').at(-1)!;
  chosen.click();
  await expect.poll(() => inBox(`[part~=${part}]`)[0]!.textContent).toContain(chosen.textContent);
  expect(failed).not.toHaveBeenCalled();
});

it('a field inside a label takes a click on a page that listens for clicks', async () => {
  const form = document.createElement('wbn-inquiry-form');
  for (const [name, value] of Object.entries(cases.find(({ widget }) => widget.tag === form.localName)!.attributes))
    form.setAttribute(name, value);
  document.body.append(form);
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked);
  const fields = () => [...form.shadowRoot!.querySelectorAll<HTMLElement>('label :is(select, textarea)')];
  await expect.poll(() => fields().length).toBeGreaterThan(1);
  for (const field of fields()) field.click();
  document.body.removeEventListener('click', clicked);
  expect(clicked).toHaveBeenCalledTimes(fields().length);
});

/** Does something while the page is gone, as at the end of a test file in Vitest. */
async function withoutPage(act: () => unknown): Promise<void> {
  const names = ['document', 'location', 'ShadowRoot', 'CustomEvent', 'CSSStyleSheet', 'addEventListener'] as const;
  const page = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const);
  for (const [name] of page) Object.defineProperty(globalThis, name, { configurable: true, value: undefined });
  await act();
  for (const [name, before] of page) Object.defineProperty(globalThis, name, before);
}

/** Until everything that was to run at once has run. */
const settled = () => new Promise((resume) => timers.setTimeout(resume, 1));

describe('when a test file has ended and its page is gone', () => {
  it.each([
    ['a microtask', (task: () => void) => queueMicrotask(task)],
    ['a timer', (task: () => void) => setTimeout(task, 1)],
  ])('%s of the page does not run', async (_, start) => {
    const task = vi.fn();
    start(task);
    await settled();
    expect(task).toHaveBeenCalledTimes(1);
    start(task);
    await withoutPage(settled);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('a task that was given without a page runs', async () => {
    const task = vi.fn();
    await withoutPage(() => {
      queueMicrotask(task);
      setTimeout(task, 1);
      return settled();
    });
    expect(task).toHaveBeenCalledTimes(2);
  });

  it.each(
    cases
      .filter(({ widget }) => 'load' in widget.meta)
      .flatMap(({ widget, attributes }) =>
        (['an answer', 'a failure'] as const).map((what) => ({ tag: widget.tag, attributes, what })),
      ),
  )('$what that comes then is left alone by $tag', async ({ tag, attributes, what }) => {
    const failed = vi.fn();
    process.on('unhandledRejection', failed);
    const answers: (() => void)[] = [];
    const answer = fetch;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
      const answered = answer(...asked);
      return new Promise((resolve, reject) =>
        answers.push(() => (what === 'an answer' ? resolve(answered) : reject(new TypeError('Failed to fetch')))),
      );
    });
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await withoutPage(async () => {
      for (const give of answers) give();
      await settled();
      await settled();
    });
    vi.stubGlobal('fetch', answer);
    process.off('unhandledRejection', failed);
    expect(failed.mock.calls).toEqual([]);
  });
});
