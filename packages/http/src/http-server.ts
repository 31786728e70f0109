import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { type RequestTimeouts, requestTimeouts } from './request-timeouts.ts';

/**
 * Most requests of one connection that may wait for the answer before theirs. Browsers and proxies send a request after the answer to the
 * one before.
 */
export const maxWaitingRequests = 16;

export interface HttpServerOptions {
  readonly tls?: SecureContextOptions | undefined;
  readonly timeouts?: RequestTimeouts;
}

/** Every port of the network is opened by this server: it bounds how slowly a client sends and reads, and how far ahead of its answers it sends. */
export function httpServer(answer: RequestListener, { tls, timeouts = requestTimeouts }: HttpServerOptions): Server {
  const options: ServerOptions = timeouts;
  const handler = inTurn(answer, timeouts.answerTimeout);
  const server = tls ? createTlsServer({ ...tls, ...options }, handler) : createServer(options, handler);
  // An answer that nobody reads would be kept for ever. Streams set another time for their connection.
  server.setTimeout(timeouts.silenceTimeout);
  return server;
}

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Works on one request of a connection at a time, with a turn for other connections between two. Node itself hands over all requests of
 * 64 kB at once, about 1,700 small ones. A connection whose requests do not wait is closed: an answer to them would have to wait too.
 */
function inTurn(answer: RequestListener, answerTimeout: number): RequestListener {
  const waitingOf = new WeakMap<Socket, Exchange[]>();
  const begin = (waiting: Exchange[], [request, response]: Exchange): void => {
    const { socket } = request;
    if (socket.destroyed) return;
    // The bound of silence begins anew with each byte that is read. Streams have taken it away.
    const slow = setTimeout(() => socket.timeout && socket.destroy(), answerTimeout).unref();
    response.once('close', () => {
      clearTimeout(slow);
      const next = waiting.shift();
      if (next) setImmediate(begin, waiting, next);
      else waitingOf.delete(socket);
    });
    answer(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // The parser hands over the rest of what it has read, even after the end of the connection.
    if (socket.destroyed) return;
    const waiting = waitingOf.get(socket);
    if (waiting === undefined) {
      const none: Exchange[] = [];
      waitingOf.set(socket, none);
      begin(none, [request, response]);
    } else if (waiting.length < maxWaitingRequests) waiting.push([request, response]);
    else socket.destroy();
  };
}
