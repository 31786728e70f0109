import { type Actor, actors } from '@wbn/core';
import { useEffect, useSyncExternalStore } from 'react';
import { ownBusinessChanges } from './own-business-changes.ts';
import { useSession, useVisitor } from './session-context.ts';
import type { SiteSession } from './site-session.ts';

interface Loaded {
  readonly userID: string;
  readonly actors: readonly Actor[];
}

const none: readonly Actor[] = [];
/** The last list that was read, shared by the header, the menus and pages. */
let last: Loaded | undefined;
/** The latest reading that has not ended. */
let reading: { readonly userID: string; readonly changes: number } | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Without an answer the list stays as it was; the next who looks tries again. */
async function readActors(session: SiteSession, userID: string, changes: number): Promise<void> {
  if (reading?.userID === userID && reading.changes === changes) return;
  const own = { userID, changes };
  reading = own;
  try {
    const client = await session.client();
    const found = await actors(client);
    if (reading !== own) return;
    last = { userID, actors: found };
    for (const listener of listeners) listener();
  } finally {
    if (reading === own) reading = undefined;
  }
}

/**
 * The businesses as which the visitor may act. Empty for visitors without a session, until the list is read, and when it cannot be read.
 * It is read again for each one who begins to look, because colleagues and other tabs change it, and after changes by this page.
 *
 * @param wanted whether somebody looks at them: nothing is requested before
 */
export function useActors(wanted: boolean): readonly Actor[] {
  const session = useSession();
  const { userID } = useVisitor();
  const changes = useSyncExternalStore(ownBusinessChanges.subscribe, ownBusinessChanges.count, () => 0);
  const loaded = useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );
  useEffect(() => {
    if (session && userID && wanted) readActors(session, userID, changes).catch(() => undefined);
  }, [session, userID, wanted, changes]);
  return wanted && loaded && loaded.userID === userID ? loaded.actors : none;
}
