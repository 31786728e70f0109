import type { PartnerScope } from '@wbn/contract';
import type { Client, ClientOptions } from '@wbn/core';
import { lazyClient } from './lazy-client.ts';
import { pageRegistry } from './registry.ts';
import { lazySession, visitor } from './session.ts';

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
        return !!registry.config.embedded || globalThis.location?.origin !== registry.config.portal;
      },
      hooks: { onLoginRequired: async (scope?: PartnerScope) => (await visitor()).api.login(scope) },
    } as unknown as ClientOptions & { embedded: boolean };
    // A server has no session.
    if (typeof document !== 'undefined') Object.assign(options, { session: lazySession(options) });
    registry.client = lazyClient(options);
  }
  return registry.client;
}
