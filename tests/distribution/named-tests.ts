import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../../scripts/run.ts';

/** The titles in a test file: the first argument of `it`, `it.each(...)`, `describe` and the like. */
function titlesOf(file: string): string[] {
  const text = readFileSync(path.join(top, file), 'utf8');
  return [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );
}

/**
 * The faults of a cell of a sheet that names tests as `file` “title”, “title”; `file` “title”: a file without tests, or a title that does
 * not stand in the title of a test of that file.
 */
export function wrongNames(cell: string): string[] {
  return cell.split('; `').flatMap((part) => {
    const file = /^`?([^`\s]+\.test\.tsx?)`/.exec(part)?.[1];
    if (!file || !existsSync(path.join(top, file))) return [`"${part}" names no test file.`];
    const titles = titlesOf(file);
    const named = [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
    const missing = named.filter((title) => !titles.some((one) => one.includes(title)));
    return [
      ...(named.length === 0 ? [`${file} is named without the title of a test.`] : []),
      ...missing.map((title) => `${file} has no test “${title}”.`),
    ];
  });
}
