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

/** Files are sent separately, so each is compressed separately. */
export function measure({ name, files, limit }: FileSet): Measured {
  const bytes = files.reduce((sum, file) => sum + brotliBytes(readFileSync(file)), 0);
  return { name, files: files.length, bytes, limit: limit ?? null, ok: limit === undefined || bytes <= limit };
}

/** Files that contain zod: one shape adds 3 kB, so browser files must not contain any. */
export const zodIn = (files: readonly string[]): string[] =>
  files.filter((file) => /\$Zod|_zod\b|ZodMini|invalid_type/.test(readFileSync(file, 'utf8')));
