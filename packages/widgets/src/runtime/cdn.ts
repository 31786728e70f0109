/** The CDN's runtime: puts the core interface into the page's registry. */
import type { RuntimeModule } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';
import { visitor } from './session.ts';
import * as shared from './shared.ts';

const registry = pageRegistry();
if (!registry.core) {
  // A module namespace keeps its names.
  registry.core = shared;
  // Developers look at the console first, and for a refused call the browser shows only the status.
  addEventListener('wbn-error', (event) =>
    // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
    console.warn(
      (event.target as Element).localName,
      (event as CustomEvent<{ message: string }>).detail.message,
      'wbn.diagnose() says more',
    ),
  );
}

/** Late code finds the addresses that a version's own loader lacks, and sets the theme before the first picture. */
export const locate: RuntimeModule['locate'] = async () => {
  const { config, languages } = registry;
  if (!config.api || !config.accounts || !config.portal || config.theme || languages)
    await visitor()
      .then(({ prepare }) => prepare())
      .catch((error) => {
        // Without this code widgets are drawn without a theme and in English, but not without an API.
        if (!config.api) throw error;
      });
};

export { visitor };
