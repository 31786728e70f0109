import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCode, top } from '../run.ts';

/**
 * Installs packages from a folder's own lock file, unless they are installed; without install scripts. Returns whether they are installed.
 * `complete` does the work of the install scripts.
 */
export async function installByLock(folder: string, complete: (modules: string) => void = () => {}): Promise<boolean> {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const modules = path.join(folder, 'node_modules');
  const stamp = path.join(modules, '.wbn-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  const name = path.relative(top, folder);
  console.log(`Installing ${name} (npm ci) …`);
  const began = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // npm fails on the remains of an interrupted install.
  rmSync(modules, { recursive: true, force: true });
  const command = [npm, 'ci', '--ignore-scripts', '--workspaces=false', '--loglevel=error', '--prefix', folder];
  if ((await exitCode(command)) !== 0) return false;
  complete(modules);
  writeFileSync(stamp, lock);
  console.log(`Installed ${name} in ${Math.round((Date.now() - began) / 1000)} s.`);
  return true;
}
