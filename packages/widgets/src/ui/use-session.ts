import type { PartnerScope } from '@wbn/contract';
import type { Client, SessionState } from '@wbn/core';
import { useEffect } from 'react';
import type { View } from 'shadow-dom-inject';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';

const nobody: SessionState = { status: 'anonymous' };
const noSession = { get: () => nobody, subscribe: () => () => {} };

/** The session with the acting business; redraws on changes. On a server: logged out. */
export function useSession({ session }: Client): SessionState {
  const { subscribe, get } = session ?? noSession;
  useEffect(() => {
    session?.ready();
  }, [session]);
  return useSyncExternalStore(subscribe, get);
}

/** The parts of a view that begin a login. */
type Asking = Pick<View<unknown, unknown, unknown, Client>, 'services' | 'emit' | 'offerRetry'>;

/** Tells the page that an action needs a login; unless the page cancels the event, starts our login, which asks for the scope. */
export function askLogin({ emit, offerRetry, services }: Asking, detail: object, scope?: PartnerScope): void {
  if (emit('wbn-login-required', detail, true)) services.options.hooks?.onLoginRequired?.(scope, offerRetry);
}
