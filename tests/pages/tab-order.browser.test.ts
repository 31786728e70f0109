import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { places, resets } from './places.ts';
import { openDrawn, put, restyle } from './placing.ts';

/** Every stop of the Tab key from the start of the page: the widget and the part that has the focus. */
async function stopsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const end = document.body.appendChild(document.createElement('button'));
    end.textContent = end.id = 'end';
    const start = document.createElement('button');
    start.textContent = 'start';
    document.body.prepend(start);
    start.focus();
  });
  const stops: string[] = [];
  // Where the page hides its own buttons, the widgets come round again.
  const isRound = () => {
    const first = stops.findIndex((stop) => stop.includes(' '));
    return first < stops.length - 1 && stops.at(-1) === stops[first];
  };
  while (!stops.at(-1)?.startsWith('end') && !isRound() && stops.length < 200) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        let at = document.activeElement!;
        const names = [at.id];
        while (at.shadowRoot?.activeElement) {
          at = at.shadowRoot.activeElement;
          names.push(at.getAttribute('part') ?? at.localName);
        }
        const { width, height } = at.getBoundingClientRect();
        return `${names.join(' ')}${at.checkVisibility() && width && height ? '' : ' (not seen)'}`;
      }),
    );
  }
  return isRound() ? stops.slice(0, -1) : stops;
}

it('the Tab key stops at the same parts of every widget, wherever it stands, and goes on to the page', async () => {
  const page = await openDrawn();
  await put(page, places[0]!.html);
  const expected = await stopsOf(page);
  expect(new Set(expected.map((stop) => stop.split(' ')[0])).size).toBe(8);
  expect(expected.at(-1)).toBe('end');
  const faults: string[] = [];
  for (const { name, html, css } of places.slice(1)) {
    await restyle(page, css);
    await put(page, html);
    // A fold's own heading is a stop of the page.
    const stops = (await stopsOf(page)).filter((stop) => stop !== '');
    if (stops.join() !== expected.join()) faults.push(`${name}: ${stops.join()}`);
  }
  expect(faults).toEqual([]);
}, 120_000);

// The page's own buttons may be hidden by its reset.
const ofWidgets = async (css = ''): Promise<string[]> =>
  (await stopsOf(await openDrawn(css))).filter((stop) => stop.includes(' ') && !stop.startsWith('end'));
let plain: string[] | undefined;

it.each(resets)('the Tab key stops at the same parts of every widget with %s', async (_, css) => {
  plain ??= await ofWidgets();
  expect(plain.length).toBeGreaterThan(30);
  expect(await ofWidgets(css)).toEqual(plain);
});
