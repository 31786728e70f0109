import { lockSpeaker } from '../businesses/lock-role.ts';
import { inTransaction, type Trx } from '../db.ts';
import type { Handler } from '../handler.ts';
import { emptyFeedOf } from '../timelines/feed-items.ts';
import { blockOf } from './blocked-party.ts';
import { forgetNotifications } from './forget-notifications.ts';
import { blockInTurn } from './in-turn.ts';

/** Idempotent. Ends a connection between the two and the blocked person's follows, and removes the notifications that they caused. */
export const block: Handler<'block'> = async ({ body, viewer }, { db, now }) => {
  const row = await blockOf(db, viewer, body.partyID, body.businessID);
  const pair = [body.businessID ?? viewer.userID, body.partyID];
  await inTransaction(db, async (trx) => {
    await blockInTurn(trx, body.partyID);
    // Again, because the turn may come late.
    await lockSpeaker(trx, viewer, body.businessID);
    await trx
      .insertInto('blocks')
      .values({ ...row, createdBy: viewer.userID })
      .onConflict((conflict) => conflict.constraint('blocks_pair_key').doNothing())
      .execute();
    await trx
      .updateTable('connections')
      .set({ state: 'ended', answeredAt: now(), answeredBy: viewer.userID })
      .where('state', 'in', ['pending', 'accepted'])
      .where('fromPartyId', 'in', pair)
      .where('toPartyId', 'in', pair)
      .execute();
    await endFollowing(trx, row.blockedUserId, pair[0] ?? '');
    await forgetNotifications(trx, row);
  });
  return {};
};

async function endFollowing(trx: Trx, userID: string | null, partyID: string): Promise<void> {
  if (userID === null) return;
  const { numDeletedRows } = await trx
    .deleteFrom('follows')
    .where('userId', '=', userID)
    .where('resourceId', '=', partyID)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await emptyFeedOf(trx, userID, partyID);
}
