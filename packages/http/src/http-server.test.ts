import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type HttpServerOptions, httpServer, maxWaitingRequests } from './http-server.ts';
import { requestTimeouts } from './request-timeouts.ts';

/** A server with this listener. */
async function serverOf(answer: RequestListener, options: HttpServerOptions = {}): Promise<number> {
  const server = httpServer(answer, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

interface Sender {
  readonly socket: Socket;
  /** All that has arrived. */
  text(): string;
  /** Resolves as the connection ends. */
  readonly ended: Promise<unknown>;
}

/** Sends these requests in one piece on one connection. */
async function send(port: number, paths: readonly string[]): Promise<Sender> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  return { socket, text: () => text, ended };
}
const numbered = (count: number, name: string) => Array.from({ length: count }, (_, n) => `/${name}-${n}`);

it('ends a connection with thousands of requests that wait, and begins none of those', async () => {
  const begun: string[] = [];
  const port = await serverOf(({ url = '' }, response) => {
    begun.push(url);
    // The flood is never answered, only the others are.
    if (url.startsWith('/other')) response.end('here');
  });
  const flood = await send(port, numbered(20_000, 'flood'));
  const other = await send(port, ['/other']);
  await flood.ended;
  await expect.poll(other.text).toContain('here');
  expect(begun.filter((url) => url.startsWith('/flood'))).toEqual(['/flood-0']);
  expect(flood.text()).toBe('');
});

it('works on one request of a connection at a time, in their order, and meanwhile on those of others', async () => {
  const waiting: [url: string, end: () => void][] = [];
  const port = await serverOf(({ url = '' }, response) => void waiting.push([url, () => response.end(`${url};`)]));
  const atWork = () => waiting.map(([url]) => url);
  const paths = numbered(1 + maxWaitingRequests, 'one');
  const sender = await send(port, paths);
  for (const path of paths) {
    const other = await send(port, ['/other']);
    await expect.poll(atWork).toEqual(expect.arrayContaining([path, '/other']));
    expect(waiting).toHaveLength(2);
    for (const [, end] of waiting.splice(0)) end();
    await expect.poll(other.text).toContain('/other;');
    other.socket.destroy();
  }
  await expect.poll(() => sender.text().match(/\/one-\d+;/g)).toEqual(paths.map((path) => `${path};`));
  sender.socket.destroy();
});

it('begins nothing for a visitor who has left', async () => {
  const begun: string[] = [];
  const left: Promise<unknown>[] = [];
  const port = await serverOf(({ url = '' }, response) => {
    begun.push(url);
    left.push(once(response, 'close'));
    if (url === '/other') response.end();
  });
  const sender = await send(port, numbered(5, 'gone'));
  await expect.poll(() => begun).toEqual(['/gone-0']);
  sender.socket.destroy();
  await left[0];
  // Two turns of the process: the next request of a connection begins in the one after the answer before it.
  for (let turn = 0; turn < 2; turn += 1) {
    const other = await send(port, ['/other']);
    await expect.poll(other.text).toContain('200 OK');
    other.socket.destroy();
  }
  expect(begun).toEqual(['/gone-0', '/other', '/other']);
});

it('ends a connection whose answer nobody reads, and sends it whole to others', async () => {
  const answer = Buffer.alloc(50_000_000);
  let unreadEnded = 0;
  const port = await serverOf(
    ({ url }, response) => {
      if (url === '/unread')
        response.once('close', () => {
          unreadEnded += 1;
        });
      response.end(answer);
    },
    { timeouts: { ...requestTimeouts, silenceTimeout: 500 } },
  );
  const silent = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').pause());
  onTestFinished(() => {
    for (const socket of silent) socket.destroy();
  });
  for (const socket of silent) {
    socket.on('error', () => {});
    socket.write('GET /unread HTTP/1.1\r\nhost: a\r\n\r\n');
  }
  const read = await fetch(`http://127.0.0.1:${port}/read`);
  expect((await read.arrayBuffer()).byteLength).toBe(answer.length);
  await expect.poll(() => unreadEnded, { timeout: 20_000 }).toBe(silent.length);
}, 40_000);

it('ends a connection that reads its answer byte by byte, and no stream of events', async () => {
  const streams: ServerResponse[] = [];
  let slowEnded = 0;
  const port = await serverOf(
    (request, response) => {
      if (request.url !== '/stream') {
        response.once('close', () => {
          slowEnded += 1;
        });
        return void response.end(Buffer.alloc(50_000_000));
      }
      request.socket.setTimeout(0);
      response.write('begun;');
      streams.push(response);
    },
    { timeouts: { ...requestTimeouts, answerTimeout: 500 } },
  );
  const stream = await send(port, ['/stream']);
  await expect.poll(stream.text).toContain('begun;');
  const slow = connect(port, '127.0.0.1').pause();
  slow.on('error', () => {});
  slow.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  const drops = setInterval(() => slow.read(1_000), 20);
  onTestFinished(() => {
    clearInterval(drops);
    slow.destroy();
  });
  await expect.poll(() => slowEnded, { timeout: 10_000 }).toBe(1);
  // The stream is older than the answer that took too long.
  streams[0]?.write('goes on;');
  await expect.poll(stream.text).toContain('goes on;');
  stream.socket.destroy();
}, 20_000);
