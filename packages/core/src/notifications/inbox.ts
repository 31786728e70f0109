import { listNotifications, readNotifications } from '@wbn/contract';
import type { Notification } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';

export interface InboxState {
  /** Newest first. */
  readonly items: readonly Notification[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

export interface Inbox {
  get(): InboxState;
  subscribe(listener: (state: InboxState) => void): () => void;
  /** Fetches the next page, unless one is under way or there are no more. */
  more(): Promise<void>;
  /** Marks these as read, or all; at once here, and back when the server says no. Answers how many are left. */
  read(ids?: readonly string[]): Promise<number | undefined>;
}

/** What somebody was told, newest first. */
export function createInbox(client: Client, size = 20): Inbox {
  let nextID: string | undefined;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<InboxState>(() => ({ items: [], isLoading: false, hasFailed: false, isOver: false }));
  const mark = (ids: ReadonlySet<string>, read: boolean) =>
    setState({ items: get().items.map((item) => (ids.has(item.notificationID) ? { ...item, read } : item)) });
  return {
    get,
    subscribe,
    async more() {
      const { isLoading, isOver } = get();
      if (isLoading || isOver) return;
      setState({ isLoading: true, hasFailed: false });
      try {
        const { data } = await client.call(listNotifications, { query: { nextID, size: String(size) } });
        nextID = data.nextID ?? undefined;
        const known = new Set(get().items.map(({ notificationID }) => notificationID));
        const items = [...get().items, ...data.items.filter(({ notificationID }) => !known.has(notificationID))];
        setState({ items, isLoading: false, isOver: !nextID || data.items.length === 0 });
      } catch {
        setState({ isLoading: false, hasFailed: true });
      }
    },
    async read(ids) {
      const asked = ids && new Set(ids);
      const unread = get().items.filter(({ notificationID, read }) => !read && (asked?.has(notificationID) ?? true));
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
