import { isUuid } from '@wbn/contract';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';
import { emptyFeedOf } from '../timelines/feed-items.ts';
import { summaryOf } from './summary.ts';

/** A removed resource can still be unfollowed. */
export const unfollow: Handler<'unfollow'> = async ({ params: { id }, viewer: follower }, { db }) => {
  if (!isUuid(id)) fail('NotFound');
  const ended = await inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('follows')
      .where('resourceId', '=', id)
      .where('userId', '=', follower.userID)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await emptyFeedOf(trx, follower.userID, id);
    return numDeletedRows > 0n;
  });
  if (!ended) await assertExists(db, id, 'business', 'user');
  return await summaryOf(db, follower, id);
};
