import { CallError } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';

export interface PostedFile {
  readonly fields: ReadonlyMap<string, string>;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Limits of a form: a signed post has four fields and then one file, as with S3. */
export const formLimits = (uploadLimit: number) => ({
  fields: 8,
  fieldNameSize: 64,
  fieldSize: 4096,
  files: 1,
  parts: 10,
  fileSize: uploadLimit + 1,
  headerPairs: 10,
});

/** Checks the fields and the type of the file that follows; throws if the file must not be read. */
export type MayFollow = (fields: ReadonlyMap<string, string>, contentType: string) => Promise<void>;

/**
 * Reads a multipart body: fields, then one file into memory, up to the limit, if `mayFollow` accepts the fields.
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
      await mayFollow(fields, part.mimetype);
      file = { contentType: part.mimetype, bytes: await part.toBuffer() };
    } else if (fields.has(part.fieldname) || typeof part.value !== 'string') {
      // A repeated field could be checked with one value and used with the other.
      fail('ValidationError', { fields: [part.fieldname.slice(0, 64)] });
    } else fields.set(part.fieldname, part.value);
  }
  return { fields, ...(file ?? fail('ValidationError', { fields: ['file'] })) };
}
