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

/** Bytes of a file as a CDN sends it: brotli at its best. */
export function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}

/** Each file travels alone, so each is compressed alone. */
export function measure({ name, files, limit }: FileSet): Measured {
  const bytes = files.reduce((sum, file) => sum + brotliBytes(readFileSync(file)), 0);
  return { name, files: files.length, bytes, limit: limit ?? null, ok: limit === undefined || bytes <= limit };
}

/** Files in which zod travels along: one shape keeps 3 kB of it, so none is allowed in a browser's file. */
export const zodIn = (files: readonly string[]): string[] =>
  files.filter((file) => /\$Zod|_zod\b|ZodMini|invalid_type/.test(readFileSync(file, 'utf8')));
