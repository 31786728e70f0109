import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { top } from '../run.ts';

const limit = 40;
/** Folders that may hold more, each a plain list with one kind of file. */
const lists: Readonly<Record<string, string>> = {
  'packages/database/src/migrations': 'a file for each migration, read by number',
  'host-site/src/routes': 'a file for each page, named like its address: the table of routes',
};

/** Folders with more source files than the limit, not counting those of folders below: group each by concept. */
export function wideFolders(files: readonly string[]): { folder: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > limit && !(folder in lists))
    .map(([folder, count]) => ({ folder, count }));
}

/** Source files of the tree; pictures, decisions and changesets are records. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: top,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
