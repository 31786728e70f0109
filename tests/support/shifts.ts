import type { Page } from 'playwright';

export interface Shifts {
  /** As browsers count them: 1 is the whole window, moved by its height. */
  readonly sum: number;
  /** The moved elements, e.g. `footer.footer`. */
  readonly moved: readonly string[];
}

/** Sums up layout shifts of each page that is opened afterwards; returns a function that reads them. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        shifts.moved.push(...entry.sources.map(({ node }) => `${node?.localName}.${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}
