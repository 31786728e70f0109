import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type * as Library from '@cantoo/pdf-lib';
import { limitUnpacking } from './limit-unpacking.ts';

/** Bytes to which the streams of a document may still unpack in a reader. */
export interface StreamRoom {
  left: number;
}

/** For a document of `size` bytes: a scanned page unpacks to twenty or fifty times its size, an empty one to more. */
export const roomForStreams = (size: number): StreamRoom => ({ left: Math.min(600_000_000, 60 * size + 48_000_000) });

/** Pixels of one picture: a page of A3 with 1,000 dots an inch has 190 million. */
const maxPixels = 200_000_000;
/** The library unpacks into memory, so it gets less. */
const maxInMemory = 64_000_000;

const bomb = 'unpacks to too much in a reader';
const external = 'names a file outside';
const unknown = 'is packed in an unknown way';

/** Filters whose pictures have sizes of their own in the document. */
const ofPictures = ['CCITTFaxDecode', 'CCF', 'DCTDecode', 'DCT', 'JBIG2Decode', 'JPXDecode'];
const ofDeflate = ['FlateDecode', 'Fl'];
/** Filters that make data shorter. */
const ofLetters = ['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85'];
const ofLibrary = [...ofDeflate, ...ofLetters, 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'];

/**
 * Takes the bytes to which a stream unpacks from the room. Nothing is kept of them.
 * @returns null, or the reason of a refusal: too many bytes, too many pixels, data outside the document, unknown filters
 */
export async function complaintAboutStream(
  library: typeof Library,
  stream: Library.PDFRawStream,
  room: StreamRoom,
): Promise<string | null> {
  const { dict } = stream;
  const { PDFName } = library;
  // The data of such a stream lie in another file.
  if (dict.has(PDFName.of('F')) || dict.has(PDFName.of('FFilter'))) return external;
  if (pixelsOf(library, dict) > maxPixels) return bomb;
  const filters = filtersOf(library, dict);
  const before = filters.findIndex((filter) => ofPictures.includes(filter));
  const unpacking = before < 0 ? filters : filters.slice(0, before);
  const bytes = stream.getContents();
  let length = bytes.byteLength;
  if (unpacking.length === 1 && ofDeflate.includes(unpacking[0]!)) length = await inflatedLength(bytes, room.left);
  else if (!unpacking.every((filter) => ofLetters.includes(filter))) {
    if (before >= 0 || !unpacking.every((filter) => ofLibrary.includes(filter))) return unknown;
    limitUnpacking(library, bytes.byteLength, Math.min(room.left, maxInMemory));
    try {
      length = library.decodePDFRawStream(stream).decode().byteLength;
    } catch {
      return bomb;
    }
  }
  room.left -= length;
  return room.left < 0 ? bomb : null;
}

function pixelsOf({ PDFName, PDFNumber }: typeof Library, dict: Library.PDFDict): number {
  const side = (key: string): number => {
    const value = dict.context.lookup(dict.get(PDFName.of(key)));
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  return side('Width') * side('Height');
}

function filtersOf({ PDFArray, PDFName }: typeof Library, dict: Library.PDFDict): string[] {
  const given = dict.context.lookup(dict.get(PDFName.of('Filter')));
  const names = given instanceof PDFArray ? given.asArray() : given ? [given] : [];
  return names.map((one) => {
    const name = dict.context.lookup(one);
    return name instanceof PDFName ? name.decodeText() : '';
  });
}

/**
 * Counts as a reader unpacks: up to the first damaged byte, whatever the checksum says. It stops soon after `limit`.
 */
async function inflatedLength(bytes: Uint8Array, limit: number): Promise<number> {
  let length = 0;
  // Two bytes of header, of which readers need none.
  const inflated = Readable.from([bytes.subarray(2)]).pipe(createInflateRaw());
  try {
    for await (const chunk of inflated) {
      length += (chunk as Buffer).byteLength;
      if (length > limit) break;
    }
  } catch {
    // The end of the readable bytes.
  }
  return length;
}
