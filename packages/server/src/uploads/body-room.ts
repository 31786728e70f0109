import { fail } from '../fail.ts';

/** Bytes of uploaded files that one process holds at once: six of the largest, or a hundred pictures. */
const mostBytes = 64 * 2 ** 20;

/** The memory for uploaded files of one process. A file has its room from before its first byte until it is stored. */
export function bodyRoom(most = mostBytes) {
  let held = 0;
  return {
    /**
     * Returns a function that gives the room back.
     * @throws Unavailable while others fill it
     */
    take(bytes: number): () => void {
      if (held + bytes > most) fail('Unavailable', { retryAfter: 2 });
      held += bytes;
      return () => {
        held -= bytes;
      };
    },
  };
}
