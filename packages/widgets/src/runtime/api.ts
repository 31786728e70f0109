import type { WbnApi } from '../loader/api.ts';
import { pageRegistry } from './registry.ts';

/** What stands behind `window.wbn`. */
export const api: Omit<WbnApi, 'version' | 'push'> = {
  login: async () => {},
  logout: async () => {},
  session: async () => ({ loggedIn: false }),
  async on(event, listener) {
    document.addEventListener(event, listener as EventListener);
    return () => document.removeEventListener(event, listener as EventListener);
  },
  async configure(config) {
    Object.assign(pageRegistry().config, config);
  },
  diagnose: async () => (await import('./diagnose.ts')).diagnose(),
};
