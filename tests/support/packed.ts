import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { published } from '../../scripts/published.ts';
import { pack } from '../../scripts/release/pack.ts';
import { top } from '../../scripts/run.ts';

/**
 * A folder outside the repository with our packages installed as from npm; their dependencies are linked from this clone, so that no
 * registry is needed.
 */
export function installPacked(): { readonly folder: string; readonly packageFolder: (name: string) => string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-packed-'));
  const modules = path.join(folder, 'node_modules');
  const packageFolder = (name: string) => path.join(modules, name === 'shadow-dom-inject' ? name : `@wbn/${name}`);
  for (const name of published) {
    const tarball = pack(path.join(top, 'packages', name), folder);
    mkdirSync(packageFolder(name), { recursive: true });
    const { status } = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', packageFolder(name)]);
    if (status !== 0) throw new Error(`tar could not read ${tarball}`);
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    for (const other of Object.keys({ ...dependencies, ...peerDependencies })) {
      const link = path.join(modules, other);
      if (!/^(@wbn|shadow-dom-inject)/.test(other) && !existsSync(link)) {
        mkdirSync(path.dirname(link), { recursive: true });
        symlinkSync(path.join(top, 'node_modules', other), link, 'junction');
      }
    }
  }
  return { folder, packageFolder };
}

/** The entries of a package's `exports`, as import specifiers. */
export function entriesOf(packageFolder: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Readonly<Record<string, string | { readonly default?: string }>>;
  };
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && target.default?.endsWith('.js'))
    .map(([entry]) => name + entry.slice(1));
}

export const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
