import type { FastifyInstance } from 'fastify';

const every = 5 * 60_000;

/** Clears full buckets away from time to time. */
export function pruneBuckets(app: FastifyInstance): void {
  if (app.wbn.options.limits === 'off') return;
  const timer = setInterval(() => {
    app.wbn.limiter.prune().catch((error) => app.log.warn({ err: error }, 'buckets not pruned'));
  }, every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
