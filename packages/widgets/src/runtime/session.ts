import type { Session, SessionState } from '@wbn/core';
import type { LazySession, SessionPlace } from './session-place.ts';

/** The code for logging in, loaded when a visitor logs in or returns from it. */
export const visitor = () => import('./visitor.ts');

const anonymous: SessionState = { status: 'anonymous' };
const unknown: SessionState = { status: 'unknown' };

/**
 * A session that is loaded on demand. A newly opened partner page has none to restore, and most visitors never log in. On the portal's own
 * pages `ready` loads it.
 */
export function lazySession(place: SessionPlace): LazySession {
  const idle = () => (place.embedded ? anonymous : unknown);
  const waiting = new Map<Parameters<Session['subscribe']>[0], (() => void) | undefined>();
  let real: Session | undefined;
  const load = async () => {
    const { startSession } = await visitor();
    if (real) return;
    real = startSession(place);
    Object.assign(session, real);
    for (const listener of waiting.keys()) {
      waiting.set(listener, real.subscribe(listener));
      // The session may be known already: another copy of the bundle has it, or its stored token is still valid.
      listener(real.get(), idle());
    }
  };
  const session = {
    version: 1,
    load,
    get: () => real?.get() ?? idle(),
    subscribe(listener: Parameters<Session['subscribe']>[0]) {
      waiting.set(listener, real?.subscribe(listener));
      return () => {
        waiting.get(listener)?.();
        waiting.delete(listener);
      };
    },
    async ready() {
      if (place.embedded) return;
      await load();
      await real?.ready();
    },
    refresh: async () => 'refused',
  } as LazySession;
  return session;
}
