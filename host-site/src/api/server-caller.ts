import { createClient, type WbnError } from '@wbn/core';
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
  /** Hears that the API refused a call as one too many of the visitor, and for how many seconds. */
  readonly onTooMany?: (seconds: number) => void;
  /** Timeout of one call in milliseconds: an error page is better than a longer wait. */
  readonly timeout?: number;
}

/** Seconds to wait where a refusal names none. */
const defaultWait = 60;

/** The client for rendering pages, without a session: the portal's server never sees one. */
export const serverCaller = ({
  api,
  internalKey,
  visitorAddress,
  requestID,
  locale,
  onTooMany = () => {},
  timeout = 8000,
}: ServerCallerOptions): Caller => {
  const { call } = createClient({
    api,
    // The server uses neither.
    accounts: '',
    portal: '',
    locale,
    timeout,
    headers: { 'x-wbn-internal': internalKey, 'x-forwarded-for': visitorAddress, 'x-request-id': requestID },
  });
  return (async (...asked: Parameters<Caller>) => {
    try {
      return await call(...asked);
    } catch (error) {
      const { retryAfter = defaultWait, status } = error as Partial<WbnError>;
      if (status === 429) onTooMany(retryAfter);
      throw error;
    }
  }) as Caller;
};
