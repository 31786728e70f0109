import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawingLimit } from './drawing-limit.ts';
import type { HostSiteOptions } from './options.ts';
import { visitorAddress } from './visitor-address.ts';

/** A page is not drawn now: its visitor asked for too many (429), or too many visitors wait (503). */
export class PageRefused extends Error {
  readonly status: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, retryAfter: number) {
    super(status === 429 ? 'Too many pages' : 'Too many visitors at once');
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Seconds after which a page that found no place may be asked for again. */
const busyFor = 5;

/**
 * Draws what a request asks for, when it is its turn.
 * @throws PageRefused
 */
export type DrawInTurn = <Drawn>(
  request: IncomingMessage,
  response: ServerResponse,
  draw: () => Promise<Drawn>,
) => Promise<Drawn>;

/**
 * Counts by address what is drawn, and draws few pages at once, those first whose visitors asked for few: one visitor who asks for
 * hundreds delays nobody else. Where the network has no limits, it draws at once.
 */
export function drawInTurn({ countedAs, fairTurns, isProxy }: HostSiteOptions): DrawInTurn {
  if (countedAs === undefined || fairTurns === undefined) return (_request, _response, draw) => draw();
  const limit = drawingLimit();
  const inTurn = fairTurns;
  return async (request, response, draw) => {
    const address = countedAs(visitorAddress(request, isProxy));
    const wait = limit.take(address);
    if (wait > 0) throw new PageRefused(429, wait);
    const left = new AbortController();
    response.once('close', () => left.abort());
    let isBegun = false;
    const begin = async () => {
      isBegun = true;
      // Drawing blocks the process: kept pages are sent between two drawings.
      await nextTurn();
      return draw();
    };
    return inTurn(address, left.signal, begin).catch((error: unknown) => {
      throw isBegun ? error : new PageRefused(503, busyFor);
    });
  };
}
