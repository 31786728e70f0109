import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

/** Test files by the requirement id in a title: `it('R-063 …')`. Paths relative to the root, sorted. */
export function testsByRequirement(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
    cwd: top,
    encoding: 'utf8',
  });
  const found = new Map<string, Set<string>>();
  for (const file of listed.split('\n').filter(Boolean).toSorted()) {
    for (const [id] of textOf(file).matchAll(/R-\d{3}/g)) found.set(id, (found.get(id) ?? new Set()).add(file));
  }
  return new Map([...found].map(([id, files]) => [id, [...files]]));
}

/** A file that git lists may be deleted but not committed. */
function textOf(file: string): string {
  try {
    return readFileSync(path.join(top, file), 'utf8');
  } catch {
    return '';
  }
}

const row = /^\| (R-\d{3}) \| (.+?) \| .* \|$/;

/**
 * The page with an updated column "shown by". Sentences stay unchanged; a requirement without a test gets an empty cell.
 *
 * @example `requirementsPage('| R-001 | … | |', new Map([['R-001', ['a.test.ts']]]))` adds `a.test.ts` to the last cell
 */
export const requirementsPage = (page: string, tests: ReadonlyMap<string, readonly string[]>): string =>
  page
    .split('\n')
    .map((line) => {
      const [, id, sentence] = row.exec(line) ?? [];
      const files = tests.get(id ?? '') ?? [];
      return id ? `| ${id} | ${sentence} | ${files.map((file) => `\`${file}\``).join(', ')} |` : line;
    })
    .join('\n');

/** Ids in the page, in its order. */
export const requirementsOf = (page: string): string[] => page.split('\n').flatMap((line) => row.exec(line)?.[1] ?? []);
