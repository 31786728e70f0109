import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { answerJson } from '../support/answers.ts';
import { cases } from '../widgets/cases.ts';
import { answerFor, plain, type Say } from '../widgets/fixtures.ts';
import { openWidget } from '../widgets/open.ts';
import { foreignWords } from '../widgets/words.ts';

/** Texts that the server translates. */
const named = new Set(['type', 'industry', 'category', 'subcategory', 'country']);
const inArabic: Say = (field) => (named.has(field) ? 'كلمة' : plain(field));

const states = cases.flatMap((one) =>
  one.states
    .filter(({ network, answers }) => !network && !answers)
    .map((state) => [`${one.widget.tag}, ${state.name}`, one, state] as const),
);

it.each(states)(
  '%s: a change of language leaves no word of the last one, and keeps what was typed',
  async (_, one, state) => {
    const said = new Set<string>();
    const { page, element } = await openWidget(one, {
      state,
      answer(route, path, request) {
        const isArabic = new URL(request.url()).searchParams.get('locale') === 'ar';
        const say: Say = (field) => {
          const word = (isArabic ? inArabic : plain)(field);
          if (!named.has(field)) said.add(word);
          return word;
        };
        const found = answerFor(say, request.method(), path);
        return found === undefined || path === '/events' ? undefined : answerJson(route, found);
      },
    });
    const field = element.locator('textarea:visible, input:not([type=radio], [type=file]):visible').last();
    // An open question blocks other input.
    const isTyped = (await field.count()) > 0 && (await element.locator('[part=question]:visible').count()) === 0;
    if (isTyped) await field.fill('2468');
    await page.evaluate(() => {
      document.documentElement.lang = 'ar';
    });
    await element.locator('[part=root][lang=ar]').first().waitFor();
    await expect.poll(() => foreignWords(element, said)).toEqual([]);
    if (isTyped) expect(await field.inputValue()).toBe('2468');
  },
);

/** Elements that are wider than their widget, except scrolling ones. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walk = (root: ParentNode, right: number): string[] =>
      [...root.querySelectorAll('*')].flatMap((node) => {
        if (!node.checkVisibility({ visibilityProperty: true })) return [];
        const inner = node.shadowRoot ? walk(node.shadowRoot, node.getBoundingClientRect().right) : [];
        const clipped = (at: Element | null): boolean =>
          !!at && (/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflowX) || clipped(at.parentElement));
        const isOver =
          node.getBoundingClientRect().right > right + 1 && !clipped(node.parentElement) && !node.closest('[popover]');
        return [...(isOver ? [`${node.localName}.${node.className}`] : []), ...inner];
      });
    const host = document.querySelector('#w')!;
    return walk(host.shadowRoot!, host.getBoundingClientRect().right);
  });

it.each(states)('%s: a word of sixty letters without a space makes nothing wider', async (_, one, state) => {
  for (const width of [324, 700]) {
    const { page } = await openWidget(one, {
      state,
      width,
      say: (field) => (field === 'year' || field === 'emoji' ? '1' : 'Wq'.repeat(30)),
    });
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  }
});

it('wbn-search-box: its list lies at the field on a page that is zoomed', async () => {
  const { page, element } = await openWidget(cases[0]!, { head: '<style>html{zoom:2}body{margin:40px}</style>' });
  await element.locator('[part=input]').pressSequentially('ste');
  await element.locator('[role=option]').first().waitFor();
  const [field, list] = await element.evaluate((host) =>
    ['.field', '.popup'].map((selector) => host.shadowRoot!.querySelector(selector)!.getBoundingClientRect().toJSON()),
  );
  expect(Math.abs(list.left - field.left)).toBeLessThan(2);
  expect(list.top - field.bottom).toBeGreaterThanOrEqual(0);
  expect(list.top - field.bottom).toBeLessThan(20);
  expect(page).toBeDefined();
});
