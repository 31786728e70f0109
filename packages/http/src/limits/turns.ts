import { CallError } from '../errors/call-error.ts';

export interface Asker {
  /** Networks of the request, the narrow one first. A stranger may have many addresses in one network. */
  readonly networks: readonly string[];
  /** The account, in a browser in which its person logged in before or is logged in; undefined: a stranger. */
  readonly userID?: string | undefined;
  /** Aborted when nobody waits for the answer any longer. */
  readonly ended?: AbortSignal | undefined;
}

interface Waiting {
  /** Compared from left to right; the lowest runs first. */
  readonly rank: readonly number[];
  begin(): void;
  refuse(): void;
}

interface Line {
  running: number;
  readonly waiting: Waiting[];
}
const newLine = (): Line => ({ running: 0, waiting: [] });

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
 * Queues work in two lines of half the places each: known browsers and strangers. A free place goes to the line that has less at work, known
 * browsers first, so that neither keeps the other out: everybody who makes accounts has known browsers. In each line those with few
 * requests come before those with many, counted by account for known browsers, then by network, and those with many are refused first when
 * the line is full. Among equals in a full line the one that has waited longest gives way: filled once, the line stays open. Work of which
 * nobody awaits the answer is not done.
 */
export function fairTurns({ atOnce, maxWaiting, memory }: TurnOptions) {
  const lines = { known: newLine(), strangers: newLine() };
  let asked = new Map<string, number>();
  let before = new Map<string, number>();
  let since = Date.now();

  /** Counts of the current time span and the previous one. */
  const count = (network: string): number => {
    const rank = (asked.get(network) ?? 0) + (before.get(network) ?? 0);
    asked.set(network, (asked.get(network) ?? 0) + 1);
    return rank;
  };
  const rankOf = ({ networks, userID }: Asker): readonly number[] => {
    if (Date.now() - since > memory) {
      [before, asked] = [asked, new Map()];
      since = Date.now();
    }
    return [...(userID === undefined ? [] : [`account ${userID}`]), ...networks].map(count);
  };
  const leave = ({ waiting }: Line, one: Waiting): void => {
    const at = waiting.indexOf(one);
    if (at < 0) return;
    waiting.splice(at, 1);
    one.refuse();
  };
  const makeRoom = (line: Line, rank: readonly number[]): void => {
    const { waiting } = line;
    const last = waiting.at(-1);
    if (waiting.length < maxWaiting / 2 || last === undefined) return;
    const order = compare(last.rank, rank);
    if (order < 0) throw busy();
    leave(line, order > 0 ? last : (waiting.find((one) => compare(one.rank, rank) === 0) ?? last));
  };
  const wait = (line: Line, rank: readonly number[], ended: AbortSignal | undefined): Promise<void> => {
    const { waiting } = line;
    makeRoom(line, rank);
    return new Promise((resolve, reject) => {
      const gone = () => leave(line, one);
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
  /** Passes a free place on. */
  const beginNext = (): void => {
    const { known, strangers } = lines;
    const isTurnOfKnown = strangers.waiting.length === 0 || known.running <= strangers.running;
    const line = known.waiting.length > 0 && isTurnOfKnown ? known : strangers;
    const next = line.waiting.shift();
    if (next === undefined) return;
    line.running += 1;
    next.begin();
  };
  return async <Value>(asker: Asker, work: () => Promise<Value>): Promise<Value> => {
    if (asker.ended?.aborted) throw busy();
    const line = asker.userID === undefined ? lines.strangers : lines.known;
    const rank = rankOf(asker);
    if (lines.known.running + lines.strangers.running >= atOnce) await wait(line, rank, asker.ended);
    else line.running += 1;
    try {
      return await work();
    } finally {
      line.running -= 1;
      beginNext();
    }
  };
}
