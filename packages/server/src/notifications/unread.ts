import { sql } from '@wbn/database';
import { inUsableBusinesses, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';

/** SQL for a column of business ids: news for the reader themself, and for a business for which they may act now. */
export const ofUsableParties = (viewer: Viewer, column: string) =>
  sql<boolean>`(${sql.ref(column)} is null or ${inUsableBusinesses(viewer, column)})`;

export const unreadOf = (db: Db, viewer: Viewer): Promise<{ unread: number }> =>
  db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('userId', '=', viewer.userID)
    .where(ofUsableParties(viewer, 'businessId'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
