import { fail } from '../fail.ts';

/** Bytes on the disk for files of one process that are on their way or wait for their check. */
const mostBytes = 640 * 2 ** 20;
/** The part of them for one holder: one of the largest files. */
const shareOfOne = 1 / 60;

/** The room of one file. */
export interface Room {
  /**
   * Counts bytes that have arrived.
   * @throws Unavailable while others fill the room, or one of the holders has its share
   */
  grow(bytes: number): void;
  /** Gives all of it back. */
  end(): void;
}

/**
 * The room for uploaded files of one process. A file takes room by the bytes that came, not by those that were granted, until it is stored: a
 * connection that sends nothing takes nothing from others.
 */
export function bodyRoom(most = mostBytes, share = shareOfOne) {
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
    /** `holders`: the person and the network that send the file. */
    open(holders: readonly string[]): Room {
      let taken = 0;
      return {
        grow(bytes) {
          const isOver = holders.some((holder) => (heldBy.get(holder) ?? 0) + bytes > most * share);
          if (isOver || held + bytes > most) fail('Unavailable', { retryAfter: 2 });
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
