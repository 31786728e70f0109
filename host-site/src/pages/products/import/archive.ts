/** A workbook has a dozen parts, and a picture more for each product at most. */
const maxParts = 2_000;

/** A part of an archive: what its directory says, and where its bytes are. */
interface Part {
  readonly name: string;
  readonly isCompressed: boolean;
  readonly from: number;
  readonly to: number;
  /** Bytes after decompression, as announced. */
  readonly size: number;
}

const signs = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, directory: 0x02014b50, part: 0x04034b50 };
/** In place of a number that stands in the extra field. */
const inExtra = 0xffffffff;

/**
 * The parts that the directory of a ZIP names. Each has bytes of its own before the directory: many entries for the same bytes, or entries within each
 * other, would decompress them again and again.
 *
 * @throws Error, or RangeError where a number leads out of the file
 */
export function partsOf(bytes: Uint8Array): readonly Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const { begin, count } = directoryOf(view, end);
  if (count > maxParts) throw new Error('The archive has too many parts.');
  const parts: (Part & { readonly begin: number })[] = [];
  let at = begin;
  for (let index = 0; index < count; index++) {
    const next = at + 46 + lengths(view, at + 28) + view.getUint16(at + 32, true);
    if (view.getUint32(at, true) !== signs.directory || next > end) throw new Error('The directory is broken.');
    parts.push(partAt(view, bytes, at));
    at = next;
  }
  const inOrder = [...parts].sort((one, other) => one.begin - other.begin);
  for (const [index, part] of inOrder.entries())
    if (part.to > (inOrder[index + 1]?.begin ?? begin)) throw new Error('Parts share bytes.');
  return parts;
}

/** The length of a name and of an extra field, which stand one after the other. */
const lengths = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint16(at + 2, true);

/** The last end of a directory: a comment of 65,535 bytes at most may follow. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at--) if (view.getUint32(at, true) === signs.end) return at;
  throw new Error('The archive has no directory.');
}

function directoryOf(view: DataView, end: number): { readonly begin: number; readonly count: number } {
  if (end >= 20 && view.getUint32(end - 20, true) === signs.locator64) {
    const far = numberAt(view, end - 12);
    if (view.getUint32(far, true) !== signs.end64) throw new Error('The directory is broken.');
    return { count: numberAt(view, far + 32), begin: numberAt(view, far + 48) };
  }
  return { count: view.getUint16(end + 10, true), begin: view.getUint32(end + 16, true) };
}

const numberAt = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

function partAt(view: DataView, bytes: Uint8Array, at: number): Part & { readonly begin: number } {
  const nameLength = view.getUint16(at + 28, true);
  const [packed, size, begin] = numbersOf(view, at, at + 46 + nameLength);
  const from = begin + 30 + lengths(view, begin + 26);
  const method = view.getUint16(at + 10, true);
  if (view.getUint32(begin, true) !== signs.part || (method !== 0 && method !== 8))
    throw new Error('A part is not where the directory says.');
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
  return { name, isCompressed: method === 8, begin, from, to: from + packed, size };
}

/** The compressed bytes of a part, its size and its place. Writers of large files put them into an extra field. */
function numbersOf(view: DataView, at: number, extra: number): [packed: number, size: number, begin: number] {
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const begin = view.getUint32(at + 42, true);
  if (packed !== inExtra && size !== inExtra && begin !== inExtra) return [packed, size, begin];
  const end = extra + view.getUint16(at + 30, true);
  let field = extra;
  while (field + 4 <= end && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true);
  if (field + 4 > end) throw new Error('A size is missing.');
  let next = field + 4;
  const far = (number: number) => {
    if (number !== inExtra) return number;
    next += 8;
    return numberAt(view, next - 8);
  };
  const first = far(size);
  return [far(packed), first, far(begin)];
}
