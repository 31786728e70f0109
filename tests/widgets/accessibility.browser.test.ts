import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { settled } from '../support/pages.ts';
import { cases, nameOf } from './cases.ts';
import { plain } from './fixtures.ts';
import { openWidget } from './open.ts';
import { foreignWords } from './words.ts';

/** Parts that every element may have. */
const common = ['root', 'failure', 'retry'];

/** The names of all parts in the element's own root. */
const partsIn = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => [...host.shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part]));

/** Presses Tab until the focus leaves the element; returns the focused elements and those without a visible focus ring. */
async function tabThrough(page: Page): Promise<{ reached: number[]; hidden: string[]; all: string[] }> {
  await page.locator('#before').focus();
  const reached: number[] = [];
  const hidden: string[] = [];
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      let active = document.activeElement;
      if (active?.id !== 'w') return active?.id;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(active!);
      const order = Reflect.get(window, 'focusable') as Element[];
      return {
        index: order.indexOf(active!),
        name: active!.outerHTML.slice(0, 80),
        ring: outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
    if (typeof at === 'string') return { reached, hidden, all: await names(page) };
    if (!at) break;
    reached.push(at.index);
    if (!at.ring) hidden.push(at.name);
  }
  throw new Error('The Tab key does not lead out of the widget.');
}
const names = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'focusable') as Element[]).map((node) => node.outerHTML.slice(0, 80)));

/** Elements that Tab must reach: everything that a mouse can use (one of each radio group), in document order, with inner widgets. */
const collect = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wanted =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, video, [tabindex="0"]';
    const isStop = (root: ParentNode, node: Element) => {
      const group = `[type=radio][name="${node.getAttribute('name')}"]`;
      return !node.matches(group) || (root.querySelector(`${group}:checked`) ?? root.querySelector(group)) === node;
    };
    const walk = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => {
        const own = node.matches(wanted) && node.checkVisibility() && isStop(root, node) ? [node] : [];
        return node.shadowRoot ? [...own, ...walk(node.shadowRoot)] : own;
      });
    Reflect.set(window, 'focusable', walk(document.querySelector('#w')!.shadowRoot!));
  });

describe.each(cases.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
  const seen = new Set<string>();

  it.each(one.states.map((state) => [state.name, state] as const))(
    'has no violation: %s; in light, in forced colours, in dark from right to left with no word left untranslated',
    async (_, state) => {
      // A colour in transition is not a violation.
      const said = new Set([plain('number')]);
      const say = (field: string) => {
        said.add(plain(field));
        return plain(field);
      };
      const { page, element } = await openWidget(one, { state, say, width: 800, reducedMotion: 'reduce' });
      for (const name of await partsIn(element)) seen.add(name);
      expect(await violations(page, '#w')).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await violations(page, '#w')).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
      await page.evaluate(() => {
        document.documentElement.lang = 'ar';
      });
      if (!state.network) {
        await element.locator('[part=root][dir=rtl]').first().waitFor();
        // Inner widgets load their language later.
        await expect.poll(() => foreignWords(element, said), { timeout: 10_000 }).toEqual([]);
      }
      expect(await violations(page, '#w')).toEqual([]);
    },
  );

  it('says in its definition what parts it has', () => {
    const documented = Object.keys(one.widget.meta.parts ?? {});
    expect([...seen].filter((name) => !documented.includes(name) && !common.includes(name))).toEqual([]);
  });

  it('is reached whole by the Tab key, shows where it is, and lets go', async () => {
    const state = one.states.find((each) => each.isSignedIn && !each.answers) ?? one.states[0]!;
    const body = '<button id="before">Before</button>%s<button id="after">After</button>';
    const { page } = await openWidget(one, { state: { ...state, reach: () => Promise.resolve() }, body });
    await settled(page);
    await collect(page);
    const { reached, hidden, all } = await tabThrough(page);
    expect(hidden).toEqual([]);
    expect(all.filter((_, index) => !reached.includes(index))).toEqual([]);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
  });
});
