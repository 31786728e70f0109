import { setTimeout as delay } from 'node:timers/promises';

/** Polls a condition; false after the time limit. */
export async function until(condition: () => boolean, withinMs: number, everyMs = 20): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!condition()) {
    if (performance.now() >= end) return false;
    await delay(everyMs);
  }
  return true;
}
