import type { FacetCount, Relaxation } from '../port.ts';
import type { FacetValues, Postings } from './postings.ts';

/** A part of the score with its role in counting. */
export interface TallyTerm {
  /** Score for an impact of 1; below 0 for a word that is unwanted. */
  worth: number;
  /** Whether the word is required; surplus words of long queries only affect the rank. */
  retrieves: boolean;
  /** Whether this word alone is sufficient at the last step. */
  any: boolean;
}

/** The documents of one segment and partition, with the list of each term; undefined if no document holds it. */
export interface TallyPart {
  seqs: Float64Array;
  terms: readonly (Postings | undefined)[];
  /** For each filter the lists of its values. A document may stand in several. */
  filters: readonly (readonly Postings[])[];
  /** Outdated versions. */
  gone: readonly number[];
  /** Places of documents that newer segments replace. */
  replaced: readonly Uint32Array[];
  /** Places of documents that the conditions of the query leave out. */
  barred: readonly Uint32Array[];
  /** If facets are counted. */
  facets?: FacetValues | undefined;
}

/** A document that is newer than all segments, with its impact for each term; null for a term that it lacks. */
export interface FreshDocument {
  seq: number;
  impacts: (number | null)[];
  /** A bit for each filter that it meets. */
  met: number;
  /** If facets are counted: its filter marks. */
  marks?: readonly string[];
}

export interface TallyFacets {
  names: readonly string[];
  /** Names of the filters, in their order. */
  chosen: readonly string[];
}

export interface TallyQuery {
  terms: readonly TallyTerm[];
  parts: readonly TallyPart[];
  fresh: readonly FreshDocument[];
  /** Number of filters. */
  filters: number;
  /** Documents of a step that suffice. */
  enough: number;
  /** Number of best documents to return. */
  best: number;
  /** Pairs of terms, by their index, that gain a bonus as neighbours in a name, with the highest one. */
  neighbours: readonly { left: number; right: number; bonus: number }[];
  facets?: TallyFacets | undefined;
}

/** Most documents that are checked for neighbours in their names. */
export const MOST_LIFTED = 1_500;

export interface TalliedDocument {
  seq: number;
  /** The score by words alone, and with the highest possible bonus. */
  score: number;
  possible: number;
}

export interface Tallied {
  relaxed: Relaxation;
  total: number;
  /** Number of documents of the step without the filters. */
  reach: number;
  /** The best by words alone, best first. */
  best: TalliedDocument[];
  /** Documents that a bonus may lift among these; the highest possible score first. */
  liftable: TalliedDocument[];
  facets?: Record<string, FacetCount[]> | undefined;
}
