import type { AnalysedLexeme } from '../query/analyse.ts';
import type { FreshDocument, NamedDocument } from './cached.ts';
import type { FacetValues, Postings } from './postings.ts';

/** The statistics of a word or a mark, until their next refresh. */
type Analysed = { lexemes: readonly AnalysedLexeme[] } | { counts: { kindDf: number; scopeDf: number } | undefined };

/**
 * A posting list, the seqs of a segment with the versions of older segments that it replaces, the facet values of its documents, a document, or
 * what is known of a word.
 */
export type Cached = Postings | SegmentSeqs | FacetValues | FreshDocument | NamedDocument | Analysed | Asked;

/** A word that was asked before. */
type Asked = { asked: true };

export interface SegmentSeqs {
  seqs: Float64Array;
  gone: Float64Array;
}

/** Nothing in it ever changes under its key, so it stays valid. Evicts the least recently used. */
export interface PostingCache {
  get(key: string): Cached | undefined;
  put(key: string, value: Cached): void;
}

/** A lexeme in a map or a list, with what belongs to it. */
const LEXEME_BYTES = 100;

function bytesOf(value: Cached): number {
  if ('worths' in value) return (value.worths.size + value.marks.length) * LEXEME_BYTES + 200;
  if ('name' in value) return value.name.size * LEXEME_BYTES + 300;
  if ('lexemes' in value) return value.lexemes.length * 2 * LEXEME_BYTES + 200;
  if ('counts' in value || 'asked' in value) return 300;
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

/** Whether something was asked before, as long as memory knows. */
export function isAskedAgain(cache: PostingCache, what: string): boolean {
  const key = `asked ${what}`;
  if (cache.get(key)) return true;
  cache.put(key, { asked: true });
  return false;
}
