import { countMessages } from '@wbn/contract';
import type { LiveEvent } from '@wbn/contract/shapes';
import { useEffect, useState } from 'react';
import { callsAnswered } from '../early/early-answers.ts';
import { useSession, useVisitor } from './session-context.ts';
import type { SiteSession } from './site-session.ts';

/** Events that change the number of unread messages, or may have. */
const changes: readonly LiveEvent['kind'][] = ['message', 'read', 'thread', 'ready', 'reset'];

export interface UnreadMessages {
  /** Whether the server has counted them yet. */
  readonly isCounted: boolean;
  /** Of the visitor and all their businesses. */
  readonly unread: number;
  /** Those with unread messages: the visitor's own id, and businesses. */
  readonly parties: readonly { readonly id: string; readonly unread: number }[];
}

let last: UnreadMessages = { isCounted: false, unread: 0, parties: [] };
const listeners = new Set<(unread: UnreadMessages) => void>();
let stop: (() => void) | undefined;

async function follow(session: SiteSession): Promise<() => void> {
  const [client, { liveOf }] = await Promise.all([session.client(), import('@wbn/core/live')]);
  await callsAnswered();
  let isAsking = false;
  let again = false;
  const count = async () => {
    again = isAsking;
    if (isAsking) return;
    isAsking = true;
    try {
      last = { ...(await client.call(countMessages)).data, isCounted: true };
      for (const listener of listeners) listener(last);
    } catch {
      // A slightly old number is better than none.
    }
    isAsking = false;
    if (again) await count();
  };
  await count();
  return liveOf(client).listen(({ kind }) => void (changes.includes(kind) && count()));
}

/** How many messages the user and their businesses have not read. All components share one request. */
export function useUnreadMessages(): UnreadMessages {
  const session = useSession();
  const { userID } = useVisitor();
  const [unread, setUnread] = useState(last);
  useEffect(() => {
    if (!session || !userID) return;
    let current = true;
    listeners.add(setUnread);
    if (listeners.size === 1) {
      follow(session).then(
        (end) => {
          if (current || listeners.size) stop = end;
          else end();
        },
        () => undefined,
      );
    }
    return () => {
      current = false;
      listeners.delete(setUnread);
      if (listeners.size) return;
      stop?.();
      stop = undefined;
    };
  }, [session, userID]);
  return unread;
}
