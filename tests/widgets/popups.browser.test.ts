import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { cases, nameOf } from './cases.ts';
import { openWidget } from './open.ts';

const searchBox = cases.find((each) => nameOf(each) === 'wbn-search-box')!;
/** The longest name of the real list. */
const answers = {
  '/ref-data/country': [
    { code: 'SA', countryName: 'Saudi Arabia', emoji: '🏳' },
    { code: 'GS', countryName: 'South Georgia and the South Sandwich Islands', emoji: '🏳' },
  ],
};
const popups = ['types open', 'countries open', 'suggesting'].map(
  (name) => searchBox.states.find((state) => state.name === name)!,
);

const turned = '<script>document.documentElement.dir = "rtl"</script>';
const sidebar = '<div style="width:260px;margin-inline-start:auto">%s</div>';
const layouts = [
  { where: 'a phone of 360 px', width: 360, body: '%s' },
  { where: 'a phone of 390 px', width: 390, body: '%s' },
  { where: 'a phone in Arabic', width: 360, lang: 'ar', body: `${turned}%s` },
  { where: 'a part in Arabic', width: 360, lang: 'ar', body: '<div dir="rtl">%s</div>' },
  { where: 'a sidebar at the end of the line', width: 1440, body: sidebar },
  { where: 'the same in Arabic', width: 1440, lang: 'ar', body: turned + sidebar },
];

/** How far a box stands out of the window on each side, in px. */
const outside = (popup: Locator) =>
  popup.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [Math.min(0, left), Math.max(0, right - document.documentElement.clientWidth)];
  });

it.each(popups.flatMap((state) => layouts.map((layout) => [state.name, layout.where, { state, layout }] as const)))(
  'the search box, %s: its popup stays inside the window: %s',
  async (_, __, { state, layout }) => {
    const { where, ...page } = layout;
    const { element } = await openWidget(searchBox, {
      state: { ...state, answers: { ...state.answers, ...answers } },
      height: 800,
      ...page,
    });
    const popup = element.locator('[part=popup]');
    await popup.waitFor();
    await expect.poll(() => outside(popup)).toEqual([0, 0]);
  },
);

const pane =
  '<header style="height:80px">Header</header><div id="pane" style="height:300px;overflow:auto">%s<div style="height:1500px"></div></div>';

/** Whether a visitor sees the list: a hit in its middle says so, while `visibility` does not know of clipped fields. */
const isSeen = (popup: Locator) =>
  popup.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const root = box.getRootNode() as ShadowRoot;
    return box.contains(root.elementFromPoint(left + width / 2, Math.max(4, top + height / 2)));
  });

it.each(popups.map((state) => [state.name, state] as const))(
  'the search box, %s: its popup is unseen while a pane has scrolled its field away, and open when it comes back',
  async (_, state) => {
    const { element, page } = await openWidget(searchBox, {
      state: { ...state, answers: { ...state.answers, ...answers } },
      width: 800,
      height: 600,
      body: pane,
    });
    const popup = element.locator('[part=popup]');
    await popup.waitFor();
    await expect.poll(() => isSeen(popup)).toBe(true);
    const scrollTo = (top: number) => page.evaluate((to) => document.getElementById('pane')!.scrollTo(0, to), top);
    await scrollTo(120);
    await expect.poll(() => isSeen(popup)).toBe(false);
    await scrollTo(0);
    await expect.poll(() => isSeen(popup)).toBe(true);
    // Only a field inside the list cannot keep the focus: a browser takes it from whatever nobody sees.
    const isField = await popup.locator('input').count();
    if (!isField) expect(await element.evaluate((box) => box.matches(':focus-within'))).toBe(true);
  },
);
