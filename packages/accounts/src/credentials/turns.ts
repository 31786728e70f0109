import { AsyncLocalStorage } from 'node:async_hooks';
import { addressOf, CallError } from '@wbn/http';
import type { FastifyInstance } from 'fastify';

interface Waiting {
  /** Number of earlier requests of its address; the lowest runs first. */
  readonly rank: number;
  begin(): void;
  refuse(error: CallError): void;
}

export interface TurnOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** Milliseconds after which an address's requests are forgotten. */
  readonly memory: number;
}

/**
 * Queues work. Addresses with many requests wait behind those with few, and are refused first when the queue is full, so that a few
 * addresses cannot block the others.
 */
export function fairTurns({ atOnce, maxWaiting, memory }: TurnOptions) {
  let running = 0;
  const waiting: Waiting[] = [];
  let asked = new Map<string, number>();
  let before = new Map<string, number>();
  let since = Date.now();

  /** Counts of the current time span and the previous one. */
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
    if (waiting.length >= maxWaiting) {
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
      // Passes the place directly to the next job.
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
}

const asking = new AsyncLocalStorage<string>();

/** The address of the current request; '' outside of requests. */
export const askingAddress = (): string => asking.getStore() ?? '';

/** Makes `askingAddress` available in all code that a request runs. */
export function noteAskingAddress(app: FastifyInstance): void {
  const { internalKey } = app.wbn.options;
  app.addHook('preHandler', (request, _reply, done) => asking.run(addressOf(request, internalKey) ?? '', done));
}
