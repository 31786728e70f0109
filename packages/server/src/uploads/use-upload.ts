import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { tokenHashOf } from './grant.ts';
import { isPrivate } from './private-links.ts';

/** What names the file: a page that anybody may see, or one that few may see. */
type Audience = 'public' | 'private';

/**
 * Turns the token of an upload into the key under which its pictures lie. Only the file's owner can, and only when the file arrived and is a
 * picture. Naming it twice is allowed: a save that is sent again must not fail. A private file is never shown in public.
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
