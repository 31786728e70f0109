import { inTransaction } from '../db.ts';
import { publishToThread } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';

export const announceTyping: Handler<'announceTyping'> = async ({ params, query: { bid }, viewer }, { db }) => {
  const thread = await threadOf(db, viewer, params.rid, bid);
  if (thread.status === 'closed') fail('Closed');
  await inTransaction(db, async (trx) => {
    await assertNotBlocked(trx, viewer, thread.businessID ?? undefined, thread.otherPartyID);
    await publishToThread(trx, thread.id, 'typing', { from: thread.side });
  });
  return {};
};
