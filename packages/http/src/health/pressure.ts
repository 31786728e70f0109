import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Pressure {
  /** False when there is too much at work to take this one on. Taking it twice counts once. */
  enter(request: FastifyRequest): boolean;
  leave(request: FastifyRequest): void;
  inFlight(): number;
  stop(): void;
}

/** Mean delay of the event loop over the last second beyond which new work would only wait. */
const mostDelayMs = 1_000;

/**
 * Sheds load before it queues up: calls at work stand for those waiting for a connection to the database, the loop's delay for those
 * waiting for the processor.
 */
export function pressure(maxInFlight: number): Pressure {
  const atWork = new Set<FastifyRequest>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lagging = false;
  const timer = setInterval(() => {
    lagging = delay.mean / 1e6 > mostDelayMs;
    delay.reset();
  }, 1_000);
  timer.unref();
  return {
    enter: (request) => {
      if (lagging || atWork.size >= maxInFlight) return false;
      atWork.add(request);
      return true;
    },
    leave: (request) => atWork.delete(request),
    inFlight: () => atWork.size,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

export function releasePressure(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    app.wbn.pressure.leave(request);
    done();
  });
  app.addHook('onClose', async () => app.wbn.pressure.stop());
}
