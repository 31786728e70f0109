import { BestOf } from '../ranking/best-of.ts';
import { enoughOf, type Step, stepsOf } from '../ranking/steps.ts';
import { indexOfSeq, STEPS } from './postings.ts';
import { countFacets } from './tally-facets.ts';
import {
  addPart,
  clear,
  countHeld,
  dropOthers,
  HELD,
  isAt,
  marks,
  nameBit,
  namesOf,
  scores,
  type Weighed,
  weighed,
} from './tally-memory.ts';
import { MOST_LIFTED, type Tallied, type TallyPart, type TallyQuery, type TallyTerm } from './tally-query.ts';

function offerPart(best: BestOf, bonusOf: Float64Array, seqs: Float64Array, offset: number, least: number): void {
  let threshold = best.threshold;
  for (let place = 0; place < seqs.length; place += 1) {
    const score = scores[offset + place]!;
    if (score < threshold) continue;
    const mark = marks[offset + place]!;
    if (!isAt(mark, least)) continue;
    best.offer(score, seqs[place]!, score + bonusOf[namesOf(mark)]!);
    threshold = best.threshold;
  }
}

/** For the words that a name holds, as bits, the highest bonus for neighbours. */
function bonuses(neighbours: TallyQuery['neighbours']): Float64Array {
  return Float64Array.from({ length: 256 }, (_, names) =>
    neighbours.reduce((sum, { left, right, bonus }) => {
      const pair = nameBit(left) | nameBit(right);
      return (names & pair) === pair ? sum + bonus : sum;
    }, 0),
  );
}

/** Offers documents that the neighbour bonus may lift among the best. */
function offerLiftable(
  lifted: BestOf,
  best: BestOf,
  bonusOf: Float64Array,
  part: TallyPart,
  offset: number,
  least: number,
): void {
  const { threshold, last } = best;
  for (let place = 0; place < part.seqs.length; place += 1) {
    const mark = marks[offset + place]!;
    const bonus = bonusOf[namesOf(mark)]!;
    const score = scores[offset + place]!;
    if (bonus === 0 || score > threshold || score + bonus < threshold || !isAt(mark, least)) continue;
    const seq = part.seqs[place]!;
    if (score < threshold || seq > last) lifted.offer(score + bonus, seq, score);
  }
}

let passed = new Uint8Array(0);

/** Marks the documents of a part that are outdated or left out, or clears the marks again. */
function markPassed({ barred, gone, replaced, seqs }: TallyPart, mark: 0 | 1): boolean {
  if (passed.length < seqs.length) passed = new Uint8Array(seqs.length);
  for (const seq of gone) {
    const place = indexOfSeq(seqs, seq);
    if (place >= 0) passed[place] = mark;
  }
  for (const places of [...replaced, ...barred]) for (const place of places) passed[place] = mark;
  return gone.length > 0 || replaced.length > 0 || barred.length > 0;
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
    const passesSome = markPassed(part, 1);
    const step = term.worth / STEPS;
    let threshold = best.threshold;
    for (let index = 0; index < places.length; index += 1) {
      const score = Math.fround((impacts[index]! >>> 1) * step);
      if (passesSome && passed[places[index]!] === 1) continue;
      total += 1;
      if (score < threshold) continue;
      best.offer(score, seqs[places[index]!]!);
      threshold = best.threshold;
    }
    markPassed(part, 0);
  }
  for (const one of fresh) best.offer(weighed(one, [term]).score, one.seq);
  total += fresh.length;
  return {
    relaxed: 0,
    total,
    reach: total,
    best: best.items().map(({ score, seq }) => ({ seq, score, possible: score })),
    liftable: [],
  };
}

/** The steps that the documents in memory which meet all filters make, with the newer ones. */
function stepsIn(documents: number, filters: number, newer: readonly Weighed[], words: number): Step[] {
  const held = new Uint32Array(HELD + 1);
  let alone = countHeld(documents, filters, held);
  for (const one of newer) {
    if (one.held > 0) held[one.held]! += 1;
    if (one.alone) alone += 1;
  }
  return stepsOf(held.subarray(0, words + 1), alone);
}

/** The best documents of a step, and those that the bonus may lift among them. */
function bestOf(
  { parts, best: maximum, neighbours }: TallyQuery,
  offsets: readonly number[],
  newer: readonly Weighed[],
  least: number,
): Pick<Tallied, 'best' | 'liftable'> {
  const best = new BestOf(maximum);
  const bonusOf = bonuses(neighbours);
  const highest = neighbours.reduce((sum, { bonus }) => sum + bonus, 0);
  for (const [at, { seqs }] of parts.entries()) offerPart(best, bonusOf, seqs, offsets[at] ?? 0, least);
  for (const one of newer) best.offer(one.score, one.seq, one.score + highest);
  const lifted = new BestOf(MOST_LIFTED);
  if (neighbours.length > 0 && best.full) {
    const { threshold, last } = best;
    for (const [at, part] of parts.entries()) offerLiftable(lifted, best, bonusOf, part, offsets[at] ?? 0, least);
    for (const { score, seq } of newer)
      if (score + highest >= threshold && (score < threshold || (score === threshold && seq > last)))
        lifted.offer(score + highest, seq, score);
  }
  return {
    best: best.items().map(({ score, seq, note }) => ({ seq, score, possible: note })),
    liftable: lifted.items().map(({ score, seq, note }) => ({ seq, score: note, possible: score })),
  };
}

/**
 * Picks the first step with enough documents, counts those that meet the filters, and selects the best of them. The filters do not decide
 * the step: choosing one must not loosen the words. A search without words finds all.
 */
export function tally(query: TallyQuery): Tallied {
  const { terms, parts, filters, fresh, facets } = query;
  const [only, second] = terms;
  if (only && !second && !facets && filters === 0) return tallyOne(only, query);
  const words = terms.length === 0 ? 1 : terms.filter((term) => term.retrieves).length;
  const offsets: number[] = [];
  let documents = 0;
  for (const part of parts) {
    offsets.push(documents);
    documents += part.seqs.length;
  }
  clear(documents, terms.length === 0);
  for (const [at, part] of parts.entries()) addPart(part, terms, offsets[at] ?? 0);
  const newer = fresh.map((one) => weighed(one, terms));
  const all = 2 ** filters - 1;
  const meeting = newer.filter((one) => (one.met & all) === all);

  const { least, relaxed, total: reach } = enoughOf(stepsIn(documents, 0, newer, words), query.enough);
  const stepWithFilters = () => stepsIn(documents, filters, meeting, words).find((step) => step.relaxed === relaxed);
  const total = filters === 0 ? reach : (stepWithFilters()?.total ?? 0);
  const counts = countFacets(query, offsets, newer, least);
  dropOthers(documents, filters);
  const fitting = meeting.filter((one) => (least > 0 ? one.held >= least : one.alone));
  return { relaxed, total, reach, facets: counts, ...bestOf(query, offsets, fitting, least) };
}
