import { spawnSync } from 'node:child_process';
import { debianPostgres } from '@wbn/database/testing';
import { hasRedis } from '@wbn/server/testing/redis';
import { findChromium, hasHeadlessShell } from '../../tests/support/browsers.ts';
import { findFirefox } from '../../tests/support/firefox.ts';
import { hasStrace } from '../../tests/support/strace.ts';
import { findWebKit } from '../../tests/support/webkit.ts';
import { installTools, type Tool } from './apt.ts';

const always: readonly Tool[] = [
  {
    name: 'headless shell of Chromium',
    packages: ['chromium-headless-shell'],
    isHere: hasHeadlessShell,
    otherwise: 'browser tests take the Chromium that is here, for three times the processor’s time',
  },
  {
    // Debian's redis-tools also contains the server, and starts no service.
    name: 'Redis',
    packages: ['redis-tools'],
    isHere: hasRedis,
    otherwise: 'the tests of live events over Redis are skipped',
  },
  {
    name: 'strace',
    packages: ['strace'],
    isHere: hasStrace,
    otherwise: 'the test of a disk that fails at fsync is skipped',
  },
];

const java: Tool = {
  name: 'Java',
  packages: ['default-jre-headless'],
  isHere: () => spawnSync('java', ['-version']).status === 0,
  otherwise: 'the test of the Nu HTML checker is skipped',
};

const forAllTests: readonly Tool[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isHere: () => findFirefox() !== undefined,
    otherwise: 'its smoke run of the widgets is skipped',
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: () => findWebKit() !== undefined,
    otherwise: 'its smoke run of the widgets is skipped',
  },
  java,
  {
    name: 'PostgreSQL 15',
    packages: ['postgresql-15'],
    isHere: () => debianPostgres(15) !== undefined,
    otherwise: 'the test of the oldest PostgreSQL that serves is skipped',
  },
];

/** Installs the tools of the tests. A run of single tests does not wait for more browsers and Java. */
export async function installTestTools(asksForAll: boolean): Promise<void> {
  await installTools(asksForAll ? [...always, ...forAllTests] : always);
  const found = await findChromium();
  if (!found) {
    console.error('No Chromium was found. Install one (apt-get install chromium-headless-shell) and repeat.');
    process.exit(1);
  }
  console.log(`Browser tests use the Chromium of ${found.source}: ${found.executablePath}`);
}
