import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FileSet } from './file-sets.ts';

export interface Measured {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  readonly limit: number | null;
  readonly ok: boolean;
}

/** Bytes of a file with brotli at its best level. */
export function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}

/**
 * A file with other hashes in the place of those that it names, the same at each measurement: by chance alone, the hashes of the files that it
 * loads make it up to 20 bytes smaller or larger.
 */
export function withFixedHashes(code: string): string {
  let count = 0;
  return code.replace(/[\w+/]{43}=/g, () => createHash('sha256').update(`${count++}`).digest('base64'));
}

/** Files are sent separately, so each is compressed separately. */
export function measure({ name, files, limit }: FileSet): Measured {
  const bytes = files.reduce(
    (sum, file) => sum + brotliBytes(Buffer.from(withFixedHashes(readFileSync(file, 'utf8')))),
    0,
  );
  return { name, files: files.length, bytes, limit: limit ?? null, ok: limit === undefined || bytes <= limit };
}

/** Files that contain zod: one shape adds 3 kB, so browser files must not contain any. */
export const zodIn = (files: readonly string[]): string[] =>
  files.filter((file) => /\$Zod|_zod\b|ZodMini|invalid_type/.test(readFileSync(file, 'utf8')));
