import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCode, top } from '../run.ts';

/**
 * Installs what stands beside the project, in a folder with a lock of its own, unless that has been done; install scripts stay off. Answers
 * whether it is there. `complete` adds what those scripts would have made.
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
  // npm stumbles over what an interrupted install has left half-written.
  rmSync(modules, { recursive: true, force: true });
  const command = [npm, 'ci', '--ignore-scripts', '--workspaces=false', '--loglevel=error', '--prefix', folder];
  if ((await exitCode(command)) !== 0) return false;
  complete(modules);
  writeFileSync(stamp, lock);
  console.log(`Installed ${name} in ${Math.round((Date.now() - began) / 1000)} s.`);
  return true;
}
