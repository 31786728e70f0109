import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { notify } from '../notifications/notify.ts';
import { assertExists } from '../resources/resource.ts';
import { fillFeedFrom } from '../timelines/feed-items.ts';
import { summaryOf } from './summary.ts';

export const follow: Handler<'follow'> = async ({ body: { resourceID }, viewer: follower }, { db }) => {
  const resourceType = await assertExists(db, resourceID, 'business', 'user');
  await inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, follower, undefined, resourceID);
    const added = await trx
      .insertInto('follows')
      .values({ userId: follower.userID, resourceType, resourceId: resourceID })
      .onConflict((conflict) => conflict.constraint('follows_pkey').doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (added === undefined) return;
    await fillFeedFrom(trx, follower.userID, resourceID);
    const about = { type: resourceType, id: resourceID };
    await notify(trx, { kind: 'follow', actor: follower, owns: resourceID, about });
  });
  return await summaryOf(db, follower, resourceID);
};
