import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Stops the clock of a page that is opened afterwards: no timer runs, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Advances the page's clock in small steps until the condition holds: at most three of its seconds during fifteen real ones, or longer with
 * `patience` (milliseconds).
 */
export const goOnUntil = (page: Page, isSo: () => Promise<boolean>, patience = 15_000): Promise<void> =>
  expect.poll(() => page.clock.runFor(10).then(isSo), { interval: 50, timeout: patience }).toBe(true);
