import type { Postings } from './postings.ts';

/** The posting list of one part of a term, with the share of the term's worth that its documents earn. */
export interface SharedPostings {
  postings: Postings;
  share: number;
}

function scaled({ places, impacts }: Postings, share: number): Postings {
  if (share === 1) return { places, impacts };
  return { places, impacts: impacts.map((impact) => (Math.round((impact >>> 1) * share) << 1) | (impact & 1)) };
}

/** The union of two lists. A document in both gets `both` of its two impacts. */
function merged(left: Postings, right: Postings, both: (left: number, right: number) => number): Postings {
  const maximum = left.places.length + right.places.length;
  const places = new Uint32Array(maximum);
  const impacts = new Uint16Array(maximum);
  let [l, r, at] = [0, 0, 0];
  while (l < left.places.length || r < right.places.length) {
    const leftPlace = left.places[l] ?? Number.POSITIVE_INFINITY;
    const rightPlace = right.places[r] ?? Number.POSITIVE_INFINITY;
    places[at] = Math.min(leftPlace, rightPlace);
    if (leftPlace < rightPlace) impacts[at] = left.impacts[l++]!;
    else if (rightPlace < leftPlace) impacts[at] = right.impacts[r++]!;
    else impacts[at] = both(left.impacts[l++]!, right.impacts[r++]!);
    at += 1;
  }
  return { places: places.subarray(0, at), impacts: impacts.subarray(0, at) };
}

const higher = (left: number, right: number) => Math.max(left, right);
const sum = (left: number, right: number) =>
  Math.min(65_535, (((left >>> 1) + (right >>> 1)) << 1) | (left & 1) | (right & 1));

/** The union of any number of lists: halves are joined, so that the first documents are not copied again for each further list. */
function united(lists: readonly Postings[]): Postings | undefined {
  if (lists.length < 2) return lists[0];
  const middle = lists.length >> 1;
  const [left, right] = [united(lists.slice(0, middle)), united(lists.slice(middle))];
  return left && right && merged(left, right, higher);
}

/** A document of `stronger` has its impact, whatever it has otherwise: a part number counts in full, also as a word. */
export function overruledBy(joined: Postings | undefined, stronger: SharedPostings | undefined): Postings | undefined {
  if (!stronger) return joined;
  const own = scaled(stronger.postings, stronger.share);
  return joined ? merged(joined, own, (impact, instead) => (instead & ~1) | (impact & 1)) : own;
}

/** Documents that hold a term: its own word or a stand-in. */
export function joinPostings(
  own: SharedPostings | undefined,
  standIns: readonly SharedPostings[],
): Postings | undefined {
  const others = united(standIns.map(({ postings, share }) => scaled(postings, share)));
  if (!own) return others;
  const word = scaled(own.postings, own.share);
  return others ? merged(word, others, sum) : word;
}
