import { sql } from '@wbn/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError, unavailable } from '../errors/call-error.ts';
import { isInternal } from '../limits/address.ts';
import type { AppOptions } from '../options.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Liveness, readiness and metrics. */
export function healthRoutes(app: FastifyInstance): void {
  const noStore = { 'cache-control': 'no-store' };
  app.get('/health/live', async (_request, reply) => {
    // A page that may read nothing here can still learn that the server is up, and look for other causes.
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

/** Clients on this machine (unless a local proxy forwards others), and clients with the internal key. */
function mayReadFigures(request: FastifyRequest, { internalKey, isProxy }: AppOptions): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return (loopback.has(peer) && !isProxy?.(peer)) || isInternal(request, internalKey);
}
