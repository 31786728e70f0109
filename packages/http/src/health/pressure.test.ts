import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressure } from './pressure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newCall = () => ({}) as FastifyReply;

it('sheds load while the event loop lags look after look, and not for one pause of the machine', () => {
  const loop = { mean: 0, enable: () => true, disable: () => true, reset: () => {} };
  const { enter, stop } = pressure(10, 10_000, loop);
  const lookAt = (delayMs: number) => {
    loop.mean = delayMs * 1e6;
    vi.advanceTimersByTime(1_000);
    return enter(newCall());
  };
  expect([3, 1_500, 3, 1_500, 1_500, 1_500, 3].map(lookAt)).toEqual([true, true, true, true, false, false, true]);
  stop();
});
