import multipart from '@fastify/multipart';
import { jsonb, type UploadVariant } from '@wbn/database';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { encode } from './encode.ts';
import { readPolicy } from './grant.ts';
import { complaintAbout } from './inspect.ts';
import { complaintAboutPdf } from './inspect-pdf.ts';
import { variantKey } from './pictures.ts';
import { formLimits, type PostedFile, readForm } from './read-form.ts';

/** Where signed posts go, below the API's origin. No call of the contract: its form is S3's. */
export const receivePath = '/files/upload';

/** The end of a signed post: checks signature and each condition, decodes, writes anew, stores. 204 when the picture is ready. */
export function receiveUploads(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: true });
    scope.post(receivePath, { bodyLimit: formLimits.fileSize + 64 * 1024 }, async (request, reply) => {
      const post = await readForm(request);
      const key = keyOfGranted(post, context);
      await claim(key, context);
      await keep(key, post, context);
      return reply.code(204).send();
    });
  });
}

/** The key that the post may write, once its signature is ours and each condition holds. */
function keyOfGranted({ fields, contentType, bytes }: PostedFile, { uploads, now }: Context): string {
  const policy = readPolicy(fields.get('policy') ?? '', fields.get('signature') ?? '', uploads.secret);
  if (policy === null) fail('Forbidden');
  const known = ['key', 'Content-Type', 'policy', 'signature'];
  if ([...fields.keys()].some((name) => !known.includes(name))) fail('Forbidden');
  if (policy.expires < now().getTime()) fail('Forbidden');
  if (fields.get('key') !== policy.key || fields.get('Content-Type') !== policy.contentType) fail('Forbidden');
  if (contentType !== policy.contentType || bytes.length !== policy.bytes) fail('UploadRefused');
  return policy.key;
}

/** One grant, one file: the second post of the same grant finds it taken. */
async function claim(key: string, { db, now }: Context): Promise<void> {
  const claimed = await db
    .updateTable('uploads')
    .set({ state: 'received', receivedAt: now() })
    .where('key', '=', key)
    .where('state', '=', 'granted')
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) fail('Conflict');
}

async function keep(key: string, { bytes, contentType }: PostedFile, { db, uploads }: Context): Promise<void> {
  const isPdf = contentType === 'application/pdf';
  const complaint = isPdf ? complaintAboutPdf(bytes) : complaintAbout(bytes, contentType);
  const files = complaint ? null : isPdf ? pdfFiles(key, bytes) : await pictureFiles(key, bytes).catch(() => null);
  if (files === null) {
    const refusedReason = complaint ?? 'cannot be decoded within the limits';
    await db.updateTable('uploads').set({ state: 'refused', refusedReason }).where('key', '=', key).execute();
    fail('UploadRefused');
  }
  const { width, height, stored } = files;
  for (const { file, bytes } of stored) await uploads.store.put(file.key, bytes);
  await db
    .updateTable('uploads')
    .set({ state: 'ready', width, height, variants: jsonb(stored.map(({ file }) => file)) })
    .where('key', '=', key)
    .execute();
}

interface Files {
  readonly width: number | null;
  readonly height: number | null;
  readonly stored: readonly { readonly file: UploadVariant; readonly bytes: Buffer }[];
}

async function pictureFiles(key: string, original: Buffer): Promise<Files> {
  const { variants, ...size } = await encode(original);
  const stored = variants.map(({ asked, width, height, bytes }) => ({
    bytes,
    file: {
      name: String(asked),
      key: variantKey(key, asked),
      width,
      height,
      bytes: bytes.length,
      contentType: 'image/webp',
    },
  }));
  return { ...size, stored };
}

function pdfFiles(key: string, bytes: Buffer): Files {
  const contentType = 'application/pdf';
  const file = { name: 'file', key: `${key}/file.pdf`, width: 0, height: 0, bytes: bytes.length, contentType };
  return { width: null, height: null, stored: [{ bytes, file }] };
}
