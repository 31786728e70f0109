import { sql } from '@wbn/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError, unavailable } from '../errors/call-error.ts';
import { isInternal } from '../limits/address.ts';
import type { AppOptions } from '../options.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the process lives, whether it can serve, and its figures. */
export function healthRoutes(app: FastifyInstance): void {
  const noStore = { 'cache-control': 'no-store' };
  app.get('/health/live', async (_request, reply) => {
    // A page that may read nothing here can still learn that somebody is there: it has other things to look for then.
    reply.headers({ ...noStore, 'cross-origin-resource-policy': 'cross-origin' });
    return { success: true, data: { state: 'live' } };
  });
  app.get('/health/ready', async (_request, reply) => {
    reply.headers(noStore);
    if (app.wbn.options.isDraining?.()) throw unavailable();
    try {
      await sql`select 1`.execute(app.wbn.db);
    } catch (error) {
      throw unavailable(error);
    }
    return { success: true, data: { state: 'ready' } };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, app.wbn.options)) throw new CallError('NotFound');
    const { registry } = app.wbn.metrics;
    return reply
      .headers(noStore)
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Who is on this machine, unless a proxy here brings others in; and who has the internal key. */
function mayReadFigures(request: FastifyRequest, { internalKey, isProxy }: AppOptions): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return (loopback.has(peer) && !isProxy?.(peer)) || isInternal(request, internalKey);
}
