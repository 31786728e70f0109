import type { CDPSession, LaunchOptions, Page } from 'playwright';
import { openPhone } from './phone.ts';
import type { Subject } from './subjects.ts';

/** Figures of one visit, times in milliseconds. */
export interface Visit {
  readonly usable: number;
  /** From the first key to the first list. */
  readonly firstList: number;
  /** The longest time from an input to its paint. */
  readonly interaction: number;
  /** The time of long tasks of the main thread above 50 ms each, until the page is at rest. */
  readonly blocking: number;
  /** The main thread's busy time. */
  readonly cpu: number;
}

/** With the answers of CDN and API until the page was at rest: their number, preflights included, and their compressed bytes. */
export interface Taken extends Visit {
  readonly requests: number;
  readonly bytes: number;
}

interface Marks {
  usable?: number;
  list?: number;
  key?: number;
  blocking: number;
  interaction: number;
}

/** Runs in the page before its own scripts: looks for the moments, every ten milliseconds. */
function watch([usable, list]: readonly [string, string]): void {
  const marks: Marks = { blocking: 0, interaction: 0 };
  Object.assign(window, { marks });
  const holds = (expression: string): boolean => !!Function(`return (${expression})`)();
  const look = () => {
    if (marks.usable === undefined && document.body && holds(usable)) marks.usable = performance.now();
    if (marks.key !== undefined && marks.list === undefined && holds(list)) marks.list = performance.now();
    setTimeout(look, 10);
  };
  look();
  addEventListener('keydown', () => (marks.key ??= performance.now()), true);
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) marks.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) marks.interaction = Math.max(marks.interaction, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const marksOf = (page: Page): Promise<Marks> => page.evaluate(() => Reflect.get(window, 'marks') as Marks);

async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Loads a subject's page until it is at rest; `rested` is called then, before the visitor types. */
export async function visit(
  launch: LaunchOptions,
  url: string,
  { field, list = 'false', usable }: Subject,
  rested: () => void,
): Promise<Visit> {
  const { close, devtools, page } = await openPhone(launch);
  await page.addInitScript(watch, [usable, list] as const);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForFunction(() => Reflect.get(window, 'marks').usable, undefined, { timeout: 60_000, polling: 50 });
  await page.waitForTimeout(500);
  const { blocking } = await marksOf(page);
  const cpu = await busy(devtools);
  rested();
  if (field) {
    await page.locator(field).first().click();
    for (const letter of 'steel') await page.keyboard.type(letter, { delay: 20 });
    if (list !== 'false')
      await page.waitForFunction(() => Reflect.get(window, 'marks').list, undefined, { timeout: 30_000, polling: 50 });
    await page.waitForTimeout(300);
  }
  const { interaction, key = Number.NaN, list: listed = Number.NaN, usable: at = Number.NaN } = await marksOf(page);
  await close();
  return { usable: at, firstList: listed - key, interaction, blocking, cpu };
}
