import type { FastifyInstance } from 'fastify';
import { repeatEvery } from '../repeat-every.ts';

const everyMs = 5 * 60_000;

/** Clears full buckets away from time to time. */
export function pruneBuckets(app: FastifyInstance): void {
  if (app.wbn.options.limits === 'off') return;
  repeatEvery(app, { everyMs, work: () => app.wbn.limiter.prune(), failure: 'buckets not pruned' });
}
