import { sentences } from '@wbn/contract';
import type { ProfilePhoto } from '@wbn/contract/shapes';
import { type Viewer, withSiblings } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { paidTransaction } from '../paid-transaction.ts';
import { indexPostsOf, indexUsers } from '../search/indexing/index-rows.ts';
import { tokensForDocuments } from '../search/indexing/tokens-for-documents.ts';
import type { Picture } from '../uploads/pictures.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { ownProfile } from './own-profile.ts';
import { profilePatch } from './profile-patch.ts';

/** Updates the profile. Fields that are not sent stay; `clear` empties fields. The e-mail address cannot be changed here. */
export const updateProfile: Handler<'updateProfile'> = async ({ body, spend, viewer: owner }, context) => {
  const profile = await paidTransaction(context.db, spend, async (trx, price) => {
    const user = await trx
      .selectFrom('users')
      .select(['countryCode', 'profilePhotoKey', 'coverPhotoKey', 'firstName', 'lastName'])
      .where('id', '=', owner.userID)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) fail('SessionError');
    const patch = profilePatch(body, user.countryCode);
    for (const field of ['profilePhoto', 'coverPhoto'] as const) {
      const key = await newPicture(trx, owner, body[field]);
      if (key) patch[`${field}Key`] = key;
      else if (isOther(body[field], context.picture(user[`${field}Key`]))) fail('ValidationError', { fields: [field] });
    }
    const isRenamed = (['firstName', 'lastName'] as const).some(
      (field) => patch[field] !== undefined && patch[field] !== user[field],
    );
    if (isRenamed) price(await tokensForDocuments(trx, { ofPosts: owner.userID }));
    if (Object.keys(patch).length > 0) {
      await trx.updateTable('users').set(patch).where('id', '=', owner.userID).execute();
      await indexUsers(trx, context.search, [owner.userID]);
      if (isRenamed) await indexPostsOf(trx, context.search, owner.userID);
    }
    return ownProfile(trx, owner.userID, context);
  });
  return withSiblings(profile ?? fail('SessionError'), { message: sentences.profileUpdated });
};

/** undefined: the current picture stays. */
const newPicture = async (trx: Trx, owner: Viewer, sent: ProfilePhoto | undefined): Promise<string | undefined> =>
  sent && 'token' in sent ? await useUpload(trx, owner, sent.token) : undefined;

/** Pictures are set only by upload, never by an arbitrary address. */
const isOther = (sent: ProfilePhoto | undefined, shown: Picture | null): boolean =>
  sent !== undefined && 'url' in sent && sent.url !== shown?.url;
