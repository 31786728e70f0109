import type { Client, Optimistic } from '@wbn/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

type Asking = Optimistic & { ask(): Promise<void> };

/**
 * A like or a follow: shows the server's count, then the visitor's own state. Its code is loaded for logged-in visitors, or at the first
 * click, which leads others to the login.
 */
export function useToggle(count: number, make: (client: Client) => Promise<Asking>) {
  const session = useSession();
  const { userID } = useVisitor();
  const [shown, setShown] = useState({ on: false, count });
  const store = useRef<Promise<Asking>>(undefined);
  const making = useRef(make);
  making.current = make;

  const open = useCallback(() => {
    if (!session) return undefined;
    store.current ??= session.client().then(async (client) => {
      const made = await making.current(client);
      made.load({ count });
      made.subscribe(setShown);
      return made;
    });
    return store.current;
  }, [session, count]);

  useEffect(() => {
    store.current = undefined;
    setShown({ on: false, count });
    if (userID) {
      open()
        ?.then((made) => made.ask())
        .catch(() => undefined);
    }
  }, [userID, open, count]);

  return { ...shown, toggle: () => void open()?.then((made) => made.toggle()) };
}
