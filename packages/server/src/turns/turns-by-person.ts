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
  /** People for whom we have worked longer than `after` milliseconds hold at most `atOnce` places: the others are kept for everybody else. */
  readonly slow?: { readonly after: number; readonly atOnce: number };
  /** Milliseconds after which the work for a person is forgotten. */
  readonly memory?: number;
  readonly now?: () => number;
}

/** Whose work it is. */
interface Asker {
  readonly person: string;
  /** The network of their address: people of one network count as one where it has taken longer than the person. */
  readonly network?: string | undefined;
}
interface Running extends Asker {
  readonly begun: number;
}
interface Waiting extends Asker {
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
  slow = { after: Number.POSITIVE_INFINITY, atOnce },
  memory = 5 * 60_000,
  now = Date.now,
}: PersonTurns) {
  const running: Running[] = [];
  const waiting: Waiting[] = [];
  /** Milliseconds by person, and by network. */
  let worked = new Map<string, number>();
  let before = new Map<string, number>();
  let since = now();

  const spentBy = (name: string | undefined): number =>
    name === undefined
      ? 0
      : (worked.get(name) ?? 0) +
        (before.get(name) ?? 0) +
        running.reduce((sum, one) => sum + ([one.person, one.network].includes(name) ? now() - one.begun : 0), 0);
  const spent = ({ network, person }: Asker): number => Math.max(spentBy(person), spentBy(network));
  const forget = (): void => {
    if (now() - since <= memory) return;
    [before, worked] = [worked, new Map()];
    since = now();
  };
  const remove = <One>(from: One[], one: One): void => void from.splice(from.indexOf(one), 1);
  /** All that wait, with the least work first. */
  const inOrder = (): Waiting[] =>
    waiting
      .map((one) => ({ one, took: spent(one) }))
      .sort((a, b) => a.took - b.took)
      .map(({ one }) => one);
  const isSlow = (one: Asker): boolean => spent(one) > slow.after;
  const hasPlace = (one: Asker): boolean =>
    running.length < atOnce && (!isSlow(one) || running.filter(isSlow).length < slow.atOnce);
  const makeRoom = (asker: Asker): void => {
    const held = [...running, ...waiting];
    if (held.filter(({ person }) => person === asker.person).length >= mostOfOne) throw busy(refusalOfOne);
    if (held.length < most) return;
    const last = inOrder().at(-1);
    if (last === undefined || spent(last) <= spent(asker)) throw busy();
    remove(waiting, last);
    last.refuse();
  };
  const start = (asker: Asker): Running => {
    const one = { ...asker, begun: now() };
    running.push(one);
    return one;
  };
  const turn = (asker: Asker, gone: AbortSignal | undefined): Promise<Running> =>
    new Promise((resolve, reject) => {
      const settle = (then: () => void) => () => {
        gone?.removeEventListener('abort', leave);
        then();
      };
      const one: Waiting = {
        ...asker,
        begin: settle(() => resolve(start(asker))),
        refuse: settle(() => reject(busy())),
      };
      const leave = () => {
        remove(waiting, one);
        one.refuse();
      };
      gone?.addEventListener('abort', leave);
      waiting.push(one);
    });
  const end = (one: Running): void => {
    remove(running, one);
    for (const name of [one.person, one.network])
      if (name !== undefined) worked.set(name, (worked.get(name) ?? 0) + now() - one.begun);
    for (let next = inOrder().find(hasPlace); next; next = inOrder().find(hasPlace)) {
      remove(waiting, next);
      next.begin();
    }
  };

  /**
   * @param gone aborted when nobody waits for the answer any more: a file that waits then gives up its place
   * @throws CallError Unavailable if too many files wait, of all people or of this one; `refusalOfOne` may name the second otherwise
   */
  return async <Value>(
    person: string,
    work: () => Promise<Value>,
    gone?: AbortSignal,
    network?: string,
  ): Promise<Value> => {
    forget();
    if (gone?.aborted) throw busy();
    const asker = { person, network };
    makeRoom(asker);
    const one = hasPlace(asker) ? start(asker) : await turn(asker, gone);
    try {
      return await work();
    } finally {
      end(one);
    }
  };
}
