import type { Client } from '@wbn/core';
import { isObject, wrongArgument } from '../diagnosis/wrong-argument.ts';
import { setTheme } from '../theme/set-theme.ts';
import { type Config, changeConfig, pageRegistry } from './registry.ts';

export type { Config } from './registry.ts';

const noObserver =
  "No widget is drawn here, without an IntersectionObserver. In unit tests, add '@wbn/widgets/test-setup' to the set-up files.";

/**
 * Sets the options of all widgets of the page when used from npm packages, like the script tag's data attributes. It may run before or
 * after the widgets are imported and drawn: they update at once. On a server it applies to the whole process. `client` replaces the client
 * that the widgets would create.
 * @example
 * import { searchBox } from '@wbn/widgets/search-box/element';
 * import { renderWidget } from '@wbn/widgets/server';
 * const addresses = { api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' };
 * configure({ ...addresses, key: 'pk_live_1' });
 * (await renderWidget(searchBox)).includes('action="https://portal.example/search-result"') // true
 */
export function configure(given: Config & { client?: Client }): void {
  // Pages without types may give anything.
  if (!isObject(given)) throw wrongArgument('configure', given);
  const { client, ...config } = given;
  const registry = pageRegistry();
  if (client) registry.client = client;
  changeConfig(registry, config, !!client);
  if (!globalThis.document) return;
  // Every browser has it; jsdom, in which the unit tests of a page run, has not, and no widget would come near the screen.
  // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
  if (!globalThis.IntersectionObserver) console.warn(noObserver);
  // At once, so that the first picture has the theme; the check of the names comes later.
  if (config.theme) setTheme(config.theme);
  import('../diagnosis/check-config.ts').then(
    ({ checkConfig }) => checkConfig(),
    () => {},
  );
}
