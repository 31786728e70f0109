import type { Actor } from '@wbn/core';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

interface Loaded {
  readonly userID: string;
  readonly actors: Promise<readonly Actor[]>;
}

/** The last list that was read, shared by the header and the menus. */
let last: Loaded | undefined;

/**
 * The businesses as which the visitor may act. Empty for visitors without a session, until the list is read, and when it cannot be read.
 *
 * @param wanted whether somebody looks at them: nothing is requested before
 */
export function useActors(wanted: boolean): readonly Actor[] {
  const session = useSession();
  const { userID } = useVisitor();
  const [actors, setActors] = useState<readonly Actor[]>([]);
  useEffect(() => {
    setActors([]);
    if (!session || !userID || !wanted) return;
    let current = true;
    if (last?.userID !== userID) {
      const read = session.client().then(async (client) => (await import('@wbn/core')).actors(client));
      last = { userID, actors: read };
      // The next who looks tries again.
      read.catch(() => {
        last = undefined;
      });
    }
    last.actors.then(
      (list) => current && setActors(list),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, userID, wanted]);
  return actors;
}
