import { setImmediate as othersTurn } from 'node:timers/promises';

/**
 * Detects a file's type and end from its bytes. Refuses, before any decoder sees it, a file with data after the picture (an appended zip or
 * script) or with markup in its metadata, which could be read as a page.
 */

type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

const startsWith = (bytes: Buffer, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type by the first bytes; null for other types. */
export function pictureType(bytes: Buffer): ImageType | null {
  if (startsWith(bytes, pngSignature)) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** IEND, the name of the last chunk. */
const lastChunk = 0x49_45_4e_44;

/** End of a PNG's chunks up to IEND; -1 if they are inconsistent. */
function endOfPng(bytes: Buffer): number {
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const name = bytes.readUInt32BE(offset + 4);
    offset += 12 + bytes.readUInt32BE(offset);
    if (name === lastChunk) return offset;
  }
  return -1;
}

/** End of a JPEG's segments up to the end marker; -1 if they are inconsistent. */
function endOfJpeg(bytes: Buffer): number {
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    if (bytes[offset] !== 0xff) return -1;
    const marker = bytes[offset + 1] as number;
    if (marker === 0xff) offset += 1;
    else if (marker === 0xd9) return offset + 2;
    else if (marker === 0xda) offset = endOfScan(bytes, offset + 2 + bytes.readUInt16BE(offset + 2));
    else if ((marker >= 0xd0 && marker <= 0xd7) || marker === 0x01) offset += 2;
    else offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return offset + 2 === bytes.length && startsWith(bytes, [0xff, 0xd9], offset) ? bytes.length : -1;
}

/** The next marker after compressed data, in which 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  // Byte by byte: a search for each 0xff of megabytes takes a hundred times as long.
  for (let offset = from; offset + 1 < bytes.length; offset += 1) {
    const next = bytes[offset + 1] as number;
    if (bytes[offset] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  return bytes.length;
}

const ends: Record<ImageType, (bytes: Buffer) => number> = {
  'image/png': endOfPng,
  'image/jpeg': endOfJpeg,
  'image/webp': (bytes) => 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2),
};

const markup = ['<script', '<html', '<!doctype', '<svg', '<?php', '<iframe', 'javascript:'];
/** Whether bytes, read as text, contain markup that a page would run. */
export const carriesMarkup = (text: string): boolean => {
  const lower = text.toLowerCase();
  return markup.some((word) => lower.includes(word));
};

/** Bytes of a file that are looked at before other requests have their turn. */
const piece = 256 * 1024;
const longestWord = Math.max(...markup.map(({ length }) => length));

async function anyPieceCarriesMarkup(bytes: Buffer): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += piece) {
    if (carriesMarkup(bytes.toString('latin1', at, at + piece + longestWord))) return true;
    await othersTurn();
  }
  return false;
}

/** null for a plain file of that type; otherwise the reason of the refusal, for the upload's row. */
export async function complaintAbout(bytes: Buffer, contentType: string): Promise<string | null> {
  if (bytes.length < 16) return 'too short';
  const type = pictureType(bytes);
  if (type !== contentType) return 'not of the type it was granted for';
  if (ends[type](bytes) !== bytes.length) return 'does not end where its picture ends';
  if (await anyPieceCarriesMarkup(bytes)) return 'carries markup';
  // A first segment whose length bytes are `/*`: read as a script, the picture would be one comment.
  if (type === 'image/jpeg' && bytes.toString('latin1', 4, 6) === '/*') return 'carries a script';
  return null;
}
