import type { Platform } from '../platform.ts';
import type { Attention } from './attention.ts';

export interface PollerOptions {
  /** Milliseconds between an answer and the next poll. */
  readonly every: number;
  readonly after: Platform['after'];
  readonly attention: Attention;
}

/** Longest interval while an API fails. */
const rarest = 60_000;

/**
 * Polls while someone looks at the page and is online; at once when they return. Never polls twice at a time; failures lengthen the
 * interval. Returns a function that stops it.
 */
export function poll(ask: () => Promise<unknown>, { every, after, attention }: PollerOptions): () => void {
  let cancelTimer = () => {};
  let isAsking = false;
  let isOver = false;
  let wasThere = attention.isThere();
  let pause = every;
  const arm = () => {
    cancelTimer();
    if (!isOver && attention.isThere()) cancelTimer = after(pause, run);
  };
  const run = async () => {
    cancelTimer();
    if (isAsking || isOver) return;
    isAsking = true;
    try {
      await ask();
      pause = every;
    } catch (error) {
      const { retryAfter = 0 } = error as { retryAfter?: number };
      pause = Math.max(Math.min(pause * 2, rarest), retryAfter * 1000);
    }
    isAsking = false;
    arm();
  };
  const unsubscribe = attention.onChange(() => {
    const isThere = attention.isThere();
    if (isThere && !wasThere) run();
    else if (!isThere) cancelTimer();
    wasThere = isThere;
  });
  arm();
  return () => {
    isOver = true;
    cancelTimer();
    unsubscribe();
  };
}
