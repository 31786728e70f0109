import type { Client } from '@wbn/core';
import type { Site } from '../site-context.ts';
import type { Visitor } from './visitor.ts';

/** The session for the portal's parts; browser only. */
export interface SiteSession {
  /** The page's client for loaders and widgets; loaded on demand. */
  client(): Promise<Client>;
  start(): void;
  subscribe(listener: () => void): () => void;
  visitor(): Visitor;
  login(): Promise<void>;
  register(): Promise<void>;
  logout(): Promise<void>;
  /** The visitor acts as this business from now on, in this tab and in tabs that begin later; undefined: as themselves. */
  actAs(businessID: string | undefined): Promise<void>;
}

export const nobody: Visitor = { state: 'visitor' };

/** Whether this browser may have a session: an empty storage has none. */
export function mayHoldSession(): boolean {
  try {
    return window.localStorage.length > 0;
  } catch {
    return false;
  }
}

/** Most visitors never log in: session code is loaded if there is a session or one is needed. */
export function createSiteSession(site: Pick<Site, 'settings' | 'edition' | 'locale'>): SiteSession {
  let shown = nobody;
  const listeners = new Set<() => void>();
  const show = (visitor: Visitor) => {
    shown = visitor;
    for (const listener of listeners) listener();
  };
  let coming: ReturnType<typeof load> | undefined;
  const load = async () => {
    const [{ liveSession }, { configure }] = await Promise.all([
      import('./live-session.ts'),
      import('@wbn/widgets/configure'),
      // The head of a personal page has begun it. A file of its own, so that it needs nothing that draws.
      import('../early/start.ts'),
    ]);
    const live = liveSession(site, show);
    configure({ client: live.client, portal: site.settings.portal });
    return live;
  };
  const live = () => {
    coming ??= load();
    return coming;
  };
  return {
    client: async () => (await live()).client,
    start() {
      if (mayHoldSession()) live();
      // A login in another tab.
      else window.addEventListener('storage', live, { once: true });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visitor: () => shown,
    login: async () => (await live()).begin('login'),
    register: async () => (await live()).begin('register'),
    logout: async () => (await live()).logout(),
    actAs: async (actor) => (await live()).client.session?.change({ actor }),
  };
}
