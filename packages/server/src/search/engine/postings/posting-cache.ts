import type { FacetValues, Postings } from './postings.ts';

/** A posting list, the seqs of a segment with the versions of older segments that it replaces, or the facet values of its documents. */
export type Cached = Postings | SegmentSeqs | FacetValues;

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
  if ('seqs' in value) return value.seqs.byteLength + value.gone.byteLength + 200;
  // A value is a text of some 30 letters.
  if ('held' in value) return value.held.byteLength + value.starts.byteLength + value.values.length * 80 + 200;
  return value.places.byteLength + value.impacts.byteLength + 200;
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
