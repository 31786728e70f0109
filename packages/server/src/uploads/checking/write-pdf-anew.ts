import { dropClaims } from './drop-pdf-claims.ts';
import { complaintAboutObjects } from './inspect-pdf-objects.ts';
import { roomForStreams } from './inspect-pdf-streams.ts';
import { limitUnpacking } from './limit-unpacking.ts';
import type { CheckedPdf } from './pdf-files.ts';

/**
 * Bytes to which the object streams of a document may unpack in all. Those of a document of ten megabytes unpack to about five; lists of objects
 * without pictures unpack to ten or twenty times their size.
 */
const maxUnpacked = (size: number): number => Math.min(32_000_000, 50 * size + 1_000_000);
/** Bytes of the written document. Uploads are counted by the bytes that arrive, so these may not grow to many times as much. */
const maxWritten = (size: number): number => 8 * size + 50_000;

const tooMuch: CheckedPdf = { complaint: 'cannot be read within the limits' };

/**
 * Looks at all objects of a document and rewrites it with all of them visible, so that hidden data between objects disappear. Signatures are void
 * then, and are removed. It computes without a pause: call it in a thread of its own.
 * @returns the reason of a refusal for a document that is active, damaged, encrypted, a decompression bomb, or many times larger with all objects
 * visible
 */
export async function writePdfAnew(bytes: Buffer): Promise<CheckedPdf> {
  const library = await import('@cantoo/pdf-lib');
  limitUnpacking(library, bytes.length, maxUnpacked(bytes.length));
  try {
    const document = await library.PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    const complaint = await complaintAboutObjects(library, document, roomForStreams(bytes.length));
    if (complaint !== null) return { complaint };
    dropClaims(library, document);
    const written = await document.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    });
    return written.length > maxWritten(bytes.length) ? tooMuch : { written };
  } catch {
    return tooMuch;
  }
}
