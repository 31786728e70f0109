// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineWidget } from './define-widget.ts';

const load = vi.fn(async (): Promise<unknown> => {
  throw new Error('refused');
});
const mount = () => ({ update() {}, unmount() {} });
defineWidget({
  tag: 'x-refused',
  attributes: {},
  component: () => '',
  renderer: { mount, hydrate: mount },
  styles: [],
  texts: { en: { failed: 'failed', retry: 'retry' } },
  eventPrefix: 'x',
  load,
}).define();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['https://a.example', 4, 'after 5 s, 10 s, 20 s and so on'],
])('a widget that failed on a page with the origin %s is loaded %i times in a minute: %s', async (origin, times) => {
  vi.stubGlobal('origin', origin);
  const failed = vi.fn();
  document.addEventListener('x-error', failed, { once: true });
  document.body.innerHTML = '<x-refused load="eager"></x-refused>';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(times);
  expect(failed).toHaveBeenCalledTimes(1);
  document.querySelector('x-refused')!.shadowRoot!.querySelector<HTMLElement>('[part=retry]')!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(times + 1);
});
