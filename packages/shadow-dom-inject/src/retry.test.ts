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
});

it('a widget that failed is loaded again after 5 s, 10 s and so on, and when somebody clicks', async () => {
  const failed = vi.fn();
  document.addEventListener('x-error', failed, { once: true });
  document.body.innerHTML = '<x-refused load="eager"></x-refused>';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(failed).toHaveBeenCalledTimes(1);
  document.querySelector('x-refused')!.shadowRoot!.querySelector<HTMLElement>('[part=retry]')!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(5);
});
