import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

/** The packages that the child process runs. */
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
/** Editors write a file in several steps: one change is all of them. */
const quietFor = 50;

/** Calls back once after each burst of changes in the servers' sources; tests and editors' own files do not count. */
export function watchSources(changed: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const name of packages) {
    const folder = path.join(top, 'packages', name, 'src');
    if (!existsSync(folder)) continue;
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || !/\.(ts|tsx|json|sql)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(`packages/${name}/src/${file}`), quietFor);
    });
  }
}
