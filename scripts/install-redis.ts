import { hasRedis } from '@wbn/server/testing/redis';
import { exitCode } from './run.ts';

/** The tests of live events run over Redis too, where there is one. Debian's redis-tools holds the server and starts no service. */
export async function installRedis(): Promise<void> {
  if (hasRedis()) return;
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    console.log('No redis-server on this machine: trying apt-get install redis-tools …');
    await exitCode(['apt-get', 'update', '-qq']);
    await exitCode(['apt-get', 'install', '-y', '-qq', 'redis-tools']);
  }
  if (!hasRedis()) console.log('There is no redis-server: the tests of the bus on Redis are skipped.');
}
