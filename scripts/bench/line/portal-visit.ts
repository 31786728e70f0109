import type { LaunchOptions } from 'playwright';
import type { Traffic } from './network.ts';
import { openPhone } from './phone.ts';

/** Figures of one visit to a page of the portal, times in milliseconds, until it was at rest. */
export interface PortalVisit extends Traffic {
  readonly largest: number;
  readonly blocking: number;
  readonly cpu: number;
  readonly script: number;
  /** NaN for pages that are whole without script. */
  readonly usable: number;
  readonly requestsUntilUsable: number;
}

interface Marks {
  largest: number;
  blocking: number;
  usable?: number;
}

function watch(usable: readonly string[]): void {
  const marks: Marks = { largest: 0, blocking: 0 };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    let scope: ParentNode | null | undefined = document;
    for (const selector of usable.slice(0, -1)) scope = scope?.querySelector(selector)?.shadowRoot;
    if (scope?.querySelector(usable.at(-1) ?? 'body')) marks.usable = performance.now();
    else setTimeout(look, 10);
  };
  if (usable.length > 0) look();
}

/** Loads a page on a phone at a quarter of the speed with an empty cache. `session`: the stored session of its person. */
export async function visitPortal(
  launch: LaunchOptions,
  url: string,
  {
    session,
    traffic,
    usable,
  }: { readonly session?: string; readonly traffic: Traffic; readonly usable: readonly string[] },
): Promise<PortalVisit> {
  const { close, devtools, page } = await openPhone(launch);
  if (session)
    await page.addInitScript((stored) => {
      // Once, because the page renews it.
      if (!localStorage.length) localStorage.setItem('wbn:session', stored);
    }, session);
  await page.addInitScript(watch, usable);
  await devtools.send('Network.enable');
  let script = 0;
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  Object.assign(traffic, { requests: 0, bytes: 0 });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  if (usable.length > 0)
    await page.waitForFunction(() => Reflect.get(window, 'marks').usable, undefined, { timeout: 60_000, polling: 20 });
  const requestsUntilUsable = traffic.requests;
  for (let before = -1; before !== traffic.requests; await page.waitForTimeout(1_500)) before = traffic.requests;
  const marks = await page.evaluate(() => Reflect.get(window, 'marks') as Marks);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  const atRest = { ...traffic };
  await close();
  return { ...atRest, ...marks, usable: marks.usable ?? Number.NaN, requestsUntilUsable, cpu, script };
}
