import { expect, it } from 'vitest';
import { testClock } from '../testing/platform.ts';
import { createAutoLoad } from './auto-load.ts';

function armed() {
  const clock = testClock();
  let loads = 0;
  const auto = createAutoLoad(() => loads++, clock.after);
  return { clock, auto, loads: () => loads };
}

it('goes on by itself after four seconds when the end is still in sight, and not before', () => {
  const { auto, clock, loads } = armed();
  auto.see(true);
  clock.forward(3999);
  expect(loads()).toBe(0);
  clock.forward(1);
  expect(loads()).toBe(1);
});

it('after four seconds goes on each time the end comes into sight', () => {
  const { auto, clock, loads } = armed();
  auto.see(true);
  auto.see(false);
  clock.forward(4000);
  expect(loads()).toBe(0);
  auto.see(true);
  auto.see(false);
  auto.see(true);
  expect(loads()).toBe(2);
});

it('does nothing once it is stopped', () => {
  const { auto, clock, loads } = armed();
  auto.see(true);
  auto.stop();
  clock.forward(9000);
  expect(loads()).toBe(0);
});
