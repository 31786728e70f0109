import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPace } from './watch-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells of a body that sends a byte now and then, however much it sent at first', () => {
  const onSlow = vi.fn();
  const pace = watchPace(onSlow);
  pace.came(10_000_000);
  vi.advanceTimersByTime(5_000);
  expect(onSlow).not.toHaveBeenCalled();
  for (let n = 0; n < 5; n += 1) {
    pace.came(1);
    vi.advanceTimersByTime(1_000);
  }
  expect(onSlow).toHaveBeenCalledOnce();
});

it('lets a slow line finish, and tells nothing after the end', () => {
  const onSlow = vi.fn();
  const pace = watchPace(onSlow);
  for (let n = 0; n < 20; n += 1) {
    pace.came(6_000);
    vi.advanceTimersByTime(1_000);
  }
  pace.end();
  vi.advanceTimersByTime(60_000);
  expect(onSlow).not.toHaveBeenCalled();
});
