import { existsSync } from 'node:fs';
import { exitCode } from '../run.ts';

/** A program for tests or benchmarks that npm does not provide. */
export interface Tool {
  readonly name: string;
  /** Its apt packages. */
  readonly packages: readonly string[];
  readonly isHere: () => boolean;
  /** The consequence of its absence. */
  readonly otherwise: string;
}

/** Limits each run of apt, which in a closed network waits for long. */
const timeoutSeconds = '300';
const options = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Dpkg::Options::=--force-unsafe-io'];
const apt = (command: string, ...rest: readonly string[]): Promise<number> =>
  exitCode(['timeout', timeoutSeconds, 'apt-get', command, ...options, ...rest], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Installs missing Debian packages as root, after listing them, and reports the consequences of packages that stay missing.
 * `WBN_TEST_SETUP=off` installs nothing.
 */
export async function installTools(tools: readonly Tool[]): Promise<void> {
  const missing = tools.filter(({ isHere }) => !isHere());
  const isOff = process.env.WBN_TEST_SETUP === 'off';
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const mayInstall = isDebianRoot && !isOff;
  if (missing.length > 0 && mayInstall) {
    const packages = missing.flatMap((tool) => tool.packages).join(' ');
    console.log(`Tests need Debian packages: apt-get install ${packages} (WBN_TEST_SETUP=off leaves them out)`);
    await apt('update');
  }
  for (const { isHere, name, otherwise, packages } of missing) {
    if (mayInstall) await apt('install', '-y', '--no-install-recommends', ...packages);
    if (!isHere()) console.log(`There is no ${name}: ${otherwise}. By hand: apt-get install ${packages.join(' ')}`);
  }
}
