import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { cases } from '../widgets/cases.ts';
import { narrowPlaces, places, resets } from './places.ts';
import { ids, openDrawn, put, restyle } from './placing.ts';
import { hidings, letters, wishes } from './wishes.ts';

it.each([360, 1280])(
  'every widget has a width and a height in every place of a page of %i px, and no more than the room',
  async (width) => {
    const page = await openDrawn('', { width });
    const faults: string[] = [];
    for (const { name, html, css } of places) {
      await restyle(page, css);
      for (const { id, room, ...size } of await put(page, html)) {
        // Beside a logo and a menu, a phone has little space.
        const isWide = size.width >= Math.min(280, room - 160) && size.width <= room;
        if (!isWide || size.height < 46) faults.push(`${id} in ${name}: ${size.width} x ${size.height} of ${room}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

it.each([360, 1280])(
  'in a place that leaves it no width, every widget is 120 px wide on a page of %i px',
  async (width) => {
    const page = await openDrawn('', { width });
    const faults: string[] = [];
    for (const { name, html, css } of narrowPlaces) {
      await restyle(page, css);
      for (const { id, room, ...size } of await put(page, html)) {
        if (size.width < 120 || size.width > room) faults.push(`${id} in ${name}: ${size.width} of ${room}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

it('in a box of 160 px a widget is as wide as the box, and the box does not scroll', async () => {
  const page = await openDrawn('', { width: 360 });
  await put(page, '<div class="box" style="width:160px;overflow-x:auto">%s</div>');
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('.box')].map((box) => [box.firstElementChild!.clientWidth, box.scrollWidth]),
  );
  expect(sizes).toEqual(sizes.map(() => [160, 160]));
});

interface Look {
  readonly style: string;
  readonly size: readonly [width: number, height: number];
}

/** Styles and sizes of everything in the widget's shadow trees. */
const looksOf = (page: Page, id: string): Promise<Look[]> =>
  page.locator(`#${id}`).evaluate((host) => {
    const names = [
      'visibility',
      'color',
      'background-color',
      'font',
      'padding',
      'border',
      'text-indent',
      'letter-spacing',
    ];
    const walk = (root: ParentNode): Look[] =>
      [...root.querySelectorAll('*')].flatMap((node) => {
        if (!node.checkVisibility() || node.localName === 'slot') return [];
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        const said = names.map((name) => style.getPropertyValue(name)).join(';');
        const own: Look = { style: `${node.localName}.${node.getAttribute('part')} ${said}`, size: [width, height] };
        return [own, ...(node.shadowRoot ? walk(node.shadowRoot) : [])];
      });
    return walk(host.shadowRoot!);
  });

describe('every widget looks as on a page without styles', () => {
  let plain: Look[][] | undefined;
  const allLooks = (page: Page) => Promise.all(ids.map((id) => looksOf(page, id)));
  beforeEach(async () => {
    plain ??= await allLooks(await openDrawn());
  });

  const expectPlain = async (page: Page) => {
    for (const [index, looks] of (await allLooks(page)).entries()) {
      const before = plain![index]!;
      expect(before.length, ids[index]).toBeGreaterThan(5);
      expect(
        looks.map(({ style }) => style),
        ids[index],
      ).toEqual(before.map(({ style }) => style));
      // Half pixels may round either way.
      const other = looks.filter(({ size }, at) =>
        size.some((length, side) => Math.abs(length - before[at]!.size[side]!) > 1),
      );
      expect(other, ids[index]).toEqual([]);
    }
  };

  it.each(resets)('with %s', async (_, css) => {
    await expectPlain(await openDrawn(css));
  });

  it('in quirks mode', async () => {
    await expectPlain(await openDrawn('', { isQuirky: true }));
  });
});

/** Whether any part of each widget is visible. */
const seen = (page: Page): Promise<boolean[]> =>
  page.evaluate(
    (all) =>
      all.map((id) => {
        const host = document.getElementById(id)!;
        const how = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
        return [...host.shadowRoot!.querySelectorAll('[part=root] *')].some((node) => node.checkVisibility(how));
      }),
    ids,
  );

it('a page hides every widget, and shows it again, however it does so', async () => {
  const page = await openDrawn();
  await put(page, '<div>%s</div>');
  const faults: string[] = [];
  for (const { name, css, hide, show } of hidings) {
    await restyle(page, css);
    const run = async (statement: string) => {
      await page.evaluate(`for (const element of document.querySelectorAll('[load]')) { ${statement} }`);
      // A hidden element is redrawn in the next frame.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      return seen(page);
    };
    const hidden = await run(hide);
    const shown = await run(show);
    faults.push(...ids.filter((_, index) => hidden[index]).map((id) => `${id} is seen in spite of ${name}`));
    faults.push(...ids.filter((_, index) => !shown[index]).map((id) => `${id} is not seen again after ${name}`));
  }
  expect(faults).toEqual([]);
});

const computed = (page: Page, property: string, isInner: boolean): Promise<string[]> =>
  page.evaluate(
    ([all, name, inner]) =>
      (all as string[]).map((id) => {
        const host = document.getElementById(id)!;
        const of = inner ? host.shadowRoot!.querySelector('[part=root]')! : host;
        return getComputedStyle(of).getPropertyValue(name as string);
      }),
    [ids, property, isInner] as const,
  );

const styleSources: readonly (readonly [how: string, say: (page: Page, css: string) => Promise<void>])[] = [
  ['a class', (page, css) => restyle(page, `.mine{${css}}`)],
  ['its tag', (page, css) => restyle(page, `${cases.map((one) => one.widget.tag).join()}{${css}}`)],
  ['its place', (page, css) => restyle(page, `section > div > :first-child{${css}}`)],
  [
    'an inline style',
    (page, css) =>
      page.evaluate((text) => {
        for (const element of document.querySelectorAll<HTMLElement>('.mine')) element.style.cssText = text;
      }, css),
  ],
];

it.each(styleSources)(
  'styles that a page gives the element by %s hold, for its box and for the letters inside',
  async (_, say) => {
    const page = await openDrawn();
    await put(page, '<div>%s</div>');
    for (const [isInner, wanted] of [
      [false, wishes],
      [true, letters],
    ] as const) {
      for (const [css, property, value] of wanted) {
        await say(page, css);
        expect(await computed(page, property, isInner), css).toEqual(ids.map(() => value));
      }
    }
  },
);
