let unread = 0;
const listeners = new Set<() => void>();

/** The number of unread notifications, shared by the bell and the page. */
export const unreadCount = {
  get: (): number => unread,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set(count: number | undefined) {
    if (count === undefined || count === unread) return;
    unread = count;
    for (const listener of listeners) listener();
  },
};
