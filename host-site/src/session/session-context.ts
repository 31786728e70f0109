import { createContext, useContext, useSyncExternalStore } from 'react';
import { nobody, type SiteSession } from './site-session.ts';
import type { Visitor } from './visitor.ts';

/** Undefined on the server, which never sees a session. */
export const SessionContext = createContext<SiteSession | undefined>(undefined);

export const useSession = (): SiteSession | undefined => useContext(SessionContext);

const silent = () => () => {};

/** Until hydration the server's anonymous visitor, then the real one. */
export function useVisitor(): Visitor {
  const session = useSession();
  return useSyncExternalStore(
    session?.subscribe ?? silent,
    () => session?.visitor() ?? nobody,
    () => nobody,
  );
}
