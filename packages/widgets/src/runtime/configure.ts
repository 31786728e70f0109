import type { Client } from '@wbn/core';
import { type Config, changeConfig, pageRegistry } from './registry.ts';

export type { Config } from './registry.ts';

/**
 * Settings of all widgets of the page, for those who import the packages: what the script tag's data attributes are. It may come before
 * or after the widgets are imported and drawn: they follow at once. On a server they hold for the whole process. `client` puts a client
 * in the place of the one the widgets would make.
 */
export function configure({ client, ...config }: Config & { client?: Client }): void {
  const registry = pageRegistry();
  if (client) registry.client = client;
  changeConfig(registry, config, !!client);
}
