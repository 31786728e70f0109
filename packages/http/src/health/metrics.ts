import type { PoolFigures } from '@wbn/database';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type CallFigures, callFigures } from './call-figures.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly answers: CallFigures;
  readonly limited: Counter<'limit'>;
  /** Logins and account changes by path and outcome: an increase of refusals means that someone is guessing. */
  readonly auth: Counter<'event' | 'outcome'>;
  readonly refreshReused: Counter;
  /** Violations of our content security policy that browsers report. */
  readonly policyReports: Counter<'directive'>;
}

/** Metrics by call name, never by path: ids in labels would grow without end. */
export function metrics(app: string, inFlight: () => number, pools?: () => readonly PoolFigures[]): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ app });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'wbn_calls_in_flight',
    help: 'Calls at work now',
    registers: [registry],
    collect() {
      this.set(inFlight());
    },
  });
  if (pools) measurePools(registry, pools);
  return {
    registry,
    answers: callFigures(registry),
    auth: new Counter({
      name: 'wbn_auth_total',
      help: 'Logins and changes of accounts, by path and outcome',
      labelNames: ['event', 'outcome'],
      registers: [registry],
    }),
    refreshReused: new Counter({
      name: 'wbn_refresh_reused_total',
      help: 'Sessions ended because a refresh token was used again',
      registers: [registry],
    }),
    policyReports: new Counter({
      name: 'wbn_policy_reports_total',
      help: 'Reports of browsers about violations of the content security policy',
      labelNames: ['directive'],
      registers: [registry],
    }),
    limited: new Counter({
      name: 'wbn_rate_limited_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['limit'],
      registers: [registry],
    }),
  };
}

function measurePools(registry: Registry, pools: () => readonly PoolFigures[]): void {
  new Gauge({
    name: 'wbn_database_connections',
    help: 'Connections of this process to a database, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, open, idle, waiting } of pools()) {
        this.set({ pool, state: 'busy' }, open - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

export function measure(app: FastifyInstance): void {
  const { answers } = app.wbn.metrics;
  app.addHook('onResponse', (request, reply, done) => {
    answers.add(request.routeOptions.config?.call ?? 'other', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
