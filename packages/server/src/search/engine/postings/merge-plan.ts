import { POSTING_BYTES } from './postings.ts';

/** A segment by what it holds: documents, and replaced versions of older segments. */
export interface SegmentSize {
  documents: number;
  replaced: number;
}

/** Segments of fewer documents are merged with every newer one. */
const SMALL = 500;

/**
 * The index of the oldest segment that is merged with all newer ones: they hold as much as it does. So segments at least halve in size from one
 * to the next, and a document is copied about once per doubling of the index. Undefined if nothing is to be merged.
 */
export function mergeFrom(segments: readonly SegmentSize[]): number | undefined {
  const sizes = segments.map(({ documents, replaced }) => documents + replaced);
  let newer = sizes.reduce((sum, size) => sum + size, 0);
  for (const [at, size] of sizes.entries()) {
    newer -= size;
    if (newer > 0 && size <= Math.max(newer, SMALL)) return at;
  }
  return undefined;
}

/** A segment with the seqs of its documents and of the older versions that were replaced. Both ascend. */
export interface MergedSegment {
  seqs: Float64Array;
  gone: Float64Array;
}

/** The place of a document that was replaced. */
export const NOWHERE = 0xff_ff_ff_ff;

export interface MergePlan extends MergedSegment {
  /** New places of the documents of each segment, by their former place. */
  places: readonly Uint32Array[];
}

/** The segment that takes the place of `members` (oldest first), which lie after `after`. */
export function planMerge(members: readonly MergedSegment[], after: number): MergePlan {
  const replaced = new Set<number>();
  for (const { gone } of members) for (const seq of gone) replaced.add(seq);
  const seqs = new Float64Array(members.reduce((sum, member) => sum + member.seqs.length, 0));
  let documents = 0;
  const places = members.map((member) =>
    Uint32Array.from(member.seqs, (seq) => {
      if (replaced.has(seq)) return NOWHERE;
      seqs[documents] = seq;
      return documents++;
    }),
  );
  const gone = Float64Array.from([...replaced].filter((seq) => seq <= after)).sort();
  return { seqs: seqs.subarray(0, documents), gone, places };
}

/** Moves a list in the format of search_segment_list to new places; leaves replaced documents out. */
export function movePostings(body: Buffer, places: Uint32Array): Buffer {
  const moved = Buffer.allocUnsafe(body.length);
  let length = 0;
  for (let byte = 0; byte < body.length; byte += POSTING_BYTES) {
    const place = places[body.readUInt32BE(byte)] ?? NOWHERE;
    if (place === NOWHERE) continue;
    moved.writeUInt32BE(place, length);
    moved.writeUInt16BE(body.readUInt16BE(byte + 4), length + 4);
    length += POSTING_BYTES;
  }
  return moved.subarray(0, length);
}
