import type { SiteSettings } from '../settings.ts';

export interface HostSiteOptions extends SiteSettings {
  /** Sent to the API as `x-wbn-internal`, so that it trusts the visitor's forwarded address. */
  readonly internalKey: string;
  /** The origin of the card form: the sandbox's or Stripe's; '' if purchases are off. */
  readonly payments: string;
  /** The API's internal address, if it differs from the public one. */
  readonly apiInternal?: string;
  /** The origin for file uploads, if it is a bucket instead of the API. */
  readonly uploads?: string;
  /** The build's folder with `client` and `server`; default: `dist` beside this file's folder. */
  readonly distDir?: string;
  /** Until it has returned true once, every page is 503 with Retry-After. */
  readonly ready?: () => boolean | Promise<boolean>;
  /** Whether the process will end soon: it still serves but reports itself not ready. */
  readonly isDraining?: () => boolean;
  /** Whether an address belongs to a trusted proxy, whose `x-forwarded-for` is used. Default: none. */
  readonly isProxy?: (address: string) => boolean;
  /** The name by which an address is counted. Without it and `fairTurns`, pages are drawn without a limit. */
  readonly countedAs?: (address: string) => string;
  /** Runs work in turn, for those first who asked for little; rejects work for which it has no place, and work that nobody awaits. */
  readonly fairTurns?: <Value>(address: string, left: AbortSignal, work: () => Promise<Value>) => Promise<Value>;
  /** Most megabytes of kept pages; 0 renders every page anew. Default 64. */
  readonly pageCache?: number;
  /** Receives errors of pages; default: JSON lines on standard error. */
  readonly log?: (line: Record<string, unknown>) => void;
}
