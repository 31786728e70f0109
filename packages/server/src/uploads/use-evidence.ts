import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { pdfType } from './grant.ts';
import { useUpload } from './use-upload.ts';

/**
 * Like `useUpload`, for a file that only the managers of its business and operators may see. Returns the key of a PDF's file, or the key above
 * the sizes of a picture.
 * @throws UploadRefused
 */
export async function useEvidence(trx: Db, owner: Viewer, token: string): Promise<string> {
  const key = await useUpload(trx, owner, token, 'private');
  const { contentType, purpose, variants } = await trx
    .selectFrom('uploads')
    .select(['contentType', 'purpose', 'variants'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (purpose !== 'evidence') fail('UploadRefused');
  return contentType === pdfType ? (variants[0]?.key ?? fail('UploadRefused')) : key;
}
