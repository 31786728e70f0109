import { createDatabase } from '@wbn/database';
import { postgresBus } from '../events/postgres-bus.ts';
import { createServer, type ServerOptions } from '../server.ts';
import { optionsFor } from './api.ts';

/**
 * The API as a separate process: `node api-process.ts <database url> <port> <files folder> <changed options as JSON> <milliseconds that its
 * clock is ahead>`.
 */
const [url = '', port = '', folder = '', change = '{}', ahead = '0'] = process.argv.slice(2);
const app = createServer({
  ...optionsFor(createDatabase(url), folder),
  bus: postgresBus(url),
  ...(JSON.parse(change) as Partial<ServerOptions>),
  now: () => new Date(Date.now() + Number(ahead)),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
