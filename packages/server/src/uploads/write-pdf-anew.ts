import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** Most bytes that all packed parts of a document may unpack to; more is a decompression bomb. */
const mostUnpacked = 64_000_000;
/** Objects between two pauses, in which other requests are served. */
const tickObjects = 20;

/**
 * Rewrites a document with all its objects visible: scripts and files in packed object streams can then be found, and hidden data between
 * objects
 * disappears. Invalidates a digital signature of the document.
 * @returns null for a document that is damaged or encrypted
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
 * The library unpacks object streams without a limit, so measure them first, outside the event loop. Stops at the first stream that cannot
 * be unpacked, so that a document cannot make us process the same bytes repeatedly.
 */
async function isMeasured(bytes: Buffer): Promise<boolean> {
  let left = mostUnpacked;
  for (const { 0: word, index } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const from = index + word.length;
    // The two header bytes of a packed stream (RFC 1950).
    const head = bytes.length > from + 1 ? bytes.readUInt16BE(from) : 0;
    if ((head & 0x0f00) !== 0x0800 || head % 31 !== 0) continue;
    const unpacked = await unpack(bytes.subarray(from), { maxOutputLength: left }).catch(() => null);
    left -= unpacked?.length ?? left;
    if (left <= 0) return false;
  }
  return true;
}
