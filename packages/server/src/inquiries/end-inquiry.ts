import { lockSpeaker } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { publishToThread } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from './party.ts';

/** Either party ends a thread, once. If both end it at the same moment, the second one gets Closed. */
export const endInquiry: Handler<'endInquiry'> = async (
  { params: { rid }, query: { bid }, viewer: party },
  { db, now },
) => {
  return inTransaction(db, async (trx) => {
    const thread = await threadOf(trx, party, rid, bid);
    await lockSpeaker(trx, party, thread.businessID ?? undefined);
    const { numUpdatedRows } = await trx
      .updateTable('inquiries')
      .set({ status: 'closed', closedAt: now(), closedBy: party.userID })
      .where('id', '=', thread.id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) fail('Closed');
    await publishToThread(trx, thread.id, 'thread');
    return {};
  });
};
