import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailable } from '../errors/call-error.ts';

export interface Pressure {
  /** False if there is too much load for this request. A second call for one request counts once. */
  enter(reply: FastifyReply): boolean;
  leave(reply: FastifyReply): void;
  inFlight(): number;
  stop(): void;
}

/** With a longer mean event-loop delay between two checks, new work would only wait. */
const maxDelayMs = 1_000;
/** A single check may see a pause that is over: the machine was busy, or a module was loaded. */
const looksInARow = 2;

/**
 * Refuses load before it queues. The number of running calls stands for the wait for database connections, the event-loop delay for the
 * processor. One timer checks all: a call that runs longer than `callTimeout` is answered with 503.
 */
export function pressure(
  maxInFlight: number,
  callTimeout: number,
  delay: Pick<IntervalHistogram, 'mean' | 'enable' | 'disable' | 'reset'> = monitorEventLoopDelay({ resolution: 20 }),
): Pressure {
  const atWork = new Map<FastifyReply, number>();
  delay.enable();
  let lags = 0;
  const look = () => {
    lags = delay.mean / 1e6 > maxDelayMs ? lags + 1 : 0;
    delay.reset();
    const began = performance.now() - callTimeout;
    for (const [reply, since] of atWork) {
      if (since >= began) continue;
      // Clients that disconnected or read too slowly are not waited for.
      if (reply.sent || reply.raw.destroyed) atWork.delete(reply);
      else reply.send(unavailable());
    }
  };
  const timer = setInterval(look, Math.min(1_000, callTimeout));
  timer.unref();
  return {
    enter: (reply) => {
      if (atWork.has(reply)) return true;
      if (lags >= looksInARow || atWork.size >= maxInFlight) return false;
      atWork.set(reply, performance.now());
      return true;
    },
    leave: (reply) => atWork.delete(reply),
    inFlight: () => atWork.size,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

export function releasePressure(app: FastifyInstance): void {
  app.addHook('onResponse', (_request, reply, done) => {
    app.wbn.pressure.leave(reply);
    done();
  });
  app.addHook('onClose', async () => app.wbn.pressure.stop());
}
