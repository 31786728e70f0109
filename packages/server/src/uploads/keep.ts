import { jsonb, type UploadVariant } from '@wbn/database';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { encode } from './encode.ts';
import { complaintAbout } from './inspect.ts';
import { complaintAboutPdf } from './inspect-pdf.ts';
import { variantKey } from './pictures.ts';
import { writePdfAnew } from './write-pdf-anew.ts';

/** Whether the file of a grant has not arrived yet. */
export async function isWaiting(key: string, { db }: Context): Promise<boolean> {
  const granted = db.selectFrom('uploads').select('id').where('key', '=', key).where('state', '=', 'granted');
  return (await granted.executeTakeFirst()) !== undefined;
}

/** A grant allows one file: a second one is refused. */
export async function claim(key: string, { db, now }: Context): Promise<boolean> {
  const claimed = await db
    .updateTable('uploads')
    .set({ state: 'received', receivedAt: now() })
    .where('key', '=', key)
    .where('state', '=', 'granted')
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Checks the bytes, re-encodes a picture in every width, rewrites a PDF with all objects visible, and stores the result.
 * @throws UploadRefused for an invalid file, with the reason recorded
 */
export async function keepFile(
  key: string,
  bytes: Buffer,
  contentType: string,
  { db, uploads }: Context,
): Promise<void> {
  const isPdf = contentType === 'application/pdf';
  const complaint = isPdf ? complaintAboutPdf(bytes) : complaintAbout(bytes, contentType);
  const files = complaint ? null : await (isPdf ? pdfFiles(key, bytes) : pictureFiles(key, bytes).catch(() => null));
  if (files === null) {
    const refusedReason = complaint ?? 'cannot be read within the limits, or hides what is not allowed';
    await db.updateTable('uploads').set({ state: 'refused', refusedReason }).where('key', '=', key).execute();
    fail('UploadRefused');
  }
  const { width, height, stored } = files;
  try {
    for (const { file, bytes } of stored) await uploads.store.put(file.key, bytes);
  } catch (error) {
    // The file itself is fine: the client may post it again when the disk has room.
    await db.updateTable('uploads').set({ state: 'granted', receivedAt: null }).where('key', '=', key).execute();
    throw error;
  }
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

async function pdfFiles(key: string, original: Buffer): Promise<Files | null> {
  const bytes = await writePdfAnew(original);
  // Check again, now that all objects are visible.
  if (bytes === null || complaintAboutPdf(bytes)) return null;
  const contentType = 'application/pdf';
  const file = { name: 'file', key: `${key}/file.pdf`, width: 0, height: 0, bytes: bytes.length, contentType };
  return { width: null, height: null, stored: [{ bytes, file }] };
}
