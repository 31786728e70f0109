import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Packs a package as npm would publish it, without running its scripts; returns the tarball's path. */
export function pack(packageFolder: string, destination: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination];
  const { status, stdout, stderr } = spawnSync(npm, flags, { cwd: packageFolder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed in ${packageFolder}:\n${stderr}`);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(destination, filename);
}
