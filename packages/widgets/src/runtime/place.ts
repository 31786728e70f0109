import { pageRegistry } from './registry.ts';

/** Where the page's widgets ask, read at each use: `configure` may come after the first widget, and may change it later. */
export const place = {
  get api() {
    return pageRegistry().config.api as string;
  },
  get accounts() {
    return pageRegistry().config.accounts as string;
  },
  get portal() {
    return pageRegistry().config.portal as string;
  },
  get key() {
    return pageRegistry().config.key;
  },
  /** A page on the portal's own origin may keep a session; any other page is somebody else's: tokens live in its memory only. */
  get embedded() {
    return globalThis.location?.origin !== pageRegistry().config.portal;
  },
};
