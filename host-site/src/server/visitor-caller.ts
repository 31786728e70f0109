import type { IncomingMessage } from 'node:http';
import type { ServerCallerOptions } from '../api/server-caller.ts';
import type { HostSiteOptions } from './options.ts';
import { visitorAddress } from './visitor-address.ts';

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface VisitorCaller {
  readonly caller: ServerCallerOptions;
  /** The status of what was drawn: a failure for which the visitor asked too often is 429, and says when to come again. */
  answered(status: number): Answered;
}

/** The API for what is drawn for one request. */
export function visitorCaller(options: HostSiteOptions, request: IncomingMessage, requestID: string): VisitorCaller {
  let wait = 0;
  const caller = {
    api: options.apiInternal ?? options.api,
    internalKey: options.internalKey,
    visitorAddress: visitorAddress(request, options.isProxy),
    requestID,
    onTooMany: (seconds: number) => {
      wait = Math.max(wait, seconds);
    },
  };
  return {
    caller,
    answered: (status): Answered =>
      status === 502 && wait > 0 ? { status: 429, headers: { 'retry-after': String(wait) } } : { status, headers: {} },
  };
}
