import { likesOf } from '../businesses/card.ts';
import { mustSpeakFor } from '../businesses/roles.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { countsOf, resourceOf } from './resource.ts';

/** Liking twice is liking once: the row is unique per resource and actor, and its count follows the rows by trigger. */
export const react: Handler<'react'> = async ({ params: { resourceType }, body, viewer: actor }, { db }) => {
  await mustSpeakFor(db, actor, body.businessID);
  if ((await resourceOf(db, body.resourceID)) !== resourceType) fail('NotFound');
  await db
    .insertInto('reactions')
    .values({
      resourceType,
      resourceId: body.resourceID,
      reactionType: body.reactionType,
      userId: actor.userID,
      businessId: body.businessID ?? null,
    })
    .onConflict((conflict) => conflict.constraint('reactions_actor_key').doNothing())
    .execute();
  return likesOf((await countsOf(db, body.resourceID)).likes);
};
