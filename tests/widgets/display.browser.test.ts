import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { cases } from './cases.ts';
import { allReady, idOf, openAll } from './open-all.ts';

const everyTag = cases.map(({ widget }) => widget.tag).join();

/** `contents` leaves an element no box, so it is never near the screen and cannot be drawn. */
const displays = [
  'flow-root',
  'inline-block',
  'flex',
  'flex; gap: 24px',
  'flex; flex-flow: row wrap; place-content: center; place-items: end; gap: 24px',
  'inline-flex; gap: 24px',
  'grid',
  'grid; grid-template: 40px 1fr / 1fr 1fr; gap: 24px',
  'grid; grid-auto-flow: column; grid-auto-columns: 200px; place-items: center; place-content: center',
  'inline-grid; gap: 24px',
  'table',
  'table-cell',
  'list-item; list-style: none',
];

/** Each widget's view inside its element: moved, cut or wider than it. */
const misplaced = (page: Page) =>
  page.evaluate(
    (tags) =>
      [...document.querySelectorAll(tags)].flatMap((host) => {
        const outer = host.getBoundingClientRect();
        const inner = host.shadowRoot!.querySelector('[part=root]')!.getBoundingClientRect();
        const gaps = {
          left: inner.left - outer.left,
          right: outer.right - inner.right,
          top: inner.top - outer.top,
        };
        return Object.values(gaps).some((gap) => Math.abs(gap) > 1) || inner.width < 120
          ? [`${host.id} ${JSON.stringify(gaps)}`]
          : [];
      }),
    everyTag,
  );

const setDisplay = (page: Page, display: string) =>
  page.evaluate(
    ([tags, rule]) => {
      document.querySelector('#rule')!.textContent = `${tags} { display: ${rule} }`;
    },
    [everyTag, display] as const,
  );
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

it('no `display` that a page gives an element moves its widget or makes the page scroll sideways', async () => {
  const { page } = await openAll({ isGiven: true, width: 1000, head: '<style id="rule"></style>' });
  await allReady(page);
  const wrong: Record<string, unknown> = {};
  for (const display of displays) {
    await setDisplay(page, display);
    const found = { misplaced: await misplaced(page), overflow: await overflow(page) };
    if (found.misplaced.length || found.overflow) wrong[display] = found;
  }
  expect(wrong).toEqual({});
  // The content takes no place either, once the widget is drawn.
  await setDisplay(page, 'flex; gap: 24px');
  for (const one of cases) expect(await page.locator(`#${idOf(one)} > a`).isVisible()).toBe(false);
});
