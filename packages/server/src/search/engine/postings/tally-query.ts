import type { FacetCount, Relaxation } from '../port.ts';
import type { FacetValues, Postings } from './postings.ts';

/** A word of a query with its role in counting and scoring. */
export interface TallyTerm {
  /** Score for an impact of 1. */
  worth: number;
  /** Whether the word is required; surplus words of long queries only affect the rank. */
  retrieves: boolean;
  /** Whether this word alone is sufficient at the last step. */
  any: boolean;
}

/**
 * The documents of one segment and partition, with the lists of each term and filter. An undefined list means that no document holds it.
 */
export interface TallyPart {
  seqs: Float64Array;
  terms: readonly (Postings | undefined)[];
  filters: readonly (Postings | undefined)[];
  /** Outdated versions. */
  gone: readonly number[];
  /** Places of documents that newer segments replace. */
  replaced: readonly Uint32Array[];
  /** If facets are counted. */
  facets?: FacetValues | undefined;
}

/** A document that is newer than all segments, with its impact for each term; null for a term that it lacks. */
export interface FreshDocument {
  seq: number;
  impacts: (number | null)[];
  /** If facets are counted: its filter marks, and a bit for each filter that it meets. Otherwise it meets all. */
  marks?: readonly string[];
  met?: number;
}

export interface TallyFacets {
  names: readonly string[];
  /** Names of the filters, in their order. */
  chosen: readonly string[];
  /** Counts must not change the step with each filter, so the documents without filters decide it. */
  stepOfAll: boolean;
}

export interface TallyQuery {
  terms: readonly TallyTerm[];
  parts: readonly TallyPart[];
  fresh: readonly FreshDocument[];
  /** Number of best documents to return. */
  best: number;
  /** Pairs of terms, by their index, that gain a bonus as neighbours in a name, with the highest one. */
  neighbours: readonly { left: number; right: number; bonus: number }[];
  facets?: TallyFacets | undefined;
}

export interface TalliedDocument {
  seq: number;
  /** The score by words alone, and with the highest possible bonus. */
  score: number;
  possible: number;
}

export interface Tallied {
  relaxed: Relaxation;
  total: number;
  /** Number of documents that decided the step. */
  reach: number;
  /** The best by words alone, best first. */
  best: TalliedDocument[];
  /** Documents that a bonus may lift among these; the highest possible score first. */
  liftable: TalliedDocument[];
  facets?: Record<string, FacetCount[]> | undefined;
}
