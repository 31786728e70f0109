import { deepestComment } from '@wbn/contract';
import { lockSpeaker } from '../businesses/lock-role.ts';
import { assertSpeaksFor } from '../businesses/roles.ts';
import { type Db, inTransaction } from '../db.ts';
import { publishToViewers } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { notify } from '../notifications/notify.ts';
import { assertExists, rootsOf } from '../resources/resource.ts';
import { commentOf, selectComments } from './comment.ts';

/** A reply is a comment whose resource is a comment. */
export const makeComment: Handler<'makeComment'> = async ({ body, viewer: author }, { db, picture }) => {
  await assertSpeaksFor(db, author, body.businessID);
  await assertExists(db, body.resourceID, body.resourceType);
  await assertShallow(db, body.resourceID);
  const row = await inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, author, body.businessID, body.resourceID);
    await lockSpeaker(trx, author, body.businessID);
    const { id } = await trx
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
    const { resourceType: type, resourceID, businessID } = body;
    await notify(trx, {
      kind: 'comment',
      actor: author,
      businessID,
      owns: resourceID,
      about: { type, id: resourceID },
    });
    await publishToViewers(trx, resourceID, 'comment');
    return selectComments(trx).where('m.id', '=', id).executeTakeFirstOrThrow();
  });
  return commentOf(row, picture);
};

async function assertShallow(db: Db, resourceID: string): Promise<void> {
  const [root] = await rootsOf(db, [resourceID]);
  if (root && root.depth >= deepestComment) fail('ValidationError', { fields: ['resourceID'] });
}
