import { pageRegistry } from '../runtime/registry.ts';
import { nearestName } from './nearest-name.ts';
import { tokenNames } from './tokens.ts';

/** Reports names of the page's theme that no widget reads, and removes their properties. */
export function checkTheme(): void {
  const { theme = {} } = pageRegistry().config;
  for (const name of Object.keys(theme)) {
    if ((tokenNames as readonly string[]).includes(name)) continue;
    document.documentElement.style.removeProperty(`--wbn-${name}`);
    // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
    console.warn(`configure: the theme has no "${name}". Write "${nearestName(name, tokenNames)}"?`);
  }
}
