import { secretHash, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { pdfType } from './grant.ts';
import { isPrivate } from './storing/private-links.ts';

/** Visibility of the page that uses the file. */
type Audience = 'public' | 'private';

/**
 * Turns an upload's token into its file. Only the file's owner may use it, after the file has arrived and was accepted. Using it twice is
 * allowed, because a repeated save must not fail. A private file is never used in public.
 */
async function takeUpload(trx: Db, owner: Viewer, token: string, audience: Audience) {
  const upload = await trx
    .updateTable('uploads')
    .set({ state: 'used', usedAt: new Date(), unusedSince: null, checkSoon: false })
    .where('tokenHash', '=', secretHash(token))
    .where('ownerUserId', '=', owner.userID)
    .where('state', 'in', ['ready', 'used'])
    .returning(['key', 'contentType', 'variants'])
    .executeTakeFirst();
  if (upload === undefined || isPrivate(upload.key) !== (audience === 'private')) fail('UploadRefused');
  return upload;
}

/**
 * The key of an uploaded file: of the sizes of a picture, or in private also of a PDF.
 * @throws UploadRefused
 */
export async function useUpload(trx: Db, owner: Viewer, token: string, audience: Audience = 'public'): Promise<string> {
  const { contentType, key } = await takeUpload(trx, owner, token, audience);
  return audience === 'public' && contentType === pdfType ? fail('UploadRefused') : key;
}

/**
 * The file of an uploaded PDF that everybody may read.
 * @throws UploadRefused
 */
export async function usePublicPdf(trx: Db, owner: Viewer, token: string): Promise<{ key: string; size: number }> {
  const { contentType, variants } = await takeUpload(trx, owner, token, 'public');
  const [file] = variants;
  return contentType === pdfType && file ? { key: file.key, size: file.bytes } : fail('UploadRefused');
}
