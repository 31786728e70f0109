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
