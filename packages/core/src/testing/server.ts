import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
interface Seen {
  readonly method: string;
  /** Path with query, without a leading slash. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The parsed JSON. */
  readonly body: unknown;
  readonly text: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON, a text unchanged. */
  readonly body?: unknown;
  /** Cuts the connection before or during an answer. */
  readonly cut?: 'before' | 'middle';
}

export type Answerer = (seen: Seen) => Reply | undefined | Promise<Reply | undefined>;

export interface TestServer extends AsyncDisposable {
  readonly origin: string;
  readonly seen: Seen[];
  /** Requests to paths that begin with this. */
  to(path: string): Seen[];
}

/** A real HTTP server with scripted answers; other paths answer 404 in the contract's form. */
export async function testServer(answer: Answerer): Promise<TestServer> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const one = {
      method: request.method as string,
      path: (request.url as string).slice(1),
      headers: request.headers,
      text,
      body: text && /json|text\/plain/.test(request.headers['content-type'] ?? '') ? JSON.parse(text) : undefined,
    };
    seen.push(one);
    const reply = (await answer(one)) ?? failed(404, 'NotFound');
    if (reply.cut === 'before') return request.socket.destroy();
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? success({}).body);
    // No Date header by default, because these tests use their own clocks.
    response.sendDate = false;
    response.writeHead(reply.status ?? 200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...reply.headers,
    });
    if (reply.cut !== 'middle') return response.end(body);
    response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    to: (path) => seen.filter((one) => one.path.startsWith(path)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const success = (data: unknown): Reply => ({ body: { success: true, data } });
export const failed = (status: number, name: string, message = `said ${name}`): Reply => ({
  status,
  body: { success: false, code: status, name, message },
});
