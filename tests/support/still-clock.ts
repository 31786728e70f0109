import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Stops the clock of a page that is opened afterwards: nothing in it happens by itself, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Lets the page's clock go on until it is so, in small steps: of its seconds no more than three pass in the fifteen that are waited, unless
 * `patience` (milliseconds) says longer.
 */
export const goOnUntil = (page: Page, isSo: () => Promise<boolean>, patience = 15_000): Promise<void> =>
  expect.poll(() => page.clock.runFor(10).then(isSo), { interval: 50, timeout: patience }).toBe(true);
