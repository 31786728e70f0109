import { canManage } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import { lockRoles } from '../businesses/lock-role.ts';
import { assertUnlocked, roleIn } from '../businesses/roles.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { indexPosts } from '../search/indexing/index-rows.ts';

/** Every page offers the button on every post, so the server decides. */
export const removePost: Handler<'removePost'> = async ({ query, body, viewer: remover }, { db, now, search }) => {
  const postID = body?.postID ?? query.postID ?? fail('ValidationError', { fields: ['postID'] });
  const post = await db
    .selectFrom('posts')
    .select(['authorUserId', 'authorBusinessId', 'timelineType', 'timelineId'])
    .where('id', '=', postID)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (post === undefined) fail('NotFound');
  await inTransaction(db, async (trx) => {
    if (!(await mayRemove(trx, remover, post))) fail('Forbidden');
    await trx
      .updateTable('posts')
      .set({ deletedAt: now(), deletedBy: remover.userID })
      .where('id', '=', postID)
      .where('deletedAt', 'is', null)
      .execute();
    await indexPosts(trx, search, [postID]);
  });
  return {};
};

interface Origin {
  authorUserId: string;
  authorBusinessId: string | null;
  timelineType: 'user' | 'business';
  timelineId: string;
}

/** The author, the owner of the timeline, and the owners and admins of the business that wrote it or owns the timeline. */
async function mayRemove(trx: Trx, remover: Viewer, post: Origin): Promise<boolean> {
  if (post.authorUserId === remover.userID) {
    // A former member still removes what they wrote for the business.
    const business = post.authorBusinessId;
    if (business !== null) assertUnlocked(remover, business);
    return true;
  }
  if (post.timelineType === 'user' && post.timelineId === remover.userID) return true;
  const businesses = [post.authorBusinessId ?? [], post.timelineType === 'business' ? post.timelineId : []].flat();
  await lockRoles(trx, remover, businesses);
  for (const business of businesses) {
    if (canManage(await roleIn(trx, remover, business))) return true;
  }
  return false;
}
