import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { FileStore } from './file-store.ts';
import { tokenHashOf } from './grant.ts';
import { makePrivate } from './make-private.ts';
import { isPrivate } from './private-links.ts';
import { useUpload } from './use-upload.ts';

/**
 * Like `useUpload`, for a file that only its business and operators may see. Its grant was for a public business picture, so the file is
 * moved.
 * Refuses a picture that a public page already shows.
 * @throws UploadRefused
 */
export async function useEvidence(trx: Db, owner: Viewer, token: string, store: FileStore): Promise<string> {
  const upload = await trx
    .selectFrom('uploads')
    .select(['key', 'state'])
    .where('tokenHash', '=', tokenHashOf(token))
    .where('ownerUserId', '=', owner.userID)
    .forUpdate()
    .executeTakeFirst();
  if (upload && !isPrivate(upload.key)) {
    if (upload.state !== 'ready') fail('UploadRefused');
    await makePrivate(trx, store, upload.key);
  }
  return useUpload(trx, owner, token, 'private');
}
