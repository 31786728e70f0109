import { hasRedis } from '@wbn/server/testing/redis';
import { exitCode } from './run.ts';

/** The tests of live events run over Redis too, where there is one. Debian's redis-tools holds the server and starts no service. */
export async function installRedis(): Promise<void> {
  if (hasRedis()) return;
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    console.log('No redis-server on this machine: trying apt-get install redis-tools …');
    // Where the network is closed, apt waits for long.
    await exitCode(['timeout', '120', 'apt-get', '-o', 'Acquire::http::Timeout=20', 'update', '-qq']);
    await exitCode(['timeout', '120', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'redis-tools']);
  }
  if (!hasRedis()) console.log('There is no redis-server: the tests of the bus on Redis are skipped.');
}
