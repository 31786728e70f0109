import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const widgets = path.join(import.meta.dirname, '../../packages/widgets/src');

/** The names in `part="a b"` and `part={'a'}` of a widget's views. */
function drawnParts(widget: string): string[] {
  const views = globSync('**/*.tsx', { cwd: path.join(widgets, widget) });
  const text = views.map((file) => readFileSync(path.join(widgets, widget, file), 'utf8')).join('\n');
  const values = [...text.matchAll(/\bpart=(?:"([^"]*)"|\{'([^']*)'\})/g)].map(
    ([, plain, coded]) => plain ?? coded ?? '',
  );
  return [...new Set(values.flatMap((value) => value.split(' ')))];
}

it.each(globSync('*/about.ts', { cwd: widgets }).map((file) => path.dirname(file)))(
  'a theme can name every part that %s draws: its definition lists them',
  async (widget) => {
    const { about } = (await import(path.join(widgets, widget, 'about.ts'))) as { about: { parts: object } };
    const drawn = drawnParts(widget);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((part) => !(part in about.parts))).toEqual([]);
  },
);
