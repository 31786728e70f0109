import { type Client, createClient } from '@wbn/core';
import { addresses } from './addresses.ts';
import { pageRegistry } from './registry.ts';
import { lazySession, visitor } from './session.ts';

/** What every widget asks, reads and writes through: the page's one client, made when the first widget needs it. */
export function pageClient(): Client {
  const registry = pageRegistry();
  if (!registry.client) {
    const { api, accounts, portal, key } = { ...addresses, ...registry.config };
    // A page on the portal's own origin may keep a session; any other page is somebody else's.
    const embedded = globalThis.location?.origin !== portal;
    const hooks = { onLoginRequired: async () => (await visitor()).api.login() };
    const client = createClient({
      api,
      accounts,
      portal,
      key,
      embedded,
      hooks,
      session: lazySession({ accounts, key, embedded }),
    });
    registry.client = client;
  }
  return registry.client;
}
