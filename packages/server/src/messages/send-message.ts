import { isThreadClosed, jsonb } from '@wbn/database';
import { lockSpeaker } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import { publishToThread } from '../events/tell.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { assertNotBlocked } from '../moderation/assert-not-blocked.ts';
import { mailMessage } from '../notifications/mail-message.ts';
import { attachmentsOf } from './attachments.ts';
import { messageColumns, messageOf, rightInThread } from './message.ts';

export const sendMessage: Handler<'sendMessage'> = async (
  { params, query: { bid }, body, viewer: sender },
  { db, privateFiles },
) => {
  const thread = await threadOf(db, sender, params.rid, bid);
  if (thread.status === 'closed') fail('Closed');
  try {
    const row = await inTransaction(db, async (trx) => {
      await assertNotBlocked(trx, sender, thread.businessID ?? undefined, thread.otherPartyID);
      await lockSpeaker(trx, sender, thread.businessID ?? undefined);
      const attachments = await attachmentsOf(trx, sender, body.attachments);
      const message = await trx
        .insertInto('messages')
        .values({
          inquiryId: thread.id,
          side: thread.side,
          type: body.content.trim() === '' ? 'file' : 'text',
          content: body.content,
          attachments: jsonb(attachments),
          senderUserId: sender.userID,
          senderBusinessId: thread.businessID,
        })
        .returning(messageColumns)
        .executeTakeFirstOrThrow();
      await mailMessage(trx, sender, thread);
      await publishToThread(trx, thread.id, 'message');
      return message;
    });
    return messageOf(row, false, privateFiles(rightInThread(sender, thread)));
  } catch (error) {
    // The database checks under the thread's lock: no message follows the end of a thread.
    if (isThreadClosed(error)) fail('Closed');
    throw error;
  }
};
