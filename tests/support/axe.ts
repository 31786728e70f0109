import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(inside?: string): Promise<AxeResults> };

/** What axe finds wrong on a page, open shadow roots included: the rule and the first places. */
export async function violations(page: Page, inside?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const results = await page.evaluate(
    (where) => (globalThis as unknown as { axe: Axe }).axe.run(...(where ? [where] : [])),
    inside,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.flat().join(' '))
        .join(' | ')}`,
  );
}
