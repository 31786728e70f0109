import type { Client, SessionState } from '@wbn/core';
import { useEffect, useSyncExternalStore } from 'react';

const nobody: SessionState = { status: 'anonymous' };
const noSession = { get: () => nobody, subscribe: () => () => {} };

/** Who is logged in, and as whom they speak; draws again when that changes. On a server: nobody. */
export function useSession({ session }: Client): SessionState {
  const { subscribe, get } = session ?? noSession;
  useEffect(() => {
    session?.ready();
  }, [session]);
  return useSyncExternalStore(subscribe, get);
}

type Emit = (name: string, detail?: unknown, cancelable?: boolean) => boolean;

/** The page hears that a visitor wants what needs a login; unless it says that it sees to that itself, ours is offered. */
export function askLogin({ options }: Client, emit: Emit, detail: object): void {
  if (emit('wbn-login-required', detail, true)) options.hooks?.onLoginRequired?.();
}
