import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(inside: string, options: RunOptions): Promise<AxeResults> };
/** Passing rules only by name: describing all their elements takes most of the time. */
const options: RunOptions = { resultTypes: ['violations'] };

/** Violations of axe on a page, open shadow roots included: the rule and the first places. */
export async function violations(page: Page, inside = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const results = await page.evaluate(([where, how]) => (globalThis as unknown as { axe: Axe }).axe.run(where, how), [
    inside,
    options,
  ] as const);
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.flat().join(' '))
        .join(' | ')}`,
  );
}
