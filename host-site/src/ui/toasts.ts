export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'failure';
}

/** Milliseconds a toast stays. */
const stay = 5000;
let list: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  list = next;
  for (const listener of listeners) listener();
};

export const toasts = {
  list: (): readonly Toast[] => list,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Says a sentence at the edge of the page for a while. Browser only. */
  show(text: string, kind: Toast['kind'] = 'success') {
    const id = ++last;
    change([...list, { id, text, kind }]);
    setTimeout(() => toasts.close(id), stay);
  },
  close: (id: number) => change(list.filter((toast) => toast.id !== id)),
};
