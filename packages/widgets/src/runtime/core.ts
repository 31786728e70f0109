import { type Client, type ClientOptions, createClient } from '@wbn/core';
import { place } from './place.ts';
import { pageRegistry } from './registry.ts';
import { lazySession, visitor } from './session.ts';

/** What every widget asks, reads and writes through: the page's one client. Its settings are read at each use. */
export function pageClient(): Client {
  const registry = pageRegistry();
  registry.client ??= createClient(
    // Not by spreading, which would read the settings now.
    Object.defineProperties(
      {
        hooks: { onLoginRequired: async () => (await visitor()).api.login() },
        // A server sees no visitor.
        session: typeof document === 'undefined' ? undefined : lazySession(place),
      } as Partial<ClientOptions> as ClientOptions,
      Object.getOwnPropertyDescriptors(place),
    ),
  );
  return registry.client;
}
