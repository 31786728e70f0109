import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** Bytes that all packed parts of a document may unpack to: more is a bomb, and nobody's offer. */
const mostUnpacked = 64_000_000;
/** Objects between two pauses, in which others are served. */
const tickObjects = 20;

/**
 * The same document with all its objects in the open: scripts and files that were hidden in packed object streams can be seen, and what a
 * lenient reader might have found between the objects is gone. A digital signature of the document does not survive it.
 * @returns null for a document that cannot be read whole, or is encrypted
 */
export async function writePdfAnew(bytes: Buffer): Promise<Buffer | null> {
  if (!(await isMeasured(bytes))) return null;
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: tickObjects,
    });
    const written = await document.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: tickObjects,
    });
    return Buffer.from(written);
  } catch {
    return null;
  }
}

/**
 * The library unpacks object streams as far as they go, so they are measured first, outside of the event loop. A packed stream that cannot be
 * unpacked ends the look at once: no document makes us try the same bytes again and again.
 */
async function isMeasured(bytes: Buffer): Promise<boolean> {
  let left = mostUnpacked;
  for (const { 0: word, index } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const from = index + word.length;
    // The two bytes that a packed stream begins with (RFC 1950).
    const head = bytes.length > from + 1 ? bytes.readUInt16BE(from) : 0;
    if ((head & 0x0f00) !== 0x0800 || head % 31 !== 0) continue;
    const unpacked = await unpack(bytes.subarray(from), { maxOutputLength: left }).catch(() => null);
    left -= unpacked?.length ?? left;
    if (left <= 0) return false;
  }
  return true;
}
