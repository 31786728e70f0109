import { useSyncExternalStore } from 'react';
import { useSession } from './session-context.ts';

const silent = () => () => {};

/** The person who is probably logged in, known before the session (document/session-hint.ts); undefined for visitors and on the server. */
export function useKnownPerson(): string | undefined {
  const session = useSession();
  return useSyncExternalStore(
    session?.subscribe ?? silent,
    () => document.documentElement.dataset.person,
    () => undefined,
  );
}
