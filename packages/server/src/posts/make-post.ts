import { lockRoles } from '../businesses/lock-role.ts';
import { assertSpeaksFor } from '../businesses/roles.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { assertExists } from '../resources/resource.ts';
import { indexPosts } from '../search/indexing/index-rows.ts';
import { fanOut, isFannedOut } from '../timelines/feed-items.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { assertCanPostOn } from './timeline-policy.ts';

export const makePost: Handler<'makePost'> = async ({ body, viewer: author }, { db, search }) => {
  const { timelineID, timelineType, businessID } = body;
  await assertSpeaksFor(db, author, businessID);
  await assertExists(db, timelineID, timelineType);
  await assertCanPostOn(db, author, businessID, { type: timelineType, id: timelineID });
  const postID = await inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, author, businessID, timelineID);
    await lockRoles(trx, author, [timelineType === 'business' ? timelineID : [], businessID ?? []].flat());
    await assertSpeaksFor(trx, author, businessID);
    await assertCanPostOn(trx, author, businessID, { type: timelineType, id: timelineID });
    const pictureKey = body.picture ? await useUpload(trx, author, body.picture.token) : null;
    const post = await trx
      .insertInto('posts')
      .values({
        authorUserId: author.userID,
        authorBusinessId: businessID ?? null,
        timelineType,
        timelineId: timelineID,
        content: body.content,
        pictureKey,
        fannedOut: await isFannedOut(trx, businessID ?? author.userID),
      })
      .returning(['id', 'createdAt', 'authorId', 'authorUserId', 'fannedOut'])
      .executeTakeFirstOrThrow();
    await fanOut(trx, post);
    await indexPosts(trx, search, [post.id]);
    return post.id;
  });
  return { postID };
};
