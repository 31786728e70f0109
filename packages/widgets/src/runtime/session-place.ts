import type { Session } from '@wbn/core';

export interface SessionPlace {
  readonly accounts: string;
  readonly key?: string | undefined;
  /** A page that is not the portal's: tokens live in its memory only. */
  readonly embedded: boolean;
}

/** The page's session, with a way to make it a real one. */
export type LazySession = Session & { load(): Promise<void> };
