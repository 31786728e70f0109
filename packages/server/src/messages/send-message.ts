import { isThreadClosed } from '@wbn/database';
import { inTransaction } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { mustBeWelcome } from '../moderation/must-be-welcome.ts';
import { mailMessage } from '../notifications/mail-message.ts';
import { messageColumns, messageOf } from './message.ts';

export const sendMessage: Handler<'sendMessage'> = async ({ params, query: { bid }, body, viewer: sender }, { db }) => {
  const thread = await threadOf(db, sender, params.rid, bid);
  await mustBeWelcome(db, sender, thread.businessID ?? undefined, thread.otherPartyID);
  try {
    return await inTransaction(db, async (trx) => {
      const row = await trx
        .insertInto('messages')
        .values({
          inquiryId: thread.id,
          side: thread.side,
          content: body.content,
          senderUserId: sender.userID,
          senderBusinessId: thread.businessID,
        })
        .returning(messageColumns)
        .executeTakeFirstOrThrow();
      await mailMessage(trx, sender, thread);
      return messageOf(row);
    });
  } catch (error) {
    // The database decides under the thread's lock: nothing slips in after its end.
    if (isThreadClosed(error)) fail('Closed');
    throw error;
  }
};
