import type { Session } from '@wbn/core';

export interface SessionPlace {
  readonly accounts: string;
  readonly api: string;
  readonly key?: string | undefined;
  /** A page that does not belong to the portal: tokens live only in its memory. */
  readonly embedded: boolean;
}

/** The page's session, which loads the real one on demand. */
export type LazySession = Session & { load(): Promise<void> };
