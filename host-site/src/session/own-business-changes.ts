const listeners = new Set<() => void>();
let count = 0;

/** How often this page has changed the visitor's own businesses. */
export const ownBusinessChanges = {
  add(): void {
    count += 1;
    for (const listener of listeners) listener();
  },
  count: (): number => count,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
