import type { SiteSettings } from '../settings.ts';

/** What the shell shows of the visitor. */
export interface Visitor {
  readonly state: 'visitor' | 'user';
  readonly userID?: string;
  readonly name?: string;
  readonly photo?: string;
}

/** The session as the portal's parts use it; all of it acts in the browser only. */
export interface SiteSession {
  start(): void;
  subscribe(listener: () => void): () => void;
  visitor(): Visitor;
  /** A token that is good for now, or undefined. */
  token(): Promise<string | undefined>;
  login(): Promise<void>;
  register(): Promise<void>;
  logout(): Promise<void>;
  /** Redeems the one-time code in the address of /SetID/. */
  redeem(): Promise<void>;
}

export const nobody: Visitor = { state: 'visitor' };

export function createSiteSession({ accounts }: SiteSettings): SiteSession {
  const go = async (page: string) => {
    window.location.assign(`${accounts}/${page}?continue=${encodeURIComponent(window.location.href)}`);
  };
  return {
    start() {},
    subscribe: () => () => {},
    visitor: () => nobody,
    token: async () => undefined,
    login: () => go('login'),
    register: () => go('register'),
    async logout() {},
    async redeem() {},
  };
}
