import { lockSpeaker } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { publishToViewers } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertExists, countsOf } from '../resources/resource.ts';
import { likesOf } from './likes.ts';

/** Idempotent: removing a missing reaction succeeds. */
export const unreact: Handler<'unreact'> = async ({ params: { resourceType }, query, body, viewer: actor }, { db }) => {
  // Proxies may drop the body of a DELETE, so the query is accepted too.
  const resourceID = body?.resourceID ?? query.resourceID ?? fail('ValidationError', { fields: ['resourceID'] });
  const businessID = body?.businessID ?? query.businessID;
  await inTransaction(db, async (trx) => {
    await lockSpeaker(trx, actor, businessID);
    await assertExists(trx, resourceID, resourceType);
    const { numDeletedRows } = await trx
      .deleteFrom('reactions')
      .where('resourceId', '=', resourceID)
      .where('resourceType', '=', resourceType)
      .where('actorId', '=', businessID ?? actor.userID)
      .executeTakeFirst();
    if (numDeletedRows) await publishToViewers(trx, resourceID, 'reaction');
  });
  return likesOf((await countsOf(db, resourceID)).likes);
};
