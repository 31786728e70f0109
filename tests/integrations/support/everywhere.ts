import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { camelCase } from '../../../scripts/docs/camel-case.ts';
import { addresses } from '../../support/addresses.ts';
import { answerJson } from '../../support/answers.ts';
import { complaints, openPage } from '../../support/pages.ts';
import { cases, type WidgetCase } from '../../widgets/cases.ts';
import { svg } from '../../widgets/fixture-server.ts';
import { answerFor, plain, type Say } from '../../widgets/fixtures.ts';

/** The element that the page /everywhere of a project draws. */
export interface Shown {
  readonly tag: string;
  /** By the names of the element's properties. */
  readonly props: Readonly<Record<string, unknown>>;
  /** The events to listen to, by their names in the DOM. */
  readonly events: readonly string[];
  readonly isShown: boolean;
}

declare global {
  interface Window {
    /** Made by the page: draws, and answers when the framework has done so. */
    show(shown: Shown): Promise<void> | void;
    /** Filled by the page's listeners: the name and the detail of each event. */
    heardEvents: [string, unknown][];
  }
}

type Spec = WidgetCase['widget']['meta']['attributes'][string];
const second: Say = (field) => `Another ${field}`;

/** Two values that differ for each kind of attribute. */
function valuesOf(spec: Spec): readonly [unknown, unknown] {
  if (spec.type === 'choice') return [spec.values[0], spec.values.at(-1)];
  if (spec.type === 'flag') return [true, false];
  return ['first value', 'second "value" <b>'];
}

/** The expected attribute for the value of the property; a flag is on in any form but `false`. */
function writtenFor(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  return value === true ? '' : String(value);
}

function propsOf({ widget, data }: WidgetCase, which: 0 | 1): Record<string, unknown> {
  const attributes = Object.entries(widget.meta.attributes).filter(([name]) => name !== 'load');
  const props = Object.fromEntries(attributes.map(([name, spec]) => [camelCase(name), valuesOf(spec)[which]]));
  return {
    ...props,
    locale: ['en', 'es'][which],
    theme: ['light', 'dark'][which],
    data: data?.([plain, second][which]!),
  };
}

/** The attributes and the data of the element as they are now. */
const stateOf = (page: Page, tag: string, names: readonly string[]) =>
  page.evaluate(
    ([wanted, all]) => {
      const element = document.querySelector(wanted) as HTMLElement & { data?: unknown };
      const attributes = all.map((name) => {
        const value = element.getAttribute(name);
        return [name, value === 'false' ? null : value === 'true' ? '' : value];
      });
      return { attributes: Object.fromEntries(attributes), data: element.data, text: element.textContent?.trim() };
    },
    [tag, names] as const,
  );

async function openEverywhere(address: string): Promise<{ page: Page; complained: string[] }> {
  const page = await openPage();
  const complained = complaints(page);
  await page.route(`${addresses().api}/**`, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/events') return;
    return answerJson(route, answerFor(plain, request.method(), pathname) ?? {});
  });
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.goto(address);
  await page.waitForFunction(() => 'show' in window);
  return { page, complained };
}

/** Attributes, properties, data, events, content and removal of each of our elements, drawn by a framework. */
export function everywhere(address: () => string, keepsListeners: boolean): void {
  it.each(cases.map((one) => [one.widget.tag, one] as const))(
    '%s: properties, events, content and removal',
    async (tag, one) => {
      const { page, complained } = await openEverywhere(address());
      const { attributes, events: own = {} } = one.widget.meta;
      const events = [...Object.keys(own), 'wbn-error'];
      const names = ['locale', 'theme', ...Object.keys(attributes).filter((name) => name !== 'load')];
      const show = (props: object, isShown = true) =>
        page.evaluate((shown) => window.show(shown), { tag, props, events, isShown } as Shown);
      const expected = (props: Record<string, unknown>) => ({
        attributes: Object.fromEntries(names.map((name) => [name, writtenFor(props[camelCase(name)])])),
        data: props.data,
        text: 'Fallback',
      });

      for (const which of [0, 1, 0] as const) {
        await show(propsOf(one, which));
        await expect.poll(() => stateOf(page, tag, names)).toEqual(expected(propsOf(one, which)));
      }
      for (const nothing of [null, undefined]) {
        const props = Object.fromEntries(names.map((name) => [camelCase(name), nothing]));
        await show({ ...propsOf(one, 0), ...props });
        await expect.poll(() => stateOf(page, tag, names)).toEqual({ ...expected({}), data: propsOf(one, 0).data });
        await show(propsOf(one, 1));
      }

      for (const name of events) {
        await page.evaluate(
          ([wanted, event]) => {
            window.heardEvents = [];
            document.querySelector(wanted)!.dispatchEvent(new CustomEvent(event, { detail: { event } }));
          },
          [tag, name] as const,
        );
        expect(await page.evaluate(() => window.heardEvents)).toEqual([[name, { event: name }]]);
      }

      const element = await page.locator(tag).elementHandle();
      await show(propsOf(one, 1), false);
      await expect.poll(() => page.locator(tag).count()).toBe(0);
      await page.evaluate(
        ([gone, all]) => {
          window.heardEvents = [];
          for (const name of all) gone!.dispatchEvent(new CustomEvent(name));
        },
        [element, events] as const,
      );
      if (!keepsListeners) expect(await page.evaluate(() => window.heardEvents)).toEqual([]);
      await show(propsOf(one, 0));
      await expect.poll(() => stateOf(page, tag, names)).toEqual(expected(propsOf(one, 0)));
      expect(complained).toEqual([]);
    },
  );
}
