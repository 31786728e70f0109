import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { useUpload } from '../uploads/use-upload.ts';

/** The last step of the profile photo upload: the file becomes the user's picture. */
export const profilePhotoUploadValidate: Handler<'profilePhotoUploadValidate'> = async (
  { body, viewer: owner },
  { db, picture },
) => {
  const key = await inTransaction(db, async (trx) => {
    const uploaded = await useUpload(trx, owner, body.token);
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ profilePhotoKey: uploaded })
      .where('id', '=', owner.userID)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    // The account was removed meanwhile.
    return numUpdatedRows > 0n ? uploaded : fail('SessionError');
  });
  return { profilePhoto: picture(key) };
};
