import { pageRegistry } from '../runtime/registry.ts';
import { nearestName } from './nearest-name.ts';
import { setTheme } from './set-theme.ts';
import { tokenNames } from './tokens.ts';

/** Sets the page's theme, and reports names that no widget reads. */
export function applyTheme(): void {
  const { theme = {} } = pageRegistry().config;
  setTheme(theme);
  for (const name of Object.keys(theme)) {
    if ((tokenNames as readonly string[]).includes(name)) continue;
    document.documentElement.style.removeProperty(`--wbn-${name}`);
    // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
    console.warn(`configure: the theme has no "${name}". Write "${nearestName(name, tokenNames)}"?`);
  }
}
