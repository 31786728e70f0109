import { sql } from '@wbn/database';
import { inUsableBusinesses, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';

/**
 * SQL for notifications: for the reader themself, for a business for which they may act now, and that a business requires two-step login,
 * because it says how they may act for it again. `table`: the name of `notifications` in the query.
 */
export const ofUsableParties = (viewer: Viewer, table = 'notifications') => {
  const business = `${table}.businessId`;
  return sql<boolean>`(${sql.ref(business)} is null or ${sql.ref(`${table}.kind`)} = 'second-factor'
    or ${inUsableBusinesses(viewer, business)})`;
};

export const unreadOf = (db: Db, viewer: Viewer): Promise<{ unread: number }> =>
  db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('userId', '=', viewer.userID)
    .where(ofUsableParties(viewer))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
