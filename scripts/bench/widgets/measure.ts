import type { Browser, Page } from 'playwright';

export interface Subject {
  readonly path: string;
  /** An expression that is true once the page is usable. */
  readonly ready: string;
}
export interface Taken {
  /** Milliseconds of the page's main thread. */
  readonly cpu: number;
  /** Bytes of script and nodes together, after a collection. */
  readonly memory: number;
}

/** Loads a new page, slowed down like a phone, until it is ready and idle. Uses the thread's clock instead of wall time. */
export async function measure(browser: Browser, origin: string, { path, ready }: Subject): Promise<Taken> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const metric = async (name: string) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  await page.goto(origin + path);
  await page.waitForFunction(ready, undefined, { timeout: 60_000, polling: 100 });
  await page.waitForTimeout(400);
  const cpu = (await metric('TaskDuration')) * 1000;
  const memory = await page.evaluate(async () => {
    const { measureUserAgentSpecificMemory: ask } = performance as unknown as Record<
      string,
      () => Promise<{ bytes: number }>
    >;
    return (await ask!.call(performance)).bytes;
  });
  await context.close();
  return { cpu, memory };
}

/** Tasks over 50 ms in a page at full speed, in milliseconds. */
export async function longTasks(page: Page, url: string, ready: string): Promise<number[]> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(url);
  await page.waitForFunction(ready, undefined, { timeout: 60_000, polling: 100 });
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    // Boxes load the list of countries when first opened: all boxes of a page share one.
    for (const box of document.querySelectorAll('wbn-search-box'))
      box.shadowRoot?.querySelector<HTMLElement>('[part=country]')?.click();
  });
  await page.waitForTimeout(500);
  return page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
}
