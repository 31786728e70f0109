import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';

interface Described {
  readonly name: string;
  readonly help: string;
}

/** Adds figures to the metrics of a process, one for each value of the label. They are read at each request of `/metrics`. */
export function addFigures(
  app: FastifyInstance,
  { name, help, label }: Described & { readonly label: string },
  read: () => Promise<Readonly<Record<string, number | null>>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [app.wbn.metrics.registry],
    async collect() {
      this.reset();
      for (const [key, value] of Object.entries(await read())) if (value !== null) this.set({ [label]: key }, value);
    },
  });
}

/** Adds one figure, read at each request of `/metrics`. */
export function addFigure(app: FastifyInstance, described: Described, read: () => number): void {
  new Gauge({
    ...described,
    registers: [app.wbn.metrics.registry],
    collect() {
      this.set(read());
    },
  });
}

/** Adds a counter to the metrics; returns a function that adds one. */
export function addCounter(app: FastifyInstance, described: Described): () => void {
  const counter = new Counter({ ...described, registers: [app.wbn.metrics.registry] });
  return () => counter.inc();
}
