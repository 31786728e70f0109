import { lockSpeaker } from '../businesses/lock-role.ts';
import { assertSpeaksFor } from '../businesses/roles.ts';
import { inTransaction } from '../db.ts';
import { publishToViewers } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { notify } from '../notifications/notify.ts';
import { assertExists, countsOf } from '../resources/resource.ts';
import { likesOf } from './likes.ts';

/** Idempotent: the row is unique per resource and actor, and a trigger keeps the count. */
export const react: Handler<'react'> = async ({ params: { resourceType }, body, viewer: actor }, { db }) => {
  await assertSpeaksFor(db, actor, body.businessID);
  await assertExists(db, body.resourceID, resourceType);
  await inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, actor, body.businessID, body.resourceID);
    await lockSpeaker(trx, actor, body.businessID);
    const added = await trx
      .insertInto('reactions')
      .values({
        resourceType,
        resourceId: body.resourceID,
        reactionType: body.reactionType,
        userId: actor.userID,
        businessId: body.businessID ?? null,
      })
      .onConflict((conflict) => conflict.constraint('reactions_actor_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return;
    const about = { type: resourceType, id: body.resourceID };
    await notify(trx, { kind: 'like', actor, businessID: body.businessID, owns: body.resourceID, about });
    await publishToViewers(trx, body.resourceID, 'reaction');
  });
  return likesOf((await countsOf(db, body.resourceID)).likes);
};
