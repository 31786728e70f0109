import { fail } from '../fail.ts';

/** Bytes of uploaded files that one process holds at once: six of the largest, or a hundred pictures. */
const mostBytes = 64 * 2 ** 20;
/** The part of them for one holder: slow bodies of one person or network leave room for all others. */
const shareOfOne = 1 / 4;

/** The memory for uploaded files of one process. A file has its room from before its first byte until it is stored. */
export function bodyRoom(most = mostBytes) {
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
    /**
     * `holders`: the person and the network that send the file. Returns a function that gives the room back.
     * @throws Unavailable while others fill it, or one of the holders has its share
     */
    take(bytes: number, holders: readonly string[]): () => void {
      const isOver = holders.some((holder) => (heldBy.get(holder) ?? 0) + bytes > most * shareOfOne);
      if (isOver || held + bytes > most) fail('Unavailable', { retryAfter: 2 });
      change(bytes, holders);
      return () => change(-bytes, holders);
    },
  };
}
