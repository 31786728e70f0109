import type { Client } from '@wbn/core';
import { type Config, pageRegistry } from './registry.ts';

export type { Config } from './registry.ts';

/**
 * Settings of all widgets of the page, for those who import the packages: what the script tag's data attributes are. To be called before
 * the first widget is mounted. `client` puts a client in the place of the one the widgets would make.
 */
export function configure({ client, ...config }: Config & { client?: Client }): void {
  const registry = pageRegistry();
  Object.assign(registry.config, config);
  if (client) registry.client = client;
}
