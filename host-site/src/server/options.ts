import type { SiteSettings } from '../settings.ts';

export interface HostSiteOptions extends SiteSettings {
  /** Sent to the API as `x-wbn-internal`, so that it believes the forwarded address of the visitor. */
  readonly internalKey: string;
  /** The origin whose card form pages may hold: the sandbox's, or Stripe's; '' when purchases are off. */
  readonly payments: string;
  /** Where the API is reached from here, when that is not the address browsers use. */
  readonly apiInternal?: string;
  /** The origin that files are posted to, when that is not the API: a bucket's. */
  readonly uploads?: string;
  /** The folder with `client` and `server` of the build; default: `dist` beside this file's folder. */
  readonly distDir?: string;
  /** Until it answers true once, every page is 503 with Retry-After. */
  readonly ready?: () => boolean | Promise<boolean>;
  /** Whether the process is about to end: it still serves, and reports itself not ready. */
  readonly isDraining?: () => boolean;
  /** Whether an address is that of a proxy of ours, whose `x-forwarded-for` is believed. Default: there is none. */
  readonly isProxy?: (address: string) => boolean;
  /** Gets what a page failed on; to standard error, a JSON object a line, unless told. */
  readonly log?: (line: Record<string, unknown>) => void;
}
