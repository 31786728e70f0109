import { sql } from '@wbn/database';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { messageColumns, messageOf } from './message.ts';

/** The list has no pages: the newest of a thread, in the order they were sent. */
const most = 1000;

export const listMessages: Handler<'listMessages'> = async (
  { params: { rid }, query: { bid }, viewer: reader },
  { db },
) => {
  const thread = await threadOf(db, reader, rid, bid);
  const rows = await db
    .selectFrom('messages')
    .select([...messageColumns, 'position'])
    .where('inquiryId', '=', thread.id)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  const newest = rows[0];
  // Who has been handed the messages has them on screen: the thread list counts only what came later.
  if (newest !== undefined) {
    await db
      .insertInto('readMarks')
      .values({ inquiryId: thread.id, userId: reader.userID, position: newest.position })
      .onConflict((conflict) =>
        conflict
          .constraint('read_marks_pkey')
          .doUpdateSet({
            position: sql<number>`greatest(read_marks.position, excluded.position)`,
            readAt: sql<Date>`now()`,
          })
          .where('readMarks.position', '<', newest.position),
      )
      .execute();
  }
  return rows.reverse().map(messageOf);
};
