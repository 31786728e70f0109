import { existsSync } from 'node:fs';
import { exitCode } from '../run.ts';

/** A program that tests or benchmarks use and npm does not bring. */
export interface Tool {
  readonly name: string;
  /** What apt calls it. */
  readonly packages: readonly string[];
  readonly isHere: () => boolean;
  /** What is not done without it. */
  readonly otherwise: string;
}

/** Seconds that apt may take for one of them: where the network is closed it waits for long. */
const patience = '300';
const quietly = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Dpkg::Options::=--force-unsafe-io'];
const apt = (command: string, ...rest: readonly string[]): Promise<number> =>
  exitCode(['timeout', patience, 'apt-get', command, ...quietly, ...rest], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Installs what is missing where that is possible, as root on Debian, and says plainly what is not here in the end. */
export async function installTools(tools: readonly Tool[]): Promise<void> {
  const missing = tools.filter(({ isHere }) => !isHere());
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && mayInstall) await apt('update');
  for (const { isHere, name, otherwise, packages } of missing) {
    if (mayInstall) {
      console.log(`No ${name} on this machine: apt-get install ${packages.join(' ')} …`);
      await apt('install', '-y', '--no-install-recommends', ...packages);
    }
    if (!isHere()) console.log(`There is no ${name}: ${otherwise}. By hand: apt-get install ${packages.join(' ')}`);
  }
}
