import type { FastifyInstance } from 'fastify';
import { closingPatience } from './shutdown.ts';

export interface Upkeep {
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
  /** Logged as a warning when a round fails; later rounds still run. */
  readonly failure: string;
  /** Closing waits for the running round without a time limit; default: as long as for requests. */
  readonly mustEnd?: boolean;
}

/**
 * Repeats a background job while the app runs, one round at a time: a round that is still running when the next is due replaces it.
 * Closing the app waits for the running round.
 * @returns a function that starts an extra round now
 */
export function repeatEvery(app: FastifyInstance, { everyMs, work, failure, mustEnd = false }: Upkeep): () => void {
  let round: Promise<void> | undefined;
  const start = () => {
    round ??= work()
      .then(
        () => undefined,
        (err) => app.log.warn({ err }, failure),
      )
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    if (round === undefined || mustEnd) return round;
    let patience: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, closingPatience);
    });
    await Promise.race([round, enough]);
    clearTimeout(patience);
  });
  return start;
}
