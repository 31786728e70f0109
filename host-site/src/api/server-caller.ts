import { createClient } from '@wbn/core';
import type { Caller } from './context.ts';

export interface ServerCallerOptions {
  readonly api: string;
  /** Proves to the API that the forwarded address can be trusted. */
  readonly internalKey: string;
  /** Undefined for calls of the portal itself, which count for no visitor. */
  readonly visitorAddress?: string | undefined;
  readonly requestID?: string | undefined;
  /** The page's language. */
  readonly locale?: string | undefined;
  /** Timeout of one call in milliseconds: an error page is better than a longer wait. */
  readonly timeout?: number;
}

/** The client for rendering pages, without a session: the portal's server never sees one. */
export const serverCaller = ({
  api,
  internalKey,
  visitorAddress,
  requestID,
  locale,
  timeout = 8000,
}: ServerCallerOptions): Caller =>
  createClient({
    api,
    // The server uses neither.
    accounts: '',
    portal: '',
    locale,
    timeout,
    headers: { 'x-wbn-internal': internalKey, 'x-forwarded-for': visitorAddress, 'x-request-id': requestID },
  }).call;
