import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { top } from '../../scripts/run.ts';

/** A folder with this repository's sources and links to its installed packages, but nothing built. The caller removes it. */
export function copyOfRepository(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'wbn-copy-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: top, encoding: 'utf8' });
  for (const file of new Set(files.split('\n').map((name) => name.split('/')[0]!)))
    if (file) cpSync(path.join(top, file), path.join(copy, file), { recursive: true, filter: isSource });
  linkModules(copy, 'node_modules');
  linkModules(copy, path.join('node_modules', '@wbn'));
  return copy;
}

const isSource = (file: string): boolean => !/\/(node_modules|dist|\.cache)(\/|$)/.test(file.slice(top.length));

/** Links installed packages. Links to our own packages are relative, so in the copy they lead to the copy's. */
function linkModules(copy: string, folder: string): void {
  mkdirSync(path.join(copy, folder));
  for (const name of readdirSync(path.join(top, folder)).filter((entry) => entry !== '@wbn')) {
    const from = path.join(top, folder, name);
    const target = lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from;
    symlinkSync(target, path.join(copy, folder, name));
  }
}
