import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailable } from '../errors/call-error.ts';

export interface Pressure {
  /** False when there is too much at work to take this one on. Taking it twice counts once. */
  enter(reply: FastifyReply): boolean;
  leave(reply: FastifyReply): void;
  inFlight(): number;
  stop(): void;
}

/** Mean delay of the event loop between two looks beyond which new work would only wait. */
const mostDelayMs = 1_000;
/** One look alone may meet a pause that is over: the machine gave its time to others, or a module was loaded. */
const looksInARow = 2;

/**
 * Sheds load before it queues up: calls at work stand for those waiting for a connection to the database, the loop's delay for those
 * waiting for the processor. One timer looks at all of them: a call that is at work for longer than `callTimeout` is answered 503.
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
    lags = delay.mean / 1e6 > mostDelayMs ? lags + 1 : 0;
    delay.reset();
    const began = performance.now() - callTimeout;
    for (const [reply, since] of atWork) {
      if (since >= began) continue;
      // Who went away, or reads too slowly, is not waited for.
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
