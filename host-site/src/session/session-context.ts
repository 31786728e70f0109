import { createContext, useContext, useSyncExternalStore } from 'react';
import { nobody, type SiteSession } from './site-session.ts';
import type { Visitor } from './visitor.ts';

/** Undefined on the server, which never sees a session. */
export const SessionContext = createContext<SiteSession | undefined>(undefined);

export const useSession = (): SiteSession | undefined => useContext(SessionContext);

const silent = () => () => {};

/** The visitor as the server drew them until the page is hydrated, then as they are. */
export function useVisitor(): Visitor {
  const session = useSession();
  return useSyncExternalStore(
    session?.subscribe ?? silent,
    () => session?.visitor() ?? nobody,
    () => nobody,
  );
}
