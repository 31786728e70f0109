import type { Metric, Registry } from 'prom-client';

/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Figures {
  /** Number of answers by duration: index i counts those within bound i but not within an earlier one; the last index counts the rest. */
  readonly byBound: number[];
  readonly byStatus: Map<number, number>;
  seconds: number;
}

export interface CallFigures {
  /** Records one answer with three additions. Everything else is computed when metrics are read. */
  add(call: string, status: number, seconds: number): void;
}

const times = {
  name: 'wbn_request_duration_seconds',
  help: 'Time from the first byte of the request to the last of the answer',
};
const requests = { name: 'wbn_requests_total', help: 'Answered requests' };

/** Counts answers by call and status, and their duration by call, in the registry's format. */
export function callFigures(registry: Registry): CallFigures {
  const calls = new Map<string, Figures>();
  // Only the registry reads it, so it implements only the members that the registry uses.
  const register = (metric: { name: string; help: string; type: string }, values: () => object[]) =>
    registry.registerMetric({ ...metric, get: async () => ({ ...metric, values: values() }) } as unknown as Metric);
  const all = <Value>(write: (call: string, figures: Figures) => Value[]) =>
    [...calls].flatMap(([call, figures]) => write(call, figures));
  register({ ...requests, type: 'counter' }, () =>
    all((call, { byStatus }) =>
      [...byStatus].map(([status, value]) => ({ value, labels: { call, status: String(status) } })),
    ),
  );
  register({ ...times, type: 'histogram' }, () => all(histogramOf));
  return {
    add(call, status, seconds) {
      let figures = calls.get(call);
      if (figures === undefined) {
        figures = { byBound: Array<number>(bounds.length + 1).fill(0), byStatus: new Map(), seconds: 0 };
        calls.set(call, figures);
      }
      const place = bounds.findIndex((bound) => seconds <= bound);
      const at = place < 0 ? bounds.length : place;
      figures.byBound[at] = (figures.byBound[at] ?? 0) + 1;
      figures.byStatus.set(status, (figures.byStatus.get(status) ?? 0) + 1);
      figures.seconds += seconds;
    },
  };
}

/** Each bound counts all answers within it. */
function histogramOf(call: string, { byBound, seconds }: Figures) {
  let count = 0;
  const buckets = byBound.map((here, place) => {
    count += here;
    return { metricName: `${times.name}_bucket`, value: count, labels: { call, le: bounds[place] ?? '+Inf' } };
  });
  return [
    ...buckets,
    { metricName: `${times.name}_sum`, value: seconds, labels: { call } },
    { metricName: `${times.name}_count`, value: count, labels: { call } },
  ];
}
