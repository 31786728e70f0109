import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCode, top } from '../run.ts';

const folder = path.join(top, 'tests', 'gates');
const modules = path.join(folder, 'node_modules');
const stamp = path.join(modules, '.wbn-installed');

/**
 * Lighthouse, the Nu HTML checker and HTTP Observatory, which judge the running network. They stand beside the project, for `npm start` has no
 * use for them, and their install scripts stay off: these fetch lists and a Java over the network. Without them their tests are skipped.
 */
export async function installGates(): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const began = Date.now();
    if ((await exitCode([npm, 'ci', '--ignore-scripts', '--prefix', folder, '--loglevel=error'])) !== 0) {
      console.log('The checkers of tests/gates could not be installed: their tests are skipped.');
      return;
    }
    // The list of sites that browsers know to be on TLS alone; its install script would fetch it. Ours are not on it.
    writeFileSync(path.join(modules, '@mdn', 'mdn-http-observatory', 'conf', 'hsts-preload.json'), '{}');
    writeFileSync(stamp, lock);
    console.log(`The checkers of tests/gates were installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  }
}
