import { CallError } from '@wbn/http';

export interface PersonTurns {
  /** Files that are worked on at the same time. */
  readonly atOnce?: number;
  /** Most files that are worked on or wait. */
  readonly most: number;
  /** Most of one person. */
  readonly mostOfOne: number;
  /** The name of the refusal where one person has too many. Default: that of the refusal where all together have. */
  readonly refusalOfOne?: 'TooManyRequests' | 'Unavailable';
  /** Milliseconds after which the work for a person is forgotten. */
  readonly memory?: number;
  readonly now?: () => number;
}

interface Waiting {
  readonly person: string;
  begin(): void;
  refuse(): void;
}

/** Seconds after which a client may try again. Most files take less than one. */
const retryAfter = 5;
const busy = (name: 'TooManyRequests' | 'Unavailable' = 'Unavailable') => new CallError(name, { retryAfter });

/**
 * Works on one file at a time, or on a few. The next one is of the person for whom we have worked the least, so that slow files of one person do not stop
 * the others; when too many wait, a file of the person for whom we have worked the most gives way.
 */
export function turnsByPerson({
  atOnce = 1,
  most,
  mostOfOne,
  refusalOfOne,
  memory = 5 * 60_000,
  now = Date.now,
}: PersonTurns) {
  /** The person of each file that is worked on or waits. */
  const held: string[] = [];
  const waiting: Waiting[] = [];
  let worked = new Map<string, number>();
  let before = new Map<string, number>();
  let since = now();
  let running = 0;

  const spent = (person: string): number => (worked.get(person) ?? 0) + (before.get(person) ?? 0);
  const forget = (): void => {
    if (now() - since <= memory) return;
    [before, worked] = [worked, new Map()];
    since = now();
  };
  const take = (one: Waiting): Waiting => {
    waiting.splice(waiting.indexOf(one), 1);
    return one;
  };
  const least = (): Waiting | undefined => waiting.toSorted((a, b) => spent(a.person) - spent(b.person))[0];
  const makeRoom = (person: string): void => {
    if (held.filter((one) => one === person).length >= mostOfOne) throw busy(refusalOfOne);
    if (held.length < most) return;
    const last = waiting.toSorted((a, b) => spent(a.person) - spent(b.person)).at(-1);
    if (last === undefined || spent(last.person) <= spent(person)) throw busy();
    take(last).refuse();
    held.splice(held.indexOf(last.person), 1);
  };
  const turn = (person: string, gone: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (then: () => void) => () => {
        gone?.removeEventListener('abort', leave);
        then();
      };
      const one: Waiting = { person, begin: settle(resolve), refuse: settle(() => reject(busy())) };
      const leave = () => {
        take(one).refuse();
        held.splice(held.indexOf(person), 1);
      };
      gone?.addEventListener('abort', leave);
      waiting.push(one);
    });

  /**
   * @param gone aborted when nobody waits for the answer any more: a file that waits then gives up its place
   * @throws CallError Unavailable if too many files wait, of all people or of this one; `refusalOfOne` may name the second otherwise
   */
  return async <Value>(person: string, work: () => Promise<Value>, gone?: AbortSignal): Promise<Value> => {
    forget();
    if (gone?.aborted) throw busy();
    makeRoom(person);
    held.push(person);
    // After its turn it has the place of the work that ended.
    if (running >= atOnce) await turn(person, gone);
    else running += 1;
    const begun = now();
    try {
      return await work();
    } finally {
      worked.set(person, (worked.get(person) ?? 0) + now() - begun);
      held.splice(held.indexOf(person), 1);
      const next = least();
      if (next) take(next).begin();
      else running -= 1;
    }
  };
}
