import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { tokenHashOf } from './grant.ts';
import { isPrivate } from './private-links.ts';

/** Visibility of the page that uses the file. */
type Audience = 'public' | 'private';

/**
 * Turns an upload's token into the key of its pictures. Only the file's owner may use it, after the file has arrived and was accepted as a
 * picture. Using it twice is allowed, because a repeated save must not fail. A private file is never used in public.
 * @throws UploadRefused
 */
export async function useUpload(trx: Db, owner: Viewer, token: string, audience: Audience = 'public'): Promise<string> {
  const upload = await trx
    .updateTable('uploads')
    .set({ state: 'used', usedAt: new Date(), unusedSince: null })
    .where('tokenHash', '=', tokenHashOf(token))
    .where('ownerUserId', '=', owner.userID)
    .where('state', 'in', ['ready', 'used'])
    .returning('key')
    .executeTakeFirst();
  if (upload === undefined || isPrivate(upload.key) !== (audience === 'private')) fail('UploadRefused');
  return upload.key;
}
