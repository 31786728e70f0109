import { useSyncExternalStore } from 'react';
import { useSession } from './session-context.ts';

const silent = () => () => {};

/** Who is most likely logged in, known before the session is (document/session-hint.ts); undefined for visitors and on the server. */
export function useKnownPerson(): string | undefined {
  const session = useSession();
  return useSyncExternalStore(
    session?.subscribe ?? silent,
    () => document.documentElement.dataset.person,
    () => undefined,
  );
}
