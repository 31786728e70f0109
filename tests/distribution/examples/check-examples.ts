import { describe, expect, it } from 'vitest';
import { entriesOf } from './exports.ts';
import { kindWithoutExample } from './kinds.ts';
import { runExample } from './run-example.ts';

type Module = Readonly<Record<string, unknown>>;
const load = (specifier: string) => import(/* @vite-ignore */ specifier) as Promise<Module>;

/** Tests the examples of each entry of packages, by the names of their folders. `elsewhere`: exports that another test shows. */
export function checkExamples(folders: readonly string[], elsewhere: readonly string[] = []): void {
  const entries = entriesOf(folders).filter(({ examples }) => examples.size > 0);
  describe.each(entries)('$name', ({ examples, file, name }) => {
    it('shows an example of each export that does something', async () => {
      const needed = Object.entries(await load(file)).filter(([, value]) => !kindWithoutExample(value));
      const missing = needed
        .map(([one]) => one)
        .filter((one) => !examples.get(one)?.length && !elsewhere.includes(one));
      expect(missing, `exports of ${name} without an @example`).toEqual([]);
    });

    const shown = [...examples].filter(([, codes]) => codes.length > 0);
    if (shown.length > 0)
      it.each(shown)('%s gives the results that its examples show', async (_, codes) => {
        const scope = await load(file);
        for (const code of codes) await runExample(code, scope, load);
      });
  });
}
