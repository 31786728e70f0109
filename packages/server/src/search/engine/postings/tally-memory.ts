import { indexOfSeq, type Postings, STEPS } from './postings.ts';
import type { FreshDocument, TallyPart, TallyTerm } from './tally-query.ts';

// Layout of a mark: bits 0 to 4 count held words, 5 to 7 met filters, 8 to 15 say which words are in the name, 16 and above count words
// that are sufficient alone.
const FILTER = 1 << 5;
const NAME = 1 << 8;
const ALONE = 1 << 16;
const NAMES = 255;
const NAME_BITS = 8;
export const HELD = 31;
export const MOST_FILTERS = 7;

/** Whether a document with this mark is among those of a step. */
export const isAt = (mark: number, least: number) => (least > 0 ? (mark & HELD) >= least : mark >= ALONE);
/** A bit for each word that is in the name. */
export const namesOf = (mark: number) => (mark >>> 8) & NAMES;
/** The bit of a word. Words of long queries share the last one. */
export const nameBit = (at: number) => 1 << Math.min(at, NAME_BITS - 1);

/**
 * The scores and marks of a search's documents, and a bit for each filter that a document meets. All searches share this memory, because
 * they run one at a time.
 */
export let scores = new Float32Array(0);
export let marks = new Uint32Array(0);
export let met = new Uint8Array(0);

/** Clears the memory for so many documents. Without words each is found: it counts as holding one. */
export function clear(length: number, isFound: boolean): void {
  if (scores.length < length) {
    scores = new Float32Array(length);
    marks = new Uint32Array(length);
    met = new Uint8Array(length);
  } else {
    scores.fill(0, 0, length);
    met.fill(0, 0, length);
  }
  marks.fill(isFound ? 1 : 0, 0, length);
}

function addPostings({ places, impacts }: Postings, offset: number, step: number, mark: number, name: number): void {
  const [ownScores, ownMarks] = [scores, marks];
  for (let index = 0; index < places.length; index += 1) {
    const place = offset + places[index]!;
    const impact = impacts[index]!;
    ownScores[place]! += (impact >>> 1) * step;
    ownMarks[place] = (ownMarks[place]! + mark) | ((impact & 1) * name);
  }
}

/** Counts each document once, however many of the filter's values it has: the time grows with the lists, not with their number. */
function addFilter(lists: readonly Postings[], offset: number, bit: number): void {
  const [ownMarks, ownMet] = [marks, met];
  for (const { places } of lists) {
    for (let index = 0; index < places.length; index += 1) {
      const place = offset + places[index]!;
      if ((ownMet[place]! & bit) !== 0) continue;
      ownMet[place]! |= bit;
      ownMarks[place]! += FILTER;
    }
  }
}

export function addPart(part: TallyPart, terms: readonly TallyTerm[], offset: number): void {
  for (const [at, term] of terms.entries()) {
    const postings = part.terms[at];
    const mark = (term.retrieves ? 1 : 0) + (term.any ? ALONE : 0);
    if (postings) addPostings(postings, offset, term.worth / STEPS, mark, NAME * nameBit(at));
  }
  for (const [at, lists] of part.filters.entries()) addFilter(lists, offset, 1 << at);
  for (const seq of part.gone) {
    const place = indexOfSeq(part.seqs, seq);
    if (place >= 0) marks[offset + place] = 0;
  }
  for (const places of [...part.replaced, ...part.barred]) for (const place of places) marks[offset + place] = 0;
}

/** Counts documents that meet all filters, by the number of words held; returns the number that hold a sufficient word. */
export function countHeld(documents: number, filters: number, held: Uint32Array): number {
  let alone = 0;
  // A data-dependent branch would cost more than the counting.
  for (let index = 0; index < documents; index += 1) {
    const mark = filters === 0 || ((marks[index]! >>> 5) & MOST_FILTERS) === filters ? marks[index]! : 0;
    held[mark & HELD]! += 1;
    alone += Number(mark >= ALONE);
  }
  held[0] = 0;
  return alone;
}

/** Leaves only documents that meet all filters. */
export function dropOthers(documents: number, filters: number): void {
  if (filters === 0) return;
  for (let index = 0; index < documents; index += 1)
    if (((marks[index]! >>> 5) & MOST_FILTERS) !== filters) marks[index] = 0;
}

export interface Weighed {
  seq: number;
  score: number;
  held: number;
  alone: boolean;
  met: number;
}

/** Rounded like the documents of the lists, so that equal scores stay equal. */
export function weighed({ seq, impacts, met: own }: FreshDocument, terms: readonly TallyTerm[]): Weighed {
  const newer = { seq, score: 0, held: terms.length === 0 ? 1 : 0, alone: false, met: own };
  for (const [at, term] of terms.entries()) {
    const impact = impacts[at] ?? null;
    if (impact === null) continue;
    newer.score = Math.fround(newer.score + (impact >>> 1) * (term.worth / STEPS));
    if (term.retrieves) newer.held += 1;
    if (term.any) newer.alone = true;
  }
  return newer;
}
