import type { Postings } from './postings.ts';

/** Posting lists are immutable, so cached ones stay valid. Evicts the least recently used. */
export interface PostingCache {
  get(key: string): Postings | Float64Array | undefined;
  put(key: string, value: Postings | Float64Array): void;
}

function bytesOf(value: Postings | Float64Array): number {
  const own = value instanceof Float64Array ? value.byteLength : value.places.byteLength + value.impacts.byteLength;
  return own + 200;
}

export function createPostingCache(maxBytes: number): PostingCache {
  const held = new Map<string, Postings | Float64Array>();
  let bytes = 0;
  return {
    get(key) {
      const value = held.get(key);
      if (value === undefined) return undefined;
      held.delete(key);
      held.set(key, value);
      return value;
    },
    put(key, value) {
      const before = held.get(key);
      if (before !== undefined) bytes -= bytesOf(before);
      held.delete(key);
      held.set(key, value);
      bytes += bytesOf(value);
      for (const [oldest, gone] of held) {
        if (bytes <= maxBytes) break;
        held.delete(oldest);
        bytes -= bytesOf(gone);
      }
    },
  };
}
