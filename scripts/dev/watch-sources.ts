import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { top } from '../run.ts';

/** The packages in the child process. */
const packages = [
  'accounts',
  'content',
  'contract',
  'database',
  'demo',
  'http',
  'network',
  'payment-sandbox',
  'server',
];
/** Editors write a file in several steps: treat them as one change. */
const quietFor = 50;

/**
 * Calls back once after each burst of changes in the servers' sources with the changed files, relative to the repository; ignores tests and editors' temporary files. Uses Vite's watcher,
 * because Node's own loses a file that an editor has replaced.
 */
export function watchSources({ watcher }: ViteDevServer, changed: (files: readonly string[]) => void): void {
  const folders = packages.map((name) => path.join(top, 'packages', name, 'src'));
  let timer: NodeJS.Timeout | undefined;
  const files = new Set<string>();
  watcher.add(folders);
  watcher.on('all', (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
    if (!/\.(ts|tsx|json|sql)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    files.add(path.relative(top, file));
    timer = setTimeout(() => {
      const burst = [...files];
      files.clear();
      changed(burst);
    }, quietFor);
  });
}
