import { sentences } from '@wbn/contract';
import { beside } from '@wbn/http';
import { inTransaction } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexUsers } from '../search/index-rows.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { ownProfile } from './own-profile.ts';
import { profilePatch } from './profile-patch.ts';

/** What is not sent stays; `clear` names what becomes empty. The e-mail address is not among the fields at all. */
export const updateProfile: Handler<'updateProfile'> = async ({ body, viewer: owner }, context) => {
  const profile = await inTransaction(context.db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('countryCode')
      .where('id', '=', owner.userID)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) fail('SessionError');
    const patch = profilePatch(body, user.countryCode);
    if (body.profilePhoto) patch.profilePhotoKey = await useUpload(trx, owner, body.profilePhoto.token);
    if (body.coverPhoto) patch.coverPhotoKey = await useUpload(trx, owner, body.coverPhoto.token);
    if (Object.keys(patch).length > 0) {
      await trx.updateTable('users').set(patch).where('id', '=', owner.userID).execute();
      await indexUsers(trx, context.search, [owner.userID]);
    }
    return ownProfile(trx, owner.userID, context);
  });
  return beside(profile ?? fail('SessionError'), { message: sentences.profileUpdated });
};
