import type { Handler } from '../handler.ts';
import { ofUsableParties, unreadOf } from './unread.ts';

/** Marks notifications as read; ignores ids of other users' notifications. */
export const readNotifications: Handler<'readNotifications'> = async ({ body, viewer }, { db, now }) => {
  const ids = 'ids' in body ? body.ids : undefined;
  if (ids === undefined || ids.length > 0) {
    let unread = db
      .updateTable('notifications')
      .set({ readAt: now(), seenAt: now() })
      .where('userId', '=', viewer.userID)
      .where(ofUsableParties(viewer))
      .where('readAt', 'is', null);
    if (ids !== undefined) unread = unread.where('id', 'in', ids);
    await unread.execute();
  }
  return unreadOf(db, viewer);
};
