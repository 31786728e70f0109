import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { publishToThread } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { readOfThreads } from '../notifications/read-of-threads.ts';
import { messageColumns, messageOf, rightInThread } from './message.ts';

/** Most messages in an answer. */
const maxListed = 1000;
/** Messages that one token pays. */
const perToken = 100;

/** The newest messages of a thread, or the newest before one of them; oldest first. */
export const listMessages: Handler<'listMessages'> = async (
  { params: { rid }, query: { before, bid, limit = maxListed }, spend, viewer: reader },
  { db, privateFiles },
) => {
  const thread = await threadOf(db, reader, rid, bid);
  await spend(Math.floor(Math.min(thread.lastPosition, limit) / perToken));
  let page = db
    .selectFrom('messages')
    .select([...messageColumns, 'position'])
    .where('inquiryId', '=', thread.id)
    .orderBy('position', 'desc')
    .limit(limit);
  if (before !== undefined) {
    page = page.where('position', '<', (from) =>
      from.selectFrom('messages').select('position').where('id', '=', before).where('inquiryId', '=', thread.id),
    );
  }
  const [rows, seen] = await Promise.all([page.execute(), seenBy(db, thread.id, thread.otherPartyID)]);
  const newest = rows[0];
  const fileAddress = privateFiles(rightInThread(reader, thread));
  if (newest !== undefined) await mark(db, thread.id, reader.userID, newest.position);
  await readOfThreads(db, reader.userID, sql`${thread.id}::uuid`);
  return (
    rows
      .reverse()
      // The listing marks the other side's messages as read.
      .map((row) => messageOf(row, row.side !== thread.side || row.position <= seen, fileAddress))
  );
};

/** The reader now has these messages on the screen: the thread list counts only later ones, and the writers may see that they were read. */
async function mark(db: Db, inquiryId: string, userId: string, position: number): Promise<void> {
  const moved = await db
    .insertInto('readMarks')
    .values({ inquiryId, userId, position })
    .onConflict((conflict) =>
      conflict
        .constraint('read_marks_pkey')
        .doUpdateSet({ position: sql<number>`excluded.position`, readAt: sql<Date>`now()` })
        .where('readMarks.position', '<', position),
    )
    .executeTakeFirst();
  if (moved.numInsertedOrUpdatedRows) await publishToThread(db, inquiryId, 'read');
}

/** The last position that any member of a party has read. */
async function seenBy(db: Db, inquiryId: string, partyID: string): Promise<number> {
  const row = await db
    .selectFrom('readMarks as r')
    .select((select) => select.fn.max('r.position').as('seen'))
    .where('r.inquiryId', '=', inquiryId)
    .where((where) =>
      where.or([
        where('r.userId', '=', partyID),
        where.exists(
          where
            .selectFrom('businessMembers as m')
            .select('m.userId')
            .where('m.businessId', '=', partyID)
            .whereRef('m.userId', '=', 'r.userId'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.seen ?? 0;
}
