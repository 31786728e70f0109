import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(inside: string, options: RunOptions): Promise<AxeResults> };
/** The rules of colours that axe runs unasked, by name: asked for by their tag, the stricter rule of level AAA would run, too. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
/** Passing rules only by name: describing all their elements takes most of the time. */
const options: RunOptions = { resultTypes: ['violations'] };

async function run(page: Page, inside: string, how: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const results = await page.evaluate(
    ([where, settings]) => (globalThis as unknown as { axe: Axe }).axe.run(where, settings),
    [inside, how] as const,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.flat().join(' '))
        .join(' | ')}`,
  );
}

/** Violations of axe on a page, open shadow roots included: the rule and the first places. */
export const violations = (page: Page, inside = 'html'): Promise<string[]> => run(page, inside, options);

/**
 * The same of a page in light colours, and then in dark ones. Dark colours can break only the rules of colours, so only these run again, and
 * the page is not loaded again. It is light afterwards.
 */
export async function violationsInLightAndDark(page: Page): Promise<string[]> {
  const light = await violations(page);
  // Without motion, no colour is on its way while axe looks.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await run(page, 'html', { ...options, runOnly: { type: 'rule', values: rulesOfColours } });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  return [...light, ...dark.map((violation) => `in the dark: ${violation}`)];
}
