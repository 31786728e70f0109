import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'call' | 'status'>;
  readonly duration: Histogram<'call'>;
  readonly limited: Counter<'limit'>;
}

/** Figures by call name, never by path: ids in labels would grow without end. */
export function metrics(app: string, inFlight: () => number): Metrics {
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
  return {
    registry,
    requests: new Counter({
      name: 'wbn_requests_total',
      help: 'Answered requests',
      labelNames: ['call', 'status'],
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'wbn_request_duration_seconds',
      help: 'Time from the first byte of the request to the last of the answer',
      labelNames: ['call'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
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

export function measure(app: FastifyInstance): void {
  // Looked up by their labels once, not for every answer. There are as many as calls and statuses.
  const counts = new Map<string, Counter.Internal>();
  const times = new Map<string, Histogram.Internal<'call'>>();
  app.addHook('onResponse', (request, reply, done) => {
    const { requests, duration } = app.wbn.metrics;
    const call = request.routeOptions.config?.call ?? 'other';
    const status = String(reply.statusCode);
    const key = `${call} ${status}`;
    kept(counts, key, () => requests.labels({ call, status })).inc();
    kept(times, call, () => duration.labels({ call })).observe(reply.elapsedTime / 1000);
    done();
  });
}

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}
