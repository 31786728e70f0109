import type { Density, Theme } from './theme.ts';

const densities: Readonly<Record<Density, number>> = { compact: 0.75, normal: 1, roomy: 1.25 };

/** Sets the theme on the page's root element, where all widgets inherit it. The page's own rules for an element have priority. */
export function setTheme(theme: Theme): void {
  for (const [name, value] of Object.entries(theme))
    document.documentElement.style.setProperty(`--wbn-${name}`, `${densities[value as Density] ?? value ?? ''}`);
}
