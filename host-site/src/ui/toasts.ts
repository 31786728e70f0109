interface Link {
  readonly href: string;
  readonly label: string;
}

export interface Toast {
  readonly id: number;
  /** Without a text, the default of its kind is shown. */
  readonly text: string | undefined;
  /** 'confirm' leads to the account site: to `link`, or to the page that asks for password and code again. It stays until it is closed or used. */
  readonly kind: 'success' | 'failure' | 'confirm';
  readonly link?: Link | undefined;
}

/** Milliseconds that a toast stays. */
const stay = 5000;
let list: readonly Toast[] = [];
let last = 0;
/** The toast about a lost connection. */
let lost = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  list = next;
  for (const listener of listeners) listener();
};

/** Shows a toast. Browser only. */
function show(kind: Toast['kind'], text: string | undefined, link?: Link): void {
  const id = ++last;
  change([...list, { id, text, kind, link }]);
  if (kind !== 'confirm') setTimeout(() => toasts.close(id), stay);
}

export const toasts = {
  list: (): readonly Toast[] => list,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  success: (text?: string): void => show('success', text),
  /** Whether the toast about a lost connection is shown: it names the cause, so another sentence would repeat it. */
  isLost: (): boolean => list.some(({ id }) => id === lost),
  failure(text?: string): void {
    if (!toasts.isLost()) show('failure', text);
  },
  lost(text: string): void {
    toasts.close(lost);
    show('failure', text);
    lost = last;
  },
  confirm(text?: string, link?: Link): void {
    change(list.filter(({ kind }) => kind !== 'confirm'));
    show('confirm', text, link);
  },
  close: (id: number) => change(list.filter((toast) => toast.id !== id)),
};
