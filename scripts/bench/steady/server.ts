import { readdirSync } from 'node:fs';
import { createDatabase } from '@wbn/database';
import { createServer, postgresBus } from '@wbn/server';
import { apiOptions } from '../surroundings.ts';

/**
 * server.ts URL: the API as a separate process that reports its resources on request, after a garbage collection if `--expose-gc` is set.
 */
const [url = ''] = process.argv.slice(2);
const app = createServer({
  ...apiOptions(createDatabase(url)),
  bus: postgresBus(url),
  // All streams of this benchmark come from one address.
  streams: { maxPerVisitor: 100_000 },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', (asked) => {
  if (asked === 'end') return void app.close().then(() => process.exit(0));
  if (asked === 'collected') globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const descriptors = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
  process.send?.({ rss, heapUsed, descriptors });
});
process.send?.({ address });
