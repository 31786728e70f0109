import { type Client, type ClientOptions, createClient } from '@wbn/core';
import { pageRegistry } from './registry.ts';
import { lazySession, visitor } from './session.ts';

/**
 * What every widget asks, reads and writes through: the page's one client. Its options inherit the page's settings, so each use reads them
 * as they are then: `configure` may come after the first widget, and may change them later.
 */
export function pageClient(): Client {
  const registry = pageRegistry();
  if (!registry.client) {
    const options = {
      __proto__: registry.config,
      // A page on the portal's own origin may keep a session; any other page is somebody else's.
      get embedded() {
        return !!registry.config.embedded || globalThis.location?.origin !== registry.config.portal;
      },
      hooks: { onLoginRequired: async () => (await visitor()).api.login() },
    } as unknown as ClientOptions & { embedded: boolean };
    // A server sees no visitor.
    if (typeof document !== 'undefined') Object.assign(options, { session: lazySession(options) });
    registry.client = createClient(options);
  }
  return registry.client;
}
