import type { Handler } from '../handler.ts';
import { unreadByParty } from './unread-by-party.ts';

/** Counts unread messages of the caller as a person and for each of their businesses that this session may use. */
export const countMessages: Handler<'countMessages'> = async ({ viewer }, { db }) => {
  const parties = await unreadByParty(db, viewer);
  return { unread: parties.reduce((sum, { unread }) => sum + unread, 0), parties };
};
