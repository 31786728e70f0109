import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCode, top } from '../run.ts';

const lockOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
const stampOf = (folder: string): string => path.join(folder, 'node_modules', '.wbn-installed');

/** Whether `installByLock` has installed what the folder's lock names now. */
export const isInstalledByLock = (folder: string): boolean =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === lockOf(folder);

/**
 * Installs packages from a folder's own lock file, unless they are installed; without install scripts. Returns whether they are installed.
 * `complete` does the work of the install scripts.
 */
export async function installByLock(
  folder: string,
  complete: (modules: string) => void = () => {},
  name = path.relative(top, folder),
): Promise<boolean> {
  if (isInstalledByLock(folder)) return true;
  const modules = path.join(folder, 'node_modules');
  console.log(`Installing ${name} (npm ci) …`);
  const began = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // npm fails on the remains of an interrupted install.
  rmSync(modules, { recursive: true, force: true });
  const command = [npm, 'ci', '--ignore-scripts', '--workspaces=false', '--loglevel=error', '--prefix', folder];
  if ((await exitCode(command)) !== 0) return false;
  complete(modules);
  writeFileSync(stampOf(folder), lockOf(folder));
  console.log(`Installed ${name} in ${Math.round((Date.now() - began) / 1000)} s.`);
  return true;
}
