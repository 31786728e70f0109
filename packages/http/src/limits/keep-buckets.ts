import type { FastifyInstance } from 'fastify';
import { repeatEvery } from '../repeat-every.ts';

const everyMs = 5 * 60_000;

/** Synchronises counts with other processes and removes full buckets regularly. */
export function keepBuckets(app: FastifyInstance): void {
  if (app.wbn.options.limits === 'off') return;
  const { limiter } = app.wbn;
  repeatEvery(app, {
    everyMs: 1_000,
    work: () => limiter.compare(),
    failure: 'limits not compared with other processes',
  });
  repeatEvery(app, { everyMs, work: () => limiter.prune(), failure: 'buckets not pruned' });
}
