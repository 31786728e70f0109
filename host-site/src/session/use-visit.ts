import { noteVisit } from '@wbn/contract';
import { useEffect } from 'react';
import { useSite } from '../site-context.ts';
import { useSession } from './session-context.ts';
import { mayHoldSession } from './site-session.ts';

/**
 * Reports once that the page of a business or product is shown, as the person who reads it: views by the business's own members do not
 * count. A page without a session sends a plain request, because most visitors never load the client. A report may get lost.
 */
export function useVisit(resourceID: string | undefined): void {
  const session = useSession();
  const { api } = useSite().settings;
  useEffect(() => {
    if (!session || !resourceID) return;
    const body = { resourceID };
    const report = mayHoldSession()
      ? session.client().then((client) => client.call(noteVisit, { body, personal: true }))
      : fetch(`${api}/${noteVisit.path}`, {
          method: noteVisit.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          // Read to its end, so that the connection is free again.
        }).then((answer) => answer.text());
    report.catch(() => undefined);
  }, [api, resourceID, session]);
}
