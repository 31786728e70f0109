import { isUuid } from '@wbn/contract';
import { noteAct } from '../audit/note-act.ts';
import type { Context } from '../context.ts';
import { inTransaction, type Trx } from '../db.ts';
import { publishToViewers } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { setSuspended } from '../moderation/suspend.ts';
import { checkFilesSoon } from '../uploads/removal/check-soon.ts';
import { assertOperator } from './assert-operator.ts';
import { foundUser } from './find-users.ts';

/** An operator suspends a person, with a reason and with or without their posts, or restores them. */
export const suspendUser: Handler<'suspendUser'> = async ({ params: { id }, body, viewer }, context) => {
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  return inTransaction(context.db, async (trx) => {
    const exists = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (exists === undefined) fail('NotFound');
    const reason = body.suspended ? body.reason : null;
    if (!(await setSuspended(trx, viewer, id, body.suspended, reason, context))) fail('Conflict');
    if (body.suspended && body.removePosts) {
      const data = await removePostsOf(trx, id, { deletedAt: context.now(), deletedBy: viewer.userID });
      await noteAct(trx, viewer, { action: 'user.posts-removed', resourceType: 'user', resourceId: id, data });
    }
    return foundUser(trx, id);
  });
};

interface Mark {
  readonly deletedAt: ReturnType<Context['now']>;
  readonly deletedBy: string;
}

/** Removes posts and comments that the person wrote in their own name; those of their businesses stay. Returns how many. */
async function removePostsOf(trx: Trx, userID: string, mark: Mark): Promise<{ posts: number; comments: number }> {
  const posts = await trx
    .updateTable('posts')
    .set(mark)
    .where('authorId', '=', userID)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  await checkFilesSoon(trx, 'post', ...posts.map(({ id }) => id));
  const comments = await trx
    .updateTable('comments')
    .set(mark)
    .where('authorUserId', '=', userID)
    .where('authorBusinessId', 'is', null)
    .where('deletedAt', 'is', null)
    .returning('resourceId')
    .execute();
  for (const resource of new Set(comments.map(({ resourceId }) => resourceId)))
    await publishToViewers(trx, resource, 'comment');
  return { posts: posts.length, comments: comments.length };
}
