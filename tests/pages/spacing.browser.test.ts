import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openDrawn, restyle } from './placing.ts';

/** The spacing of WCAG 1.4.12, as a reader's bookmarklet or extension sets it. */
const spacing = '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}';

/** Texts that are cut at an edge of their own box or of a box around them, by their path. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walk = (root: ParentNode, path: string): string[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
        const name = `${path} ${node.localName}.${node.className}`;
        const inner = node.shadowRoot ? walk(node.shadowRoot, node.localName) : [];
        const style = getComputedStyle(node);
        const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
        const isCut =
          clips &&
          !!node.textContent?.trim() &&
          node.checkVisibility({ visibilityProperty: true }) &&
          (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1);
        const box = node.getBoundingClientRect();
        // Words that leave a box with a border or a ground of its own, such as a badge.
        const leaves =
          !clips &&
          node.matches('.badge, button, .main') &&
          box.width > 0 &&
          node.scrollWidth > Math.ceil(box.width) + 1;
        return [...(isCut || leaves ? [`${name}: ${node.textContent?.trim().slice(0, 30)}`] : []), ...inner];
      });
    return [...document.querySelectorAll('.mine')].flatMap((host) => walk(host.shadowRoot!, host.localName));
  });

/** Names of businesses above the conversations end in an ellipsis where there is no room (docs/missing.md). */
const open = /^wbn-message-center bdi/;

const spacingOf = (page: Page, property: string) =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll('.mine')].flatMap((host) => {
        const { shadowRoot } = host;
        const all = [...shadowRoot!.querySelectorAll('[part=root], button, input:not([type=file]), textarea, p')];
        const nested = [...shadowRoot!.querySelectorAll('*')].flatMap((node) =>
          node.shadowRoot ? [...node.shadowRoot.querySelectorAll('[part=root]')] : [],
        );
        return [...all, ...nested].map((node) => Number.parseFloat(getComputedStyle(node).getPropertyValue(name)));
      }),
    property,
  );

it.each([360, 768, 1280])(
  'a reader’s own spacing of text reaches every widget, and cuts nothing (%i px)',
  async (width) => {
    const page = await openDrawn('', { width });
    const before = await cutTexts(page);
    await restyle(page, spacing);
    for (const [property, wanted] of [
      // Of letters of 16 px.
      ['letter-spacing', 1.92],
      ['word-spacing', 2.56],
    ] as const) {
      const found = await spacingOf(page, property);
      expect(found.length).toBeGreaterThan(20);
      expect(Math.min(...found), property).toBeGreaterThanOrEqual(wanted - 0.02);
    }
    const roots = await page.evaluate(() =>
      [...document.querySelectorAll('.mine')].map((host) => {
        const { lineHeight, fontSize } = getComputedStyle(host.shadowRoot!.querySelector('[part=root]')!);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    for (const height of roots) expect(height).toBeCloseTo(1.5, 2);
    expect((await cutTexts(page)).filter((text) => !before.includes(text) && !open.test(text))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);

it('the spacing of a page’s body stays outside, and that of the element itself holds inside', async () => {
  const page = await openDrawn('body{letter-spacing:3px;word-spacing:5px;line-height:3}');
  expect(new Set(await spacingOf(page, 'letter-spacing'))).toEqual(new Set([Number.NaN]));
  await restyle(page, '.mine{letter-spacing:1px;line-height:2}');
  expect((await spacingOf(page, 'letter-spacing')).every((em) => em > 0)).toBe(true);
});
