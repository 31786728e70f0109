import { CallError } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';

export interface PostedFile {
  readonly fields: ReadonlyMap<string, string>;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Limits of a form: a signed post has four fields and then one file, as with S3. `maxBytes`: of the largest file that any grant allows. */
export const formLimits = (maxBytes: number) => ({
  fields: 8,
  fieldNameSize: 64,
  fieldSize: 4096,
  files: 1,
  parts: 10,
  fileSize: maxBytes + 1,
  headerPairs: 10,
});

/** A file that may be read. */
export interface Admitted {
  /** Its granted size. */
  readonly bytes: number;
  /** Is told of each piece; throws if no more may be read. */
  readonly came: (bytes: number) => void;
}

/** Checks the fields and the type of the file that follows. Throws if the file must not be read. */
export type MayFollow = (fields: ReadonlyMap<string, string>, contentType: string) => Promise<Admitted>;

/**
 * Reads a multipart body: fields, then one file into memory, up to its granted size, if `mayFollow` accepts the fields.
 * @throws UnsupportedMediaType, TooLarge, ValidationError, and the errors of `mayFollow`
 */
export async function readForm(request: FastifyRequest, mayFollow: MayFollow): Promise<PostedFile> {
  if (!request.isMultipart()) fail('UnsupportedMediaType');
  try {
    return await readParts(request, mayFollow);
  } catch (error) {
    if (error instanceof CallError) throw error;
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
    return fail(isTooLarge ? 'TooLarge' : 'ValidationError', { cause: error });
  }
}

async function readParts(request: FastifyRequest, mayFollow: MayFollow): Promise<PostedFile> {
  const fields = new Map<string, string>();
  let file: { contentType: string; bytes: Buffer } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') fail('ValidationError', { fields: ['file'] });
      const granted = await mayFollow(fields, part.mimetype);
      file = { contentType: part.mimetype, bytes: await readUpTo(granted, part.file) };
    } else if (fields.has(part.fieldname) || typeof part.value !== 'string') {
      // A repeated field could be checked with one value and used with the other.
      fail('ValidationError', { fields: [part.fieldname.slice(0, 64)] });
    } else fields.set(part.fieldname, part.value);
  }
  return { fields, ...(file ?? fail('ValidationError', { fields: ['file'] })) };
}

/** Stops at the first byte too many: a small grant must not make us hold a large file. */
async function readUpTo({ bytes, came }: Admitted, stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > bytes) fail('TooLarge');
    came(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
