import { CallError } from '@wbn/http';

export interface Asker {
  /** Networks of the request, the narrow one first. A stranger may have many addresses in one network. */
  readonly networks: readonly string[];
  /** A browser in which the person logged in before, or a logged-in person: both have counts of their own. */
  readonly isKnown: boolean;
  /** Aborted when nobody waits for the answer any longer. */
  readonly ended?: AbortSignal | undefined;
}

interface Waiting {
  /** Compared from left to right; the lowest runs first. */
  readonly rank: readonly number[];
  begin(): void;
  refuse(): void;
}

export interface TurnOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** Milliseconds after which a network's requests are forgotten. */
  readonly memory: number;
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  for (const [at, rank] of one.entries()) if (rank !== other[at]) return rank - (other[at] ?? 0);
  return 0;
};
const busy = () => new CallError('Unavailable', { retryAfter: 5 });

/**
 * Queues work. Known browsers come before unknown ones; then networks with few requests before those with many, and those are refused first
 * when the queue is full, so that a few networks cannot block the others. Among equals in a full queue the one that has waited longest gives
 * way: filled once, the queue stays open. Work of which nobody awaits the answer is not done.
 */
export function fairTurns({ atOnce, maxWaiting, memory }: TurnOptions) {
  let running = 0;
  const waiting: Waiting[] = [];
  let asked = new Map<string, number>();
  let before = new Map<string, number>();
  let since = Date.now();

  /** Counts of the current time span and the previous one. */
  const count = (network: string): number => {
    const rank = (asked.get(network) ?? 0) + (before.get(network) ?? 0);
    asked.set(network, (asked.get(network) ?? 0) + 1);
    return rank;
  };
  const rankOf = ({ networks, isKnown }: Asker): readonly number[] => {
    if (Date.now() - since > memory) {
      [before, asked] = [asked, new Map()];
      since = Date.now();
    }
    return [isKnown ? 0 : 1, ...networks.map(count)];
  };
  const leave = (one: Waiting): void => {
    const at = waiting.indexOf(one);
    if (at < 0) return;
    waiting.splice(at, 1);
    one.refuse();
  };
  const makeRoom = (rank: readonly number[]): void => {
    const last = waiting.at(-1);
    if (waiting.length < maxWaiting || last === undefined) return;
    const order = compare(last.rank, rank);
    if (order < 0) throw busy();
    leave(order > 0 ? last : (waiting.find((one) => compare(one.rank, rank) === 0) ?? last));
  };
  const wait = (rank: readonly number[], ended: AbortSignal | undefined): Promise<void> => {
    makeRoom(rank);
    return new Promise((resolve, reject) => {
      const gone = () => leave(one);
      const settle = (then: () => void) => () => {
        ended?.removeEventListener('abort', gone);
        then();
      };
      const one: Waiting = { rank, begin: settle(resolve), refuse: settle(() => reject(busy())) };
      const at = waiting.findIndex((other) => compare(other.rank, rank) > 0);
      waiting.splice(at < 0 ? waiting.length : at, 0, one);
      ended?.addEventListener('abort', gone);
    });
  };
  return async <Value>(asker: Asker, work: () => Promise<Value>): Promise<Value> => {
    if (asker.ended?.aborted) throw busy();
    const rank = rankOf(asker);
    if (running >= atOnce) await wait(rank, asker.ended);
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
