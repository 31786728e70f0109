import { globSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the modules below `folder` that a build did not write again: their sources are gone, and an import would still find them.
 * @param since milliseconds since 1970, when the build began
 * @returns the removed files, relative to the folder
 */
export function removeStale(folder: string, since: number): string[] {
  const modules = globSync('**/*.{js,js.map}', { cwd: folder, exclude: (name) => /^(cdn|consumer-.*)$/.test(name) });
  const stale = modules.filter((file) => statSync(path.join(folder, file)).mtimeMs < since).sort();
  for (const file of stale) {
    rmSync(path.join(folder, file));
    rmSync(path.join(folder, file.replace(/\.js$/, '.d.ts')), { force: true });
  }
  return stale;
}
