import { fail } from '../../fail.ts';

/** Bytes on the disk for files of one process that are on their way or wait for their check. */
const mostBytes = 640 * 2 ** 20;
/** The parts of them for one person, a little more than one of the largest files, and for a network, where colleagues send theirs at once. */
const usualShares = { person: 1 / 60, network: 1 / 10 } as const;

export interface Sender {
  readonly person: string;
  readonly network: string;
}

/** The room of one file. */
export interface Room {
  /**
   * Counts bytes that have arrived.
   * @throws Unavailable while others fill the room, or the person or the network has its share
   */
  grow(bytes: number): void;
  /** Gives all of it back. */
  end(): void;
}

/**
 * The room for uploaded files of one process. A file takes room by the bytes that came, not by those that were granted, until it is stored: a
 * connection that sends nothing takes nothing from others.
 */
export function bodyRoom(most = mostBytes, shares: Readonly<Record<keyof Sender, number>> = usualShares) {
  let held = 0;
  const heldBy = new Map<string, number>();
  const change = (bytes: number, holders: readonly string[]): void => {
    held += bytes;
    for (const holder of holders) {
      const left = (heldBy.get(holder) ?? 0) + bytes;
      if (left > 0) heldBy.set(holder, left);
      else heldBy.delete(holder);
    }
  };
  return {
    open({ network, person }: Sender): Room {
      let taken = 0;
      const [own, around] = [`person ${person}`, `network ${network}`];
      const holders = [own, around];
      const isOver = (holder: string, bytes: number, share: number) => (heldBy.get(holder) ?? 0) + bytes > most * share;
      return {
        grow(bytes) {
          const isFull = isOver(own, bytes, shares.person) || isOver(around, bytes, shares.network);
          if (isFull || held + bytes > most) fail('Unavailable', { retryAfter: 2 });
          change(bytes, holders);
          taken += bytes;
        },
        end() {
          change(-taken, holders);
          taken = 0;
        },
      };
    },
  };
}
