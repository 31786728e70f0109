import type { Handler } from '../handler.ts';
import { unreadOf } from './unread.ts';

export const countNotifications: Handler<'countNotifications'> = async ({ viewer }, { db }) => unreadOf(db, viewer);
