import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createDatabase } from '@wbn/database';
import { createLogger, tokenKeys } from '@wbn/http';
import { createServer, postgresBus } from '@wbn/server';

/** steady-server.ts URL SECRET: the API as a process of its own, that says what it holds when it is asked: after a collection, where `--expose-gc` lets it. */
const [url = '', secret = ''] = process.argv.slice(2);
const app = createServer({
  database: createDatabase(url),
  sites: {
    portal: 'http://localhost:8080',
    accounts: 'http://localhost:8082',
    api: 'http://localhost:8081',
    sisters: [],
  },
  tokens: tokenKeys(secret),
  internalKey: randomUUID(),
  limits: 'off',
  logger: createLogger({ name: 'bench', level: 'silent' }),
  checkAnswers: false,
  filesOrigin: 'http://127.0.0.1:8085',
  filesFolder: '/nowhere',
  uploadSecret: randomUUID(),
  bus: postgresBus(url),
  // All streams of this benchmark come from one address.
  streams: { most: 100_000 },
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
