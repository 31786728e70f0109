import { mustSpeakFor } from '../businesses/roles.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { resourceOf } from '../reactions/resource.ts';
import { commentOf, selectComments } from './comment.ts';

/** A reply is a comment on a comment. */
export const makeComment: Handler<'makeComment'> = async ({ body, viewer: author }, { db, picture }) => {
  await mustSpeakFor(db, author, body.businessID);
  if ((await resourceOf(db, body.resourceID)) !== body.resourceType) fail('NotFound');
  const { id } = await db
    .insertInto('comments')
    .values({
      resourceType: body.resourceType,
      resourceId: body.resourceID,
      authorUserId: author.userID,
      authorBusinessId: body.businessID ?? null,
      content: body.content,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectComments(db).where('m.id', '=', id).executeTakeFirstOrThrow();
  return commentOf(row, picture);
};
