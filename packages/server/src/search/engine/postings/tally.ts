import type { Relaxation } from '../port.ts';
import { BestOf } from '../ranking/best-of.ts';
import { enoughOf, stepsOf } from '../ranking/steps.ts';
import { indexOfSeq, type Postings, STEPS } from './postings.ts';

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
}

/** A document that is newer than all segments, with its impact for each term; null for a term that it lacks. */
export interface FreshDocument {
  seq: number;
  impacts: (number | null)[];
}

export interface TallyQuery {
  terms: readonly TallyTerm[];
  parts: readonly TallyPart[];
  fresh: readonly FreshDocument[];
  /** Number of best documents to return. */
  best: number;
  /** Highest bonus for neighbours in a name. */
  bonus: number;
}

export interface Tallied {
  relaxed: Relaxation;
  total: number;
  /** Best first: the best by words alone, then all documents that the bonus may lift above them. */
  seqs: number[];
}

/** Most documents beyond the best that are checked for neighbours in their names. */
const MOST_LIFTED = 1_500;
// Layout of a mark: bits 0 to 4 count held words, 5 to 7 met filters, 8 to 15 words in the name, 16 and above words that are sufficient
// alone.
const FILTER = 1 << 5;
const NAME = 1 << 8;
const ALONE = 1 << 16;
const HELD = 31;
const FILTERS = 7;
const NAMES = 255;

export const MOST_FILTERS = FILTERS;

let scores = new Float32Array(0);
let marks = new Uint32Array(0);

/** All searches share this memory, because they run one at a time. */
function cleared(length: number): void {
  if (scores.length < length) {
    scores = new Float32Array(length);
    marks = new Uint32Array(length);
    return;
  }
  scores.fill(0, 0, length);
  marks.fill(0, 0, length);
}

function addPostings({ places, impacts }: Postings, offset: number, step: number, mark: number): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = offset + places[index]!;
    const impact = impacts[index]!;
    scores[place]! += (impact >>> 1) * step;
    marks[place]! += mark + (impact & 1) * NAME;
  }
}

function addPart(part: TallyPart, terms: readonly TallyTerm[], offset: number): void {
  for (const [at, term] of terms.entries()) {
    const postings = part.terms[at];
    const mark = (term.retrieves ? 1 : 0) + (term.any ? ALONE : 0);
    if (postings) addPostings(postings, offset, term.worth / STEPS, mark);
  }
  for (const postings of part.filters) {
    if (postings) for (const place of postings.places) marks[offset + place]! += FILTER;
  }
  for (const seq of part.gone) {
    const place = indexOfSeq(part.seqs, seq);
    if (place >= 0) marks[offset + place] = 0;
  }
  for (const places of part.replaced) for (const place of places) marks[offset + place] = 0;
}

interface Weighed {
  seq: number;
  score: number;
  held: number;
  alone: boolean;
}

/** Rounded like the documents of the lists, so that equal scores stay equal. */
function weighed({ seq, impacts }: FreshDocument, terms: readonly TallyTerm[]): Weighed {
  const newer = { seq, score: 0, held: 0, alone: false };
  for (const [at, term] of terms.entries()) {
    const impact = impacts[at] ?? null;
    if (impact === null) continue;
    newer.score = Math.fround(newer.score + (impact >>> 1) * (term.worth / STEPS));
    if (term.retrieves) newer.held += 1;
    if (term.any) newer.alone = true;
  }
  return newer;
}

/** Counts documents that meet all filters, by the number of words held; returns the number that hold a sufficient word. */
function counted(documents: number, filters: number, held: Uint32Array): number {
  let alone = 0;
  // A data-dependent branch would cost more than the counting.
  for (let index = 0; index < documents; index += 1) {
    const mark = filters === 0 || ((marks[index]! >>> 5) & FILTERS) === filters ? marks[index]! : 0;
    if (filters > 0) marks[index] = mark;
    held[mark & HELD]! += 1;
    alone += Number(mark >= ALONE);
  }
  held[0] = 0;
  return alone;
}

function offerPart(best: BestOf, seqs: Float64Array, offset: number, least: number): void {
  let threshold = best.threshold;
  for (let place = 0; place < seqs.length; place += 1) {
    const score = scores[offset + place]!;
    if (score < threshold) continue;
    const mark = marks[offset + place]!;
    if (least > 0 ? (mark & HELD) < least : mark < ALONE) continue;
    best.offer(score, seqs[place]!);
    threshold = best.threshold;
  }
}

