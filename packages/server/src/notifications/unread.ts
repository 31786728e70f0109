import type { Db } from '../db.ts';

export const unreadOf = (db: Db, userID: string): Promise<{ unread: number }> =>
  db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('userId', '=', userID)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
