import type { Client, ClientOptions, Session } from '@wbn/core';
import { lazyClient } from './lazy-client.ts';
import { pageRegistry } from './registry.ts';
import { lazySession, visitor } from './session.ts';

type Hooks = Required<NonNullable<ClientOptions['hooks']>>;

/** A login that could not begin, for example because its code did not load, leaves a notice in the widget whose button asked for it. */
const logIn: Hooks['onLoginRequired'] = (scope, offerRetry) =>
  visitor()
    .then(({ api }) => api.login(scope))
    .then(
      () => offerRetry?.(),
      () => offerRetry?.(() => logIn(scope, offerRetry)),
    );

/**
 * The page's client for all widgets. Its options inherit the page's settings and are read at each use, so `configure` may run after the
 * first widget and change them later.
 */
export function pageClient(): Client {
  const registry = pageRegistry();
  if (!registry.client) {
    const options = {
      __proto__: registry.config,
      // Only a page on the portal's own origin may store a session.
      get embedded() {
        const { embedded, portal } = registry.config;
        return !!embedded || typeof document === 'undefined' || location.origin !== portal;
      },
      hooks: { onLoginRequired: logIn },
    } as unknown as ClientOptions & { embedded: boolean; session?: Session };
    // A server has no session.
    if (typeof document !== 'undefined') options.session = lazySession(options);
    registry.client = lazyClient(options);
  }
  return registry.client;
}
