import type { Postings } from './postings.ts';

/** A posting list, or the seqs of a segment with the versions of older segments that it replaces. */
export type Cached = Postings | SegmentSeqs;

export interface SegmentSeqs {
  seqs: Float64Array;
  gone: Float64Array;
}

/** Segments are immutable, so cached lists stay valid. Evicts the least recently used. */
export interface PostingCache {
  get(key: string): Cached | undefined;
  put(key: string, value: Cached): void;
}

function bytesOf(value: Cached): number {
  const own =
    'seqs' in value
      ? value.seqs.byteLength + value.gone.byteLength
      : value.places.byteLength + value.impacts.byteLength;
  return own + 200;
}

export function createPostingCache(maxBytes: number): PostingCache {
  const held = new Map<string, Cached>();
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
