import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { BuildFiles } from '../../host-site/src/server/build-files.ts';
import type { SiteSettings } from '../../host-site/src/settings.ts';

/** Loads Vite's client and React Refresh before the portal's own entry. */
export const preamblePath = '/@wbn-dev/preamble.js';
const sheet = '/src/styles/index.css';

/** The pages' file list while Vite serves the sources: nothing is preloaded, and sheets of single pages come with their scripts. */
export async function portalFiles(vite: ViteDevServer, settings: SiteSettings): Promise<BuildFiles> {
  const { editionOf } = (await vite.ssrLoadModule(
    '/src/document/edition-of.ts',
  )) as typeof import('../../host-site/src/document/edition-of.ts');
  const { default: css } = (await vite.ssrLoadModule(`${sheet}?inline`)) as { readonly default: string };
  const { light, dark } = editionOf(settings).accent;
  const font = (name: string) => css.match(new RegExp(`url\\(["']?([^"')]*${name}[^"')]*\\.woff2)`))?.[1] ?? '';
  const id = path.join(vite.config.root, sheet);
  return {
    entries: [preamblePath, '/src/entry-client.tsx'],
    // Under its file's name Vite can update the sheet in place.
    css: `:root{--edition-accent-light:${light};--edition-accent-dark:${dark}}</style><style data-vite-dev-id="${id}">${css}`,
    cssFiles: [],
    fonts: { latin: font('inter-latin-wght-normal'), arabic: font('noto-sans-arabic-arabic') },
    preloads: () => [],
    early: [],
    sessionModules: [],
    pageSheets: [],
    sheets: () => [],
  };
}
