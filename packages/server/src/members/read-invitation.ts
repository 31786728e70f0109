import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { assertExists } from '../resources/resource.ts';
import { invitationByToken } from './invitation-by-token.ts';

/** Names the business and the inviter of an open invitation to the person who has its link. */
export const readInvitation: Handler<'readInvitation'> = async ({ body, viewer: invited }, { db, now }) => {
  const found = await invitationByToken(db, body.token, now(), invited.userID);
  if (found === undefined) fail('NotFound');
  const { companyName, id, inviter, role, verified } = found;
  await inTransaction(db, async (trx) => {
    await assertExists(trx, id, 'business');
    await assertNotBlocked(trx, invited, undefined, id);
  });
  return { businessID: id, companyName, verified, inviter, role };
};
