import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cases, nameOf, type State, type WidgetCase } from './cases.ts';
import type { Say } from './fixtures.ts';
import { openWidget } from './open.ts';
import { everywhere } from './words.ts';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', y: 'ý' };
/** Accented, bracketed, and 40 % longer, like a translation; placeholders stay unchanged. */
const pseudo = (text: string): string => {
  const accented = text.replace(/\{\w+\}|[aeioucny]/g, (found) => accents[found] ?? found);
  return `⟦${accented}${' ~'.repeat(Math.ceil(text.length / 5))}⟧`;
};

/** A table of texts as a script: functions stay functions, with a bracketed result. */
function asScript(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(pseudo(value));
  if (typeof value === 'function') return `(...all) => '⟦' + (${value}).apply(null, all) + ' ~ ~ ~⟧'`;
  // `in` names the language whose plural rules hold; it is not a text.
  const textOf = (name: string, one: unknown) => (name === 'in' ? JSON.stringify(one) : asScript(one));
  const entries = Object.entries(value as object).map(([name, one]) => `${JSON.stringify(name)}: ${textOf(name, one)}`);
  return `{ ${entries.join(', ')} }`;
}

const { texts: inbox } = await import('../../packages/widgets/src/message-center/texts/inbox/en.ts');
const { texts: desk } = await import('../../packages/widgets/src/message-center/texts/desk/en.ts');
const { paymentTexts } = await import('../../packages/widgets/src/membership-checkout/payment-texts.ts');
const { searchTypes } = await import('@wbn/contract');
/** Texts of a widget outside its table, in later chunks. */
const more: Readonly<Record<string, object>> = {
  'wbn-message-center': { ...inbox, ...desk },
  'wbn-membership-checkout': { payment: paymentTexts },
  'wbn-search-box': { types: Object.fromEntries(searchTypes.map(({ code, name }) => [code, name])) },
};
const own = ({ widget }: WidgetCase) => (widget.meta as unknown as { texts: { en: object } }).texts.en;
const table = cases.map((one) => [one.widget.tag, { ...more[one.widget.tag], ...own(one) }] as const);
const configure = `<script>window.wbn = [['configure', { texts: ${asScript(Object.fromEntries(table))} }]]</script>`;

/** All texts of the widget and inner ones, and those beyond the page's edge or their box. */
const look = (page: Page): Promise<{ said: string[]; beyond: string[] }> =>
  page.evaluate(() => {
    const names = ['aria-label', 'placeholder', 'title', 'aria-roledescription'];
    const said: string[] = [];
    const beyond: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const node of root.querySelectorAll('*')) {
        if (!node.checkVisibility()) continue;
        for (const child of node.childNodes) if (child instanceof Text) said.push(child.data);
        said.push(...names.map((name) => node.getAttribute(name) ?? ''));
        const { left, right, width } = node.getBoundingClientRect();
        const isCut = (element: Element | null): boolean =>
          !!element && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
        if (width && (left < -1 || right > innerWidth + 1) && !isCut(node)) beyond.push(node.outerHTML.slice(0, 90));
        if (node.shadowRoot) walk(node.shadowRoot);
      }
    };
    walk(document.querySelector('#w')!.shadowRoot!);
    if (document.documentElement.scrollWidth > innerWidth) beyond.push('the page scrolls to the side');
    return { said, beyond };
  });

/** Words outside brackets that are neither data nor equal in every language. */
function unbracketed(said: readonly string[], data: Iterable<string>): string[] {
  const known = [...everywhere, ...data].sort((a, b) => b.length - a.length);
  return said
    .map((text) => known.reduce((left, one) => left.replaceAll(one, ' '), text.replace(/⟦[^⟦⟧]*⟧/g, ' ')))
    .flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []);
}

/** States without a held, failed or changed answer. */
const isOrdinary = (state: State) => !state.network && !state.answers;

describe.each(cases.map((one) => [nameOf(one), one] as const))('%s in a pseudo-locale', (_, one) => {
  it('shows only words of its texts, and fits into 320 px', async () => {
    const states = one.states.filter(isOrdinary);
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      // The browser formats dates.
      const data = new Set<string>(['March']);
      const say: Say = (field) => {
        const text = `data ${field}`;
        data.add(text);
        return text;
      };
      const { page } = await openWidget(one, {
        state,
        say,
        width: 320,
        head: `${configure}<style>body{margin:0}</style>`,
        reducedMotion: 'reduce',
      });
      // Inner widgets load later.
      await expect.poll(async () => unbracketed((await look(page)).said, data), { timeout: 10_000 }).toEqual([]);
      const { said, beyond } = await look(page);
      expect(beyond, state.name).toEqual([]);
      expect(
        said.some((text) => text.includes('⟦')),
        state.name,
      ).toBe(true);
      await page.context().close();
    }
  });
});
