import { jsonb, type UploadVariant } from '@wbn/database';
import { CallError } from '@wbn/http';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { encode, pictureTurn } from './checking/encode.ts';
import { complaintAbout } from './checking/inspect.ts';
import { checkPdf } from './checking/pdf-files.ts';
import { pdfType } from './grant.ts';
import { variantKey } from './pictures.ts';

/** A grant allows one file: a second one is refused, also while the first is on its way. Returns the id of the person with the grant. */
export async function claim(key: string, { db, now }: Context): Promise<string | undefined> {
  const claimed = await db
    .updateTable('uploads')
    .set({ state: 'received', receivedAt: now() })
    .where('key', '=', key)
    .where('state', '=', 'granted')
    .returning('ownerUserId')
    .executeTakeFirst();
  return claimed?.ownerUserId;
}

/** After a claim whose file did not arrive: a grant is good again if the connection broke, and used up if the sender sent something else. */
export async function letGo(key: string, isGoodAgain: boolean, { db }: Context): Promise<void> {
  await db
    .updateTable('uploads')
    .set(
      isGoodAgain
        ? { state: 'granted', receivedAt: null }
        : { state: 'refused', refusedReason: 'is not the file of the grant' },
    )
    .where('key', '=', key)
    .where('state', '=', 'received')
    .execute();
}

interface ReceivedFile {
  readonly key: string;
  /** Reads its bytes when they are needed: many files may wait before. */
  readonly read: () => Promise<Buffer>;
  readonly contentType: string;
  /** The person with the grant. */
  readonly ownerID: string;
}

/**
 * Checks the bytes, re-encodes a picture in every width, rewrites a PDF with all objects visible, and stores the result.
 * @throws UploadRefused for an invalid file, with the reason recorded; all else (isForLater) says nothing about the file
 */
export async function keepFile(received: ReceivedFile, { db, uploads }: Context): Promise<void> {
  const { contentType, key } = received;
  const files = await (contentType === pdfType ? pdfFiles(received) : pictureFiles(received));
  if ('refusedReason' in files) {
    const { refusedReason } = files;
    const refused = await db
      .updateTable('uploads')
      .set({ state: 'refused', refusedReason })
      .where('key', '=', key)
      .returning('maxBytes')
      .executeTakeFirstOrThrow();
    fail('UploadRefused', { ...refused, isDocument: contentType === pdfType });
  }
  const { width, height, stored } = files;
  for (const { file, bytes } of stored) await uploads.store.put(file.key, bytes);
  await db
    .updateTable('uploads')
    .set({ state: 'ready', width, height, variants: jsonb(stored.map(({ file }) => file)) })
    .where('key', '=', key)
    .execute();
}

/** Whether nothing is wrong with the file: it may come again when the disk has room or fewer files wait. */
export const isForLater = (error: unknown): boolean => !(error instanceof CallError) || error.name === 'Unavailable';

interface Files {
  readonly width: number | null;
  readonly height: number | null;
  readonly stored: readonly { readonly file: UploadVariant; readonly bytes: Buffer }[];
}

interface Refusal {
  readonly refusedReason: string;
}

async function pictureFiles({ key, read, contentType, ownerID }: ReceivedFile): Promise<Files | Refusal> {
  const { complaint, encoded } = await pictureTurn(ownerID, async () => {
    const bytes = await read();
    const complaint = await complaintAbout(bytes, contentType);
    return { complaint, encoded: complaint === null ? await encode(bytes).catch(() => null) : null };
  });
  if (encoded === null) return { refusedReason: complaint ?? 'cannot be read within the limits' };
  const { variants, ...size } = encoded;
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

async function pdfFiles({ key, read, ownerID }: ReceivedFile): Promise<Files | Refusal> {
  const { complaint, written } = await checkPdf(read, ownerID);
  if (complaint !== undefined) return { refusedReason: complaint };
  const bytes = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  const file = { name: 'file', key: `${key}/file.pdf`, width: 0, height: 0, bytes: bytes.length, contentType: pdfType };
  return { width: null, height: null, stored: [{ bytes, file }] };
}
