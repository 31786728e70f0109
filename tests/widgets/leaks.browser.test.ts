import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { settled } from '../support/pages.ts';
import { cases, nameOf, type WidgetCase } from './cases.ts';
import { plain } from './fixtures.ts';
import { allReady, openAll } from './open-all.ts';

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** Mounts and removes a widget repeatedly, waiting until it is drawn. */
const mount = (page: Page, one: WidgetCase, times: number): Promise<void> =>
  page.evaluate(
    async ({ tag, attributes, data, ready, times }) => {
      // Not a timer: browsers delay those to 4 ms.
      const { port1, port2 } = new MessageChannel();
      const turn = () =>
        new Promise((resume) => {
          port1.onmessage = resume;
          port2.postMessage(0);
        });
      for (let time = 0; time < times; time++) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        if (data) Object.assign(element, { data: structuredClone(data) });
        document.body.append(element);
        const deadline = performance.now() + 20_000;
        while (!element.shadowRoot?.querySelector(ready)) {
          if (performance.now() > deadline) throw Error(`${tag} is not drawn`);
          await turn();
        }
        element.remove();
        await turn();
      }
    },
    {
      tag: one.widget.tag,
      attributes: { load: 'eager', ...one.attributes },
      data: one.data?.(plain),
      ready: one.ready,
      times,
    },
  );

async function count(page: Page, session: CDPSession): Promise<Counts> {
  await settled(page);
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

const leaks = ({ nodes, listeners, heap }: Counts) => nodes > 0 || listeners > 0 || heap >= 200_000;

it('a hundred mounts and unmounts of each widget leave nodes and listeners where they were, and the heap within 2 kB a mount', async () => {
  const { page, troubles } = await openAll({ isSignedIn: true, isGiven: true });
  await allReady(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // One-time objects and optimised code exist before counting.
  for (const one of cases) await mount(page, one, 30);
  let before = await count(page, session);
  for (const one of cases) {
    const left: Counts[] = [];
    // A leak grows with each hundred; compiled code only with one of them.
    do {
      await mount(page, one, 100);
      const after = await count(page, session);
      left.push({
        nodes: after.nodes - before.nodes,
        listeners: after.listeners - before.listeners,
        heap: after.heap - before.heap,
      });
      before = after;
    } while (left.every(leaks) && left.length < 3);
    expect(left.every(leaks), `${nameOf(one)} left ${JSON.stringify(left)}`).toBe(false);
  }
  expect(troubles).toEqual([]);
});

/** Layout shifts so far: from where to where. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly sources: readonly { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        }
        const text = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`;
        const found: Shift[] = [];
        const observer = new PerformanceObserver((list) => found.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            found.push(...(observer.takeRecords() as Shift[]));
            resolve(
              found.flatMap(({ sources }) =>
                sources.map((each) => `${text(each.previousRect)} -> ${text(each.currentRect)}`),
              ),
            );
          }),
        );
      }),
  );

it('no widget moves anything while it is drawn, from the empty page to the last answer', async () => {
  for (const isSignedIn of [false, true]) {
    // Each in its own cell, all in view: shifts out of view are not counted.
    const { page } = await openAll({
      isSignedIn,
      width: 1400,
      height: 3600,
      head: '<style>body{display:grid;grid-template-columns:repeat(2,600px);grid-auto-rows:880px;gap:10px}</style>',
    });
    await allReady(page);
    await settled(page);
    expect(await shifts(page)).toEqual([]);
    // The test would notice a shift.
    await page.evaluate(() => {
      document.body.style.paddingTop = '40px';
    });
    await expect.poll(async () => (await shifts(page)).length).toBeGreaterThan(0);
  }
});
