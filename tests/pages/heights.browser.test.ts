import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { watchShifts } from '../support/shifts.ts';
import { cases } from '../widgets/cases.ts';
import { type OpenOptions, openWidget } from '../widgets/open.ts';

interface Documented {
  readonly element: string;
  readonly variant: string | undefined;
  readonly width: number;
  readonly isLeast: boolean;
  /** Heights by minimum width, widest first. */
  readonly heights: readonly { readonly from: number; readonly height: number }[];
}

const readme = readFileSync(path.join(process.cwd(), 'packages/widgets/README.md'), 'utf8');
const rows =
  /\| element \| width of its own \| height \|\n.*\n((?:\|.*\n)+)/.exec(readme)?.[1]?.trim().split('\n') ?? [];
const documented: readonly Documented[] = rows.map((row) => {
  const [, name = '', width, said = ''] = row.split('|').map((cell) => cell.trim());
  const below = [...said.matchAll(/below (\d+) wide (\d+)/g)].map(([, at, height]) => ({
    at: Number(at),
    height: Number(height),
  }));
  const first = Number(/\d+/.exec(said)?.[0]);
  return {
    element: /[\w-]+/.exec(name)![0],
    variant: /variant="(\w+)"/.exec(name)?.[1],
    width: Number(width),
    isLeast: said.startsWith('at least'),
    heights: [first, ...below.map(({ height }) => height)].map((height, index) => ({
      from: below[index]?.at ?? 0,
      height,
    })),
  };
});
const caseOf = ({ element }: Documented) => cases.find(({ widget }) => widget.tag === element)!;
const titled = documented.map((row) => [`${row.element} ${row.variant ?? ''}`.trim(), row] as const);

// A message center is as high as its notice until somebody is logged in (as-given.browser.test.ts).
const signedIn = { name: 'ready', isSignedIn: true };
const optionsOf = ({ element, variant }: Documented): OpenOptions => ({
  ...(element === 'wbn-message-center' && { state: signedIn }),
  ...(variant && { attributes: { variant } }),
  height: 1000,
  width: 1280,
});

it('the README has the size of every widget', () => {
  expect([...new Set(documented.map(({ element }) => element))].sort()).toEqual(
    cases.map(({ widget }) => widget.tag).sort(),
  );
});

it.each(titled)('%s is as wide and as high as the README says, loading and ready', async (_, row) => {
  const one = caseOf(row);
  const states = one.states.some(({ network }) => network === 'held') ? (['held', undefined] as const) : [undefined];
  for (const network of states) {
    const { page, element } = await openWidget(one, {
      ...optionsOf(row),
      ...(network && { state: { name: network, network } }),
    });
    for (const [index, { from, height }] of row.heights.entries()) {
      // At both ends of the range.
      for (const width of [from || 340, (row.heights[index - 1]?.from ?? 1201) - 1]) {
        await page.evaluate((px) => Object.assign(document.body.style, { width: `${px}px`, margin: 0 }), width);
        const found = await element.evaluate((host) => host.getBoundingClientRect().height);
        if (row.isLeast) expect(found, `at ${width}`).toBeGreaterThanOrEqual(height);
        else expect(found, `at ${width}`).toBe(height);
      }
    }
    await page.evaluate(() => Object.assign(document.body.style, { width: '1280px', float: 'left' }));
    await element.evaluate((host) => Object.assign(host.style, { float: 'left' }));
    expect(await element.evaluate((host) => host.getBoundingClientRect().width)).toBe(row.width);
    await page.close();
  }
});

// The inquiry form asks a visitor to log in above its button, once it knows that they are not.
const still = titled.filter(([, { element }]) => element !== 'wbn-inquiry-form');

it.each(still)('%s moves nothing as it comes where the page keeps its height free', async (_, row) => {
  for (const width of [390, 1200]) {
    const at = row.heights.find(({ from }) => width >= from)!;
    let shifts: (() => Promise<{ sum: number; moved: readonly string[] }>) | undefined;
    const { page, element } = await openWidget(caseOf(row), {
      ...optionsOf(row),
      width,
      inner: '<a href="/x">Our page</a>',
      head: `<style>body{margin:0}${row.element}{display:block;min-height:${at.height}px}</style>`,
      // A widget of no fixed height pushes down what stands below it.
      body: `<h1>Before</h1>%s${row.isLeast ? '' : '<p>After</p>'}`,
      async prepare(bare) {
        shifts = await watchShifts(bare);
      },
    });
    await element.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await shifts!()).toEqual({ sum: 0, moved: [] });
    await page.close();
  }
});
