import type * as Library from '@cantoo/pdf-lib';

/** The decoder of the library that the decoders of all filters extend: each asks it for room before it writes. */
interface Decoder {
  ensureBuffer(bytes: number): Uint8Array;
  readonly buffer: Uint8Array;
}

let left = 0;
let isLimited = false;

/**
 * From now on, all decoders together may write this many bytes; then they throw. The library itself has no limit, and what a stream unpacks
 * to is only known to its parser: filters can be chained, and there are many ways to write the beginning of a stream.
 */
export function limitUnpacking(library: typeof Library, bytes: number): void {
  left = bytes;
  if (isLimited) return;
  isLimited = true;
  const decoder = commonDecoder(library);
  const { ensureBuffer } = decoder;
  decoder.ensureBuffer = function (wanted) {
    const had = this.buffer.byteLength;
    if (wanted > had + left) throw new Error('The document unpacks to too much.');
    const buffer = ensureBuffer.call(this, wanted);
    left -= buffer.byteLength - had;
    return buffer;
  };
}

/** The library does not export the class, so take it from an example. */
function commonDecoder({ PDFContext, PDFRawStream, decodePDFRawStream }: typeof Library): Decoder {
  const { dict } = PDFContext.create().stream(new Uint8Array(), { Filter: 'RunLengthDecode' });
  let prototype = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array())) as object;
  while (!Object.hasOwn(prototype, 'ensureBuffer')) prototype = Object.getPrototypeOf(prototype);
  return prototype as Decoder;
}
