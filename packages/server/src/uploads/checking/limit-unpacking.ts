import type * as Library from '@cantoo/pdf-lib';

/** The decoder of the library that the decoders of all filters extend: each asks it for room before it writes. */
interface Decoder {
  ensureBuffer(bytes: number): Uint8Array;
  readonly buffer: Uint8Array;
}

let left = 0;
/** Bytes that the parsers may still read. */
let readable = 0;
let isLimited = false;

/** A parser looks at each byte a few times, until it knows what begins with it. */
const looks = 16;

/**
 * From now on, all decoders together may write `unpacked` bytes; then they throw. The library itself has no limit, and what a stream unpacks
 * to is only known to its parser: filters can be chained, and there are many ways to write the beginning of a stream. All parsers together
 * may read only so many bytes as a document of this size and what it unpacked to give: a hundred thousand objects can begin at the same long
 * comment, each of which would read it again.
 */
export function limitUnpacking(library: typeof Library, size: number, unpacked: number): void {
  left = unpacked;
  readable = looks * size + 100_000;
  if (isLimited) return;
  isLimited = true;
  const decoder = commonDecoder(library);
  const { ensureBuffer } = decoder;
  decoder.ensureBuffer = function (wanted) {
    const had = this.buffer.byteLength;
    if (wanted > had + left) throw new Error('The document is too large when unpacked.');
    const buffer = ensureBuffer.call(this, wanted);
    left -= buffer.byteLength - had;
    readable += looks * (buffer.byteLength - had);
    return buffer;
  };
  limitReading(library);
}

/** The stream of bytes that all parsers of the library read from. */
interface Bytes {
  next(): number;
}

function limitReading({ PDFContext, PDFObjectParser, PDFXRefStreamParser }: typeof Library): void {
  const parser = PDFObjectParser.forBytes(new Uint8Array(), PDFContext.create());
  const bytes = Object.getPrototypeOf((parser as unknown as { bytes: Bytes }).bytes) as Bytes;
  const { next } = bytes;
  bytes.next = function () {
    readable -= 1;
    if (readable < 0) throw new Error('The document is read too often.');
    return next.call(this);
  };
  // Entries without a byte cost no reading: there could be any number of them.
  const entries = PDFXRefStreamParser.prototype as unknown as {
    parseIntoContext(this: { byteWidths: readonly number[] }): unknown;
  };
  const { parseIntoContext } = entries;
  entries.parseIntoContext = function () {
    if (!this.byteWidths.some((width) => width > 0)) throw new Error('The entries of the table have no bytes.');
    return parseIntoContext.call(this);
  };
}

/** The library does not export the class, so take it from an example. */
function commonDecoder({ PDFContext, PDFRawStream, decodePDFRawStream }: typeof Library): Decoder {
  const { dict } = PDFContext.create().stream(new Uint8Array(), { Filter: 'RunLengthDecode' });
  let prototype = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array())) as object;
  while (!Object.hasOwn(prototype, 'ensureBuffer')) prototype = Object.getPrototypeOf(prototype);
  return prototype as Decoder;
}
