import { listNotifications, readNotifications } from '@wbn/contract';
import type { Notification } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { createPages, type Pages } from '../api/pages.ts';

/** A person's notifications, newest first. */
export interface Inbox extends Omit<Pages<Notification>, 'change'> {
  /** Marks these (or all) as read: at once here, reverted if the server refuses. Returns the number of unread ones. */
  read(ids?: readonly string[]): Promise<number | undefined>;
}

/**
 * The notifications of the visitor.
 *
 * @example
 * // GET notifications answers { items: [{ notificationID: 'n-1', read: false }], nextID: null }
 * // POST notifications/read answers { unread: 0 }
 * const inbox = createInbox(client);
 * await inbox.more();
 * await inbox.read(['n-1']); // 0
 */
export function createInbox(client: Client, size = 20): Inbox {
  const load = async (nextID: string | undefined) => {
    const { items, nextID: next } = (await client.call(listNotifications, { query: { nextID, size: String(size) } }))
      .data;
    return { items, next: (items.length > 0 && next) || undefined };
  };
  const { change, ...pages } = createPages(load, ({ notificationID }) => notificationID);
  const mark = (ids: ReadonlySet<string>, read: boolean) =>
    change((items) => items.map((item) => (ids.has(item.notificationID) ? { ...item, read } : item)));
  return {
    ...pages,
    async read(ids) {
      const asked = ids && new Set(ids);
      const unread = pages
        .get()
        .items.filter(({ notificationID, read }) => !read && (asked?.has(notificationID) ?? true));
      if (ids && unread.length === 0) return undefined;
      const changed = new Set(unread.map(({ notificationID }) => notificationID));
      mark(changed, true);
      try {
        const { data } = await client.call(readNotifications, { body: ids ? { ids: [...changed] } : {} });
        return data.unread;
      } catch (error) {
        mark(changed, false);
        client.options.hooks?.onError?.(error);
        return undefined;
      }
    },
  };
}
