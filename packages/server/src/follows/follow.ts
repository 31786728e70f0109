import { inTransaction } from '../context.ts';
import type { Handler } from '../handler.ts';
import { fillFeedFrom } from '../timelines/feed-items.ts';
import { followableOf } from './followable.ts';
import { summaryOf } from './summary.ts';

export const follow: Handler<'follow'> = async ({ body: { resourceID }, viewer: follower }, { db }) => {
  const resourceType = await followableOf(db, resourceID);
  await inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto('follows')
      .values({ userId: follower.userID, resourceType, resourceId: resourceID })
      .onConflict((conflict) => conflict.constraint('follows_pkey').doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (added) await fillFeedFrom(trx, follower.userID, resourceID);
  });
  return await summaryOf(db, follower, resourceID);
};
