import path from 'node:path';
import type { Plugin } from 'vite';

const widgets = path.join(import.meta.dirname, '..', 'packages', 'widgets');

/** Widgets use preact under React's name, as in their own build; the rest uses React. */
export const widgetsOnPreact: Plugin = {
  name: 'wbn-widgets-on-preact',
  enforce: 'pre',
  async resolveId(source, importer) {
    // Widgets use nothing of compat itself, so nothing of it stays in the bundle (docs/decisions/119).
    if (/^preact\/compat($|\/)/.test(source)) {
      const compat = await this.resolve(source, importer, { skipSelf: true });
      return compat && { ...compat, moduleSideEffects: false };
    }
    if (!importer?.startsWith(widgets) || !/^react($|\/)/.test(source)) return null;
    return this.resolve(source.replace('react', '@preact/compat'), importer, { skipSelf: true });
  },
};
