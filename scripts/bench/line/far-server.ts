import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, createServer } from 'node:net';
import type { Certificate } from './certificate.ts';
import type { Line } from './line.ts';

export type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

export interface FarServer {
  readonly port: number;
  close(): void;
}

/** The urgency in a browser's `priority` header (RFC 9218): 0 is the most urgent, 3 the default. */
const urgencyOf = ({ headers }: Http2ServerRequest): number =>
  Number(/u=(\d)/.exec(String(headers.priority ?? ''))?.[1] ?? 3);

/**
 * Answers the requests of a connection one after the other, the most urgent first, as the servers of large CDNs do: a style sheet does not
 * share the line with pictures. Node's HTTP/2 would send all at once.
 */
function inOrderOfUrgency(handler: Handler): Handler {
  const waiting = new WeakMap<object, { readonly urgency: number; start(): void }[]>();
  const running = new WeakSet<object>();
  return (request, response) => {
    const connection = request.stream.session ?? request.socket;
    const queue = waiting.get(connection) ?? [];
    waiting.set(connection, queue);
    const next = () => {
      running.delete(connection);
      queue.sort((left, right) => left.urgency - right.urgency);
      queue.shift()?.start();
    };
    const start = () => {
      running.add(connection);
      response.once('close', next);
      // An answer that goes on for ever, as the stream of events, holds up nobody.
      if (handler(request, response) === 'endless') {
        response.off('close', next);
        next();
      }
    };
    queue.push({ urgency: urgencyOf(request), start });
    // The requests of one packet wait for each other.
    if (!running.has(connection)) setImmediate(() => running.has(connection) || next());
  };
}

/** An HTTP/2 server on loopback at the other end of the line that `line` returns when a connection is opened. */
export async function startFarServer(line: () => Line, certificate: Certificate, handler: Handler): Promise<FarServer> {
  const secure = createSecureServer({ ...certificate, allowHTTP1: true }, inOrderOfUrgency(handler));
  // Browsers end connections whenever they like.
  secure.on('error', () => {});
  secure.on('sessionError', () => {});
  secure.on('tlsClientError', () => {});
  const tcp = createServer({ noDelay: true }, (socket) => {
    secure.emit('connection', line().connect(socket));
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const close = () => {
    tcp.close();
    secure.close();
  };
  return { port: (tcp.address() as AddressInfo).port, close };
}
