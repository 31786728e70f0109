import { pageRegistry } from '../runtime/registry.ts';
import { tokenNames } from '../theme/tokens.ts';
import { configFaults } from './config.ts';

const reported = new Set<string>();

/** Reports each name of the page's settings that no widget reads once, and removes the properties of the theme's. */
export async function checkConfig(): Promise<void> {
  const { config, locales } = pageRegistry();
  for (const name of Object.keys(config.theme ?? {}))
    if (!(tokenNames as readonly string[]).includes(name))
      document.documentElement.style.removeProperty(`--wbn-${name}`);
  // By npm the names come with all texts: only a page with words of its own fetches them.
  const { textNames = undefined } = config.texts || locales ? await import('./text-names.ts') : {};
  for (const fault of configFaults(pageRegistry(), textNames)) {
    // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
    if (!reported.has(fault)) console.warn(fault);
    reported.add(fault);
  }
}
