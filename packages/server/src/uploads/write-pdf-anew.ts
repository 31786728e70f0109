import { limitUnpacking } from './limit-unpacking.ts';

/** Bytes to which the object streams of one document may unpack in all. Those of a document of ten megabytes unpack to about five. */
const maxUnpacked = 32_000_000;

/**
 * Rewrites a document with all its objects visible: scripts and files in packed object streams can then be found, and hidden data between
 * objects disappears. Invalidates a digital signature of the document. It computes without a pause: call it in a thread of its own.
 * @returns null for a document that is damaged, encrypted, or a decompression bomb
 */
export async function writePdfAnew(bytes: Buffer): Promise<Buffer | null> {
  const library = await import('@cantoo/pdf-lib');
  limitUnpacking(library, maxUnpacked);
  try {
    const document = await library.PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    const written = await document.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    });
    return Buffer.from(written);
  } catch {
    return null;
  }
}
