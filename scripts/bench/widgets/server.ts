import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { answerFor, ids, plain } from '../../../tests/widgets/fixtures.ts';
import { top } from '../../run.ts';
import { comments, walineComments } from './data.ts';

const cdn = path.join(top, 'packages', 'widgets', 'dist', 'cdn');
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#888"/></svg>';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Only a cross-origin isolated page may measure its memory. */
const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Pages by their path. */
export type Pages = Map<string, string>;

const session = () => ({
  token: 'token',
  tokenExpire: Date.now() + 900_000,
  refreshToken: 'next',
  refreshTokenExpire: Date.now() + 86_400_000,
});

/** Immediate, constant answers to calls of the widgets. */
export function answerTo(method: string, pathname: string): unknown {
  if (pathname.startsWith('/api/comment')) return walineComments;
  if (pathname.startsWith('/social/comments/')) return { success: true, data: comments };
  if (pathname === '/search/suggest') return { success: true, data: [{ text: 'steel pipes' }] };
  if (pathname === '/refresh-token') return { success: true, data: { ...session(), userID: ids.user } };
  return { success: true, data: answerFor(plain, method, pathname) ?? {} };
}

/** One origin for pages, CDN and API, because the page is measured, not the network. `calls` records API calls. */
export function serve(pages: Pages, calls: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { ...isolated, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    const page = pages.get(pathname);
    if (page !== undefined) return send(types[path.extname(pathname)] ?? 'text/html; charset=utf-8', page);
    const file = path.join(cdn, path.posix.normalize(pathname));
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return send('text/javascript', readFileSync(file));
    if (pathname.endsWith('.svg')) return send('image/svg+xml', picture);
    if (pathname === '/events') return response.writeHead(204).end();
    calls.push(`${request.method} ${pathname}`);
    return send('application/json', JSON.stringify(answerTo(request.method ?? 'GET', pathname)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
