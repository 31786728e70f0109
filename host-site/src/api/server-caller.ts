import { createClient } from '@wbn/core';
import type { Caller } from './context.ts';

export interface ServerCallerOptions {
  readonly api: string;
  /** Proves to the API that the forwarded address may be believed. */
  readonly internalKey: string;
  /** Without one nobody is counted for the call: the portal asks for itself. */
  readonly visitorAddress?: string | undefined;
  readonly requestID?: string | undefined;
  /** The page's. */
  readonly locale?: string | undefined;
  /** Milliseconds for one call; a page is better off with an error than waiting longer. */
  readonly timeout?: number;
}

/** The client of every page, without a session: the portal's server never sees one. */
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
    // The server calls neither of them.
    accounts: '',
    portal: '',
    locale,
    timeout,
    headers: { 'x-wbn-internal': internalKey, 'x-forwarded-for': visitorAddress, 'x-request-id': requestID },
  }).call;
