import type { Client, Optimistic } from '@wbn/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

type Asking = Optimistic & { ask(): Promise<void> };

/**
 * A like, a follow or a saved item: shows the server's count, then, when it is near, the visitor's own state. Its code is loaded for
 * logged-in visitors, or at the first click, which leads others to the login.
 */
export function useToggle(count: number, make: (client: Client) => Promise<Asking>, isInView = true) {
  const session = useSession();
  const { businessID, userID } = useVisitor();
  const [shown, setShown] = useState({ on: false, count });
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const store = useRef<Promise<Asking>>(undefined);
  const making = useRef(make);
  making.current = make;

  const open = useCallback(() => {
    if (!session || store.current) return store.current;
    const opened = session.client().then(async (client) => {
      const made = await making.current(client);
      made.load({ count });
      // Another person, or another business, has a store of their own.
      made.subscribe((state) => store.current === opened && setShown(state));
      return made;
    });
    store.current = opened;
    return opened;
  }, [session, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person speaking as another business has other likes, and a retry asks anew
  useEffect(() => {
    store.current = undefined;
    setShown({ on: false, count });
    setFailed(false);
    if (!userID || !isInView) return;
    let current = true;
    open()
      ?.then((made) => made.ask())
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [userID, businessID, isInView, open, count, round]);

  return {
    ...shown,
    hasFailed,
    retry: () => setRound(round + 1),
    toggle: () => void open()?.then((made) => made.toggle()),
  };
}
