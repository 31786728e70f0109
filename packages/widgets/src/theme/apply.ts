import { pageRegistry } from '../runtime/registry.ts';
import { nearestName } from './nearest-name.ts';
import type { Density } from './theme.ts';
import { tokenNames } from './tokens.ts';

const densities: Readonly<Record<Density, number>> = { compact: 0.75, normal: 1, roomy: 1.25 };

/** Sets the page's theme on its root element, where all widgets inherit it. The page's own rules for an element have priority. */
export function applyTheme(): void {
  for (const [name, value] of Object.entries(pageRegistry().config.theme ?? {})) {
    if ((tokenNames as readonly string[]).includes(name))
      document.documentElement.style.setProperty(`--wbn-${name}`, `${densities[value as Density] ?? value ?? ''}`);
    // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
    else console.warn(`configure: the theme has no "${name}". Write "${nearestName(name, tokenNames)}"?`);
  }
}
