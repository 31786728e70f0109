import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { published } from '../../scripts/published.ts';
import { nameHomes } from '../../scripts/release/manifests.ts';
import { releaseSettings } from '../../scripts/release/settings.ts';
import { top } from '../../scripts/run.ts';

/** Copies the built packages as a release's sandbox holds them, so that `collect` makes a release of the working tree. */
export function copyReleaseSource(source: string): void {
  for (const name of published) {
    const [from, to] = [top, source].map((root) => path.join(root, 'packages', name)) as [string, string];
    mkdirSync(to, { recursive: true });
    for (const part of ['package.json', 'README.md', 'dist', 'src'])
      cpSync(path.join(from, part), path.join(to, part), { recursive: true });
    writeFileSync(path.join(to, 'CHANGELOG.md'), `# ${name}\n`);
  }
  cpSync(path.join(top, 'LICENSE'), path.join(source, 'LICENSE'));
  nameHomes(source, releaseSettings({}).env);
}
