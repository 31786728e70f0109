import type { IncomingMessage } from 'node:http';
import { drawingLimit } from './drawing-limit.ts';
import type { HostSiteOptions } from './options.ts';
import { visitorAddress } from './visitor-address.ts';

/** A visitor asked for too many pages. */
export class TooManyPages extends Error {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many pages');
    this.retryAfter = retryAfter;
  }
}

/**
 * Counts what is drawn for a request.
 * @throws TooManyPages
 */
export type CountDrawing = (request: IncomingMessage) => void;

/** Counts by address what is drawn; nothing where the network has no limits. */
export function countDrawing({ countedAs, isProxy }: HostSiteOptions): CountDrawing {
  if (countedAs === undefined) return () => {};
  const limit = drawingLimit();
  return (request) => {
    const wait = limit.take(countedAs(visitorAddress(request, isProxy)));
    if (wait > 0) throw new TooManyPages(wait);
  };
}
