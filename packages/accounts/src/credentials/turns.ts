import { AsyncLocalStorage } from 'node:async_hooks';
import { addressOf, CallError } from '@wbn/http';
import type { FastifyInstance } from 'fastify';

interface Waiting {
  /** How much its address had asked for before; the least comes first. */
  readonly rank: number;
  begin(): void;
  refuse(error: CallError): void;
}

export interface TurnOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Milliseconds after which an address is as good as new. */
  readonly memory: number;
}

/**
 * Lets work wait for its turn. Whoever has asked for much stands behind whoever has asked for little, and is the one to be refused when the
 * queue is full: many requests of a few addresses keep no other address out.
 */
export function fairTurns({ atOnce, mostWaiting, memory }: TurnOptions) {
  let running = 0;
  const waiting: Waiting[] = [];
  let asked = new Map<string, number>();
  let before = new Map<string, number>();
  let since = Date.now();

  /** Counts of this span and the one before it. */
  const count = (address: string): number => {
    if (Date.now() - since > memory) {
      [before, asked] = [asked, new Map()];
      since = Date.now();
    }
    const rank = (asked.get(address) ?? 0) + (before.get(address) ?? 0);
    asked.set(address, (asked.get(address) ?? 0) + 1);
    return rank;
  };
  const busy = () => new CallError('Unavailable', { retryAfter: 5 });
  const wait = (rank: number): Promise<void> => {
    if (waiting.length >= mostWaiting) {
      const last = waiting.at(-1);
      if (last === undefined || last.rank <= rank) throw busy();
      waiting.pop()?.refuse(busy());
    }
    return new Promise((begin, refuse) => {
      const at = waiting.findIndex((one) => one.rank > rank);
      waiting.splice(at < 0 ? waiting.length : at, 0, { rank, begin, refuse });
    });
  };
  return async <Value>(address: string, work: () => Promise<Value>): Promise<Value> => {
    const rank = count(address);
    if (running >= atOnce) await wait(rank);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
}

const asking = new AsyncLocalStorage<string>();

/** The address whose request is at work; '' outside of requests. */
export const askingAddress = (): string => asking.getStore() ?? '';

/** Lets `askingAddress` know who asks, in all that a request does. */
export function noteAskingAddress(app: FastifyInstance): void {
  const { internalKey } = app.wbn.options;
  app.addHook('preHandler', (request, _reply, done) => asking.run(addressOf(request, internalKey) ?? '', done));
}
