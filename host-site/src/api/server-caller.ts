import { type Caller, callerOver } from './caller.ts';

export interface ServerCallerOptions {
  readonly api: string;
  /** Proves to the API that the forwarded address may be believed. */
  readonly internalKey: string;
  /** Without one nobody is counted for the call: the portal asks for itself. */
  readonly visitorAddress?: string;
  readonly requestID?: string;
  /** The page's. */
  readonly locale?: string;
  /** Milliseconds for one call; a page is better off with an error than waiting longer. */
  readonly timeout?: number;
}

export const serverCaller = ({
  api,
  internalKey,
  visitorAddress,
  requestID,
  locale,
  timeout = 8000,
}: ServerCallerOptions): Caller =>
  callerOver(
    (address, init) =>
      fetch(`${api}/${address}`, {
        ...init,
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...init.headers,
          accept: 'application/json',
          'x-wbn-internal': internalKey,
          ...(visitorAddress === undefined ? {} : { 'x-forwarded-for': visitorAddress }),
          ...(requestID === undefined ? {} : { 'x-request-id': requestID }),
        },
      }),
    locale,
  );
