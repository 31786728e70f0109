import { assertSpeaksFor } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { refuseMissing, resourceOf } from '../resources/resource.ts';

/** Whether the viewer, or the business that they speak for, has reacted. */
export const checkReaction: Handler<'checkReaction'> = async (
  { params: { resourceID }, query: { businessID }, viewer: asker },
  { db },
) => {
  await assertSpeaksFor(db, asker, businessID);
  const type = (await resourceOf(db, resourceID)) ?? (await refuseMissing(db, resourceID));
  const reaction = await db
    .selectFrom('reactions')
    .select('reactionType')
    .where('resourceId', '=', resourceID)
    .where('resourceType', '=', type)
    .where('actorId', '=', businessID ?? asker.userID)
    .executeTakeFirst();
  return reaction === undefined ? {} : { reactionType: reaction.reactionType };
};
