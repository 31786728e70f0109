import { CallError } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../fail.ts';

export type Fields = ReadonlyMap<string, string>;

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
  /** Gets each piece, and the next one when this one is done; throws if no more may be read. */
  readonly take: (bytes: Buffer) => Promise<void>;
}

/** Checks the fields and the type of the file that follows. Throws if the file must not be read. */
export type MayFollow<File extends Admitted> = (fields: Fields, contentType: string) => Promise<File>;

/**
 * Reads a multipart body: fields, then one file, up to its granted size, if `mayFollow` accepts the fields.
 * @throws UnsupportedMediaType, TooLarge, ValidationError, and the errors of `mayFollow` and `take`
 */
export async function readForm<File extends Admitted>(
  request: FastifyRequest,
  mayFollow: MayFollow<File>,
): Promise<File> {
  if (!request.isMultipart()) fail('UnsupportedMediaType');
  try {
    return await readParts(request, mayFollow);
  } catch (error) {
    if (error instanceof CallError) throw error;
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
    return fail(isTooLarge ? 'TooLarge' : 'ValidationError', { cause: error });
  }
}

async function readParts<File extends Admitted>(request: FastifyRequest, mayFollow: MayFollow<File>): Promise<File> {
  const fields = new Map<string, string>();
  let file: File | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') fail('ValidationError', { fields: ['file'] });
      file = await mayFollow(fields, part.mimetype);
      await readUpTo(file, part.file);
    } else if (fields.has(part.fieldname) || typeof part.value !== 'string') {
      // A repeated field could be checked with one value and used with the other.
      fail('ValidationError', { fields: [part.fieldname.slice(0, 64)] });
    } else fields.set(part.fieldname, part.value);
  }
  return file ?? fail('ValidationError', { fields: ['file'] });
}

/** Stops at the first byte too many: a small grant must not make us hold a large file. */
async function readUpTo({ bytes, take }: Admitted, stream: AsyncIterable<Buffer>): Promise<void> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > bytes) fail('TooLarge');
    await take(chunk);
  }
}
