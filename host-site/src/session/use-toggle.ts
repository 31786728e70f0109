import type { Client, Optimistic, OwnReaction } from '@wbn/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

type Asking = Optimistic & { ask(): Promise<void> };

/**
 * A like, a follow or a saved item: shows the server's count, then, when it is near, the visitor's own state. Its code is loaded for
 * logged-in visitors, or at the first click, which leads others to the login.
 *
 * @param given the visitor's own state, if the page's data tell it: nothing is asked until the visitor changes it or acts as another
 */
export function useToggle(
  count: number,
  make: (client: Client) => Promise<Asking>,
  isInView = true,
  given?: OwnReaction | undefined,
) {
  const session = useSession();
  const { businessID, userID } = useVisitor();
  const own = useRef(given);
  const [shown, setShown] = useState({ on: own.current?.on ?? false, count });
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const store = useRef<Promise<Asking>>(undefined);
  const making = useRef(make);
  making.current = make;

  const open = useCallback(
    (on = false) => {
      if (!session || store.current) return store.current;
      const opened = session.client().then(async (client) => {
        const made = await making.current(client);
        made.load({ on, count });
        // Another person, or another business, has a store of their own.
        made.subscribe((state) => store.current === opened && setShown(state));
        return made;
      });
      store.current = opened;
      return opened;
    },
    [session, count],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person speaking as another business has other likes, and a retry asks anew
  useEffect(() => {
    if (own.current?.actorID !== (businessID ?? userID)) own.current = undefined;
    store.current = undefined;
    setShown({ on: own.current?.on ?? false, count });
    setFailed(false);
    if (!userID || !isInView || own.current) return;
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
    toggle() {
      const opened = open(own.current?.on);
      own.current = undefined;
      opened?.then((made) => made.toggle());
    },
  };
}