/** Offers documents with two or more words in their names, which the neighbour bonus may lift among the best. */
function offerLiftable(
  lifted: BestOf,
  best: BestOf,
  bonus: number,
  part: TallyPart,
  offset: number,
  least: number,
): void {
  const { threshold, last } = best;
  for (let place = 0; place < part.seqs.length; place += 1) {
    const score = scores[offset + place]!;
    if (score > threshold || score + bonus < threshold) continue;
    const mark = marks[offset + place]!;
    if (((mark >>> 8) & NAMES) < 2 || (least > 0 ? (mark & HELD) < least : mark < ALONE)) continue;
    const seq = part.seqs[place]!;
    if (score < threshold || seq > last) lifted.offer(score, seq);
  }
}

let passed = new Uint8Array(0);

/** Marks the outdated documents of a part, or clears the marks again. */
function markPassed({ seqs, gone, replaced }: TallyPart, mark: 0 | 1): boolean {
  if (passed.length < seqs.length) passed = new Uint8Array(seqs.length);
  for (const seq of gone) {
    const place = indexOfSeq(seqs, seq);
    if (place >= 0) passed[place] = mark;
  }
  for (const places of replaced) for (const place of places) passed[place] = mark;
  return gone.length > 0 || replaced.length > 0;
}

/** One word without filters: its lists are the hits. */
function tallyOne(term: TallyTerm, { parts, fresh, best: maximum }: TallyQuery): Tallied {
  const best = new BestOf(maximum);
  let total = 0;
  for (const part of parts) {
    const { seqs, terms } = part;
    const [postings] = terms;
    if (!postings) continue;
    const { places, impacts } = postings;
    const isOutdated = markPassed(part, 1);
    const step = term.worth / STEPS;
    let threshold = best.threshold;
    for (let index = 0; index < places.length; index += 1) {
      const score = Math.fround((impacts[index]! >>> 1) * step);
      if (isOutdated && passed[places[index]!] === 1) continue;
      total += 1;
      if (score < threshold) continue;
      best.offer(score, seqs[places[index]!]!);
      threshold = best.threshold;
    }
    markPassed(part, 0);
  }
  for (const one of fresh) best.offer(weighed(one, [term]).score, one.seq);
  return { relaxed: 0, total: total + fresh.length, seqs: best.seqs() };
}

/** Counts the hits of each step, picks the first step with enough hits, and selects its best documents. */
export function tally(query: TallyQuery): Tallied {
  const { terms, parts, fresh, best: maximum, bonus } = query;
  const [only, second] = terms;
  if (only && !second && !parts.some((part) => part.filters.length > 0)) return tallyOne(only, query);
  const words = terms.filter((term) => term.retrieves).length;
  const offsets: number[] = [];
  let documents = 0;
  for (const part of parts) {
    offsets.push(documents);
    documents += part.seqs.length;
  }
  cleared(documents);
  for (const [at, part] of parts.entries()) addPart(part, terms, offsets[at] ?? 0);
  const held = new Uint32Array(HELD + 1);
  let alone = counted(documents, parts[0]?.filters.length ?? 0, held);
  const newer = fresh.map((one) => weighed(one, terms));
  for (const one of newer) {
    if (one.held > 0) held[one.held]! += 1;
    if (one.alone) alone += 1;
  }
  const { relaxed, total, least } = enoughOf(stepsOf(held.subarray(0, words + 1), alone));
  const fitting = newer.filter((one) => (least > 0 ? one.held >= least : one.alone));

  const best = new BestOf(maximum);
  for (const [at, { seqs }] of parts.entries()) offerPart(best, seqs, offsets[at] ?? 0, least);
  for (const one of fitting) best.offer(one.score, one.seq);
  const lifted = new BestOf(MOST_LIFTED);
  if (bonus > 0 && best.full) {
    const { threshold, last } = best;
    for (const [at, part] of parts.entries()) offerLiftable(lifted, best, bonus, part, offsets[at] ?? 0, least);
    for (const { score, seq } of fitting)
      if (score + bonus >= threshold && (score < threshold || (score === threshold && seq > last)))
        lifted.offer(score, seq);
  }
  return { relaxed, total, seqs: [...best.seqs(), ...lifted.seqs()] };
}
