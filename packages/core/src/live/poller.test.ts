import { expect, it } from 'vitest';
import { testClock } from '../testing/platform.ts';
import type { Attention } from './attention.ts';
import { poll } from './poller.ts';

function someone() {
  const listeners = new Set<() => void>();
  let isThere = true;
  const attention: Attention = {
    isThere: () => isThere,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const turn = (there: boolean) => {
    isThere = there;
    for (const listener of listeners) listener();
  };
  return { attention, turn, listeners };
}
const settled = () => new Promise((done) => setImmediate(done));

it('asks every 5 s, at once when somebody comes back, and never while nobody looks', async () => {
  const clock = testClock();
  const { attention, turn, listeners } = someone();
  let asked = 0;
  const ask = async () => {
    asked++;
  };
  const stop = poll(ask, { every: 5000, after: clock.after, attention });
  clock.forward(4999);
  expect(asked).toBe(0);
  clock.forward(1);
  await settled();
  clock.forward(5000);
  await settled();
  expect(asked).toBe(2);
  turn(false);
  clock.forward(600_000);
  expect(asked).toBe(2);
  turn(true);
  turn(true);
  await settled();
  expect(asked).toBe(3);
  stop();
  clock.forward(600_000);
  expect(asked).toBe(3);
  expect(listeners.size).toBe(0);
});

it('waits for the answer before it asks again', async () => {
  const clock = testClock();
  const { attention, turn } = someone();
  let asked = 0;
  poll(() => new Promise(() => asked++), { every: 5000, after: clock.after, attention });
  clock.forward(5000);
  turn(false);
  turn(true);
  clock.forward(60_000);
  expect(asked).toBe(1);
});

it('asks more rarely while it fails, and not before the server wants it', async () => {
  const clock = testClock();
  const { attention } = someone();
  let failure: object | undefined = {};
  const ask = async () => {
    if (failure) throw failure;
  };
  poll(ask, { every: 5000, after: clock.after, attention });
  const pauses: (number | undefined)[] = [];
  const next = async () => {
    clock.forward(clock.next() ?? 0);
    await settled();
    pauses.push(clock.next());
  };
  for (let i = 0; i < 5; i++) await next();
  expect(pauses).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  failure = { retryAfter: 90 };
  await next();
  failure = undefined;
  await next();
  expect(pauses.slice(5)).toEqual([90_000, 5000]);
});
