import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFor, ids, plain } from './fixtures.ts';

/** A site that is portal, API, account site and picture host in one, with fixture answers: for browsers without request interception. */
export interface FixtureServer {
  readonly origin: string;
  /** Writing calls as `POST /path`. */
  readonly written: string[];
  close(): Promise<void>;
}

const session = {
  token: 'access',
  tokenExpire: 3600,
  refreshToken: 'refresh',
  refreshTokenExpire: 86_400,
  userID: ids.user,
};
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#579"/></svg>';

/** `page` is served at `/`. */
export async function startFixtures(
  page: (origin: string) => string,
  policy: (origin: string) => string,
): Promise<FixtureServer> {
  const written: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fixtures');
    const send = (type: string, body: string, headers = {}) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
    if (pathname === '/') return send('text/html', page(origin), { 'content-security-policy': policy(origin) });
    if (pathname === '/pictures/card') return send('text/html', cardPage);
    if (pathname.startsWith('/pictures/')) return send('image/svg+xml', svg);
    if (pathname === '/refresh-token')
      return send('application/json', JSON.stringify({ success: true, data: session }));
    // The event stream is silent.
    if (pathname === '/events') return response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const method = request.method ?? 'GET';
    if (method !== 'GET' && !pathname.startsWith('/search/')) written.push(`${method} ${pathname}`);
    const data = answerFor(plain, method, pathname);
    const body = JSON.stringify(data ? { success: true, data } : { success: false, code: 404, name: 'NotFound' });
    return send('application/json', body.replaceAll('https://pictures.example', `${origin}/pictures`));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    written,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The part of a provider's card fields that the checkout uses. */
export const cardPage = `<!doctype html><html lang="en"><title>Card</title><input aria-label="Card number"><script>
  addEventListener('message', ({ origin, source, data }) => data.wbn === 'submit' && source.postMessage({ wbn: 'card', method: 'pm_1' }, origin))
</script></html>`;
