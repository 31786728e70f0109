import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { keepCategories } from './categories.ts';
import { readDraft } from './new-business.ts';

/** Creates a business that the viewer owns. It starts as standard and unverified, whatever the client sends. */
export const createBusiness: Handler<'createBusiness'> = async ({ body, viewer: owner }, { db, search }) => {
  const draft = readDraft(body);
  if (draft.refused.length > 0) fail('IncompleteBusiness', { fields: draft.refused });
  const businessID = await inTransaction(db, async (trx) => {
    const photo = body.profilePhoto && (await useUpload(trx, owner, body.profilePhoto.token));
    const cover = body.coverPhoto && (await useUpload(trx, owner, body.coverPhoto.token));
    const { id } = await trx
      .insertInto('businesses')
      .values({ ...draft.columns, createdBy: owner.userID, profilePhotoKey: photo, coverPhotoKey: cover })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepCategories(trx, id, draft.categoryIds);
    await trx.insertInto('businessMembers').values({ businessId: id, userId: owner.userID, role: 'owner' }).execute();
    await indexBusinesses(trx, search, [id]);
    return id;
  });
  return { businessID };
};
