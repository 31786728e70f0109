import { lockSpeaker } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** Unblocking a party that is not blocked succeeds. */
export const unblock: Handler<'unblock'> = async ({ query, body, viewer }, { db }) => {
  const partyID = body?.partyID ?? query.partyID ?? fail('ValidationError', { fields: ['partyID'] });
  const businessID = body?.businessID ?? query.businessID;
  return inTransaction(db, async (trx) => {
    await lockSpeaker(trx, viewer, businessID);
    await trx
      .deleteFrom('blocks')
      .where(businessID === undefined ? 'userId' : 'businessId', '=', businessID ?? viewer.userID)
      .where((where) => where.or([where('blockedUserId', '=', partyID), where('blockedBusinessId', '=', partyID)]))
      .execute();
    return {};
  });
};
