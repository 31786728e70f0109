import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { published } from '../published.ts';

/**
 * Writes the addresses of source and documentation into each package.json: only the releaser knows them. The scripts go: they call this
 * repository's.
 */
export function nameHomes(source: string, env: Readonly<Record<string, string>>): void {
  for (const name of published) {
    const file = path.join(source, 'packages', name, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    delete manifest.scripts;
    const repository = { type: 'git', url: env.WBN_PUBLIC_REPOSITORY, directory: `packages/${name}` };
    writeFileSync(file, `${JSON.stringify({ ...manifest, repository, homepage: env.WBN_PUBLIC_HOMEPAGE }, null, 2)}\n`);
  }
}
