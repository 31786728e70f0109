/**
 * A posting list in the format of search_segment_list. Six bytes per document: its place among the segment's documents of the partition (uint32)
 * and its impact (uint16). The impact is the worth of the word in that document (with boost, without rarity) in STEPS, doubled, plus one if
 * the word is in the name or the categories. A mark is worth 1 in each document that carries it. Places ascend: lists are joined by
 * walking along both, which otherwise would find a document twice.
 */
export interface Postings {
  places: Uint32Array;
  impacts: Uint16Array;
}

/** The facet values of each document of a segment. */
export interface FacetValues {
  /** Each value as `name:value`. */
  values: readonly string[];
  /** The values of the document at a place are `held[starts[place]]` up to the one before `held[starts[place + 1]]`. */
  starts: Uint32Array;
  held: Uint16Array | Uint32Array;
}

/** Steps between an impact of 0 and one of 1; a boost reaches 1.05. */
export const STEPS = 30_000;
/** PostgreSQL's 16-bit integers are signed. */
export const HALF_RANGE = 32_768;
export const POSTING_BYTES = 6;

export function readPostings(body: Buffer): Postings {
  const count = Math.floor(body.length / POSTING_BYTES);
  const places = new Uint32Array(count);
  const impacts = new Uint16Array(count);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let index = 0, byte = 0; index < count; index += 1, byte += POSTING_BYTES) {
    places[index] = view.getUint32(byte);
    impacts[index] = view.getInt16(byte + 4) + HALF_RANGE;
  }
  return { places, impacts };
}

/** Seqs in ascending order: the index is the document's place. Read in halves, because bigints are slow. */
export function readSeqs(body: Buffer): Float64Array {
  const seqs = new Float64Array(body.length / 8);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let index = 0; index < seqs.length; index += 1)
    seqs[index] = view.getUint32(index * 8) * 2 ** 32 + view.getUint32(index * 8 + 4);
  return seqs;
}

/** Seqs in the format that readSeqs reads. */
export function seqsOf(seqs: Float64Array): Buffer {
  const body = Buffer.allocUnsafe(seqs.length * 8);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let index = 0; index < seqs.length; index += 1) {
    const seq = seqs[index]!;
    view.setUint32(index * 8, seq / 2 ** 32);
    view.setUint32(index * 8 + 4, seq);
  }
  return body;
}

/** The place of a seq, or -1. */
export function indexOfSeq(seqs: Float64Array, seq: number): number {
  let low = 0;
  let high = seqs.length - 1;
  if (high < 0 || seq < (seqs[0] ?? 0) || seq > (seqs[high] ?? 0)) return -1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = seqs[middle] ?? 0;
    if (found === seq) return middle;
    if (found < seq) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
