import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverCaller } from './api/server-caller.ts';
import { type BuildFiles, readBuild } from './server/build-files.ts';
import { drawInTurn, PageRefused } from './server/draw-in-turn.ts';
import { embedHandler } from './server/embed.ts';
import type { HostSiteOptions } from './server/options.ts';
import { pageHandler } from './server/page.ts';
import { openPageCache } from './server/page-cache/open-page-cache.ts';
import { requestTarget } from './server/request-target.ts';
import { sendPlain, setHeaders } from './server/respond.ts';
import { securityHeaders } from './server/security-headers.ts';
import { securityTxt } from './server/security-txt.ts';
import { sitemaps } from './server/sitemap/sitemaps.ts';
import { staticFiles } from './server/static-files.ts';
import { webManifest } from './server/web-manifest.ts';

export type { HostSiteOptions } from './server/options.ts';
export { requestTarget } from './server/request-target.ts';
export { type FileAt, fileAt, typeOfFile } from './server/send-file.ts';

export interface HostSite {
  handler(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Starts a plain HTTP server; resolves when it listens. */
  listen(port: number, host?: string): Promise<Server>;
  /** Ends the connection to the API that tells of changed content. */
  close(): void;
}

const toStandardError = (line: Record<string, unknown>) => void process.stderr.write(`${JSON.stringify(line)}\n`);

/** The entry of dist/server: see entry-server.tsx. */
type Renderer = typeof import('./entry-server.tsx');

/** Codes of streams whose visitor closed the connection: strangers must not write errors into the log. */
const leaving = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_DESTROYED']);
const hasLeft = (error: unknown): boolean => leaving.has(String((error as NodeJS.ErrnoException).code));

/** The portal on node:http. It neither reads nor sets cookies: every visitor gets the same, cacheable page. */
export async function createHostSite(options: HostSiteOptions): Promise<HostSite> {
  const dist = options.distDir ?? path.join(import.meta.dirname, '..', 'dist');
  const renderer = (await import(pathToFileURL(path.join(dist, 'server', 'entry-server.js')).href)) as Renderer;
  const build: BuildFiles = await readBuild(path.join(dist, 'client'), options);
  const files = await staticFiles(path.join(dist, 'client'));
  const headers = securityHeaders(options, [build.css, ...build.pageSheets, ...(await renderer.declarativeStyles())]);
  const log = options.log ?? toStandardError;
  const kept = openPageCache(options, log);
  const inTurn = drawInTurn(options);
  const page = pageHandler(options, renderer, build, inTurn, kept?.cache);
  const embed = await embedHandler(options, renderer, inTurn);
  const sitemap = sitemaps(
    options,
    serverCaller({ api: options.apiInternal ?? options.api, internalKey: options.internalKey }),
    (request, response) => inTurn(request, response, async () => {}),
  );
  const manifest = webManifest(options);
  let isReady = options.ready === undefined;

  async function handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const target = requestTarget(request);
      if (target === null) {
        setHeaders(response, headers);
        return sendPlain(request, response, 400, 'This is not an address of a page.');
      }
      request.url = target;
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && (await files.send(request, response))) return;
      setHeaders(response, headers);
      if (!isRead) {
        response.setHeader('allow', 'GET, HEAD');
        return sendPlain(request, response, 405, 'This address answers GET and HEAD.');
      }
      if (request.url === '/site.webmanifest') {
        response.setHeader('content-type', 'application/manifest+json');
        response.setHeader('cache-control', 'public, max-age=3600');
        response.end(request.method === 'HEAD' ? undefined : manifest);
        return;
      }
      if (request.url === '/.well-known/security.txt') {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.setHeader('cache-control', 'public, max-age=86400');
        response.end(request.method === 'HEAD' ? undefined : securityTxt(options.portal));
        return;
      }
      if (request.url === '/health/live') return sendPlain(request, response, 200, 'live');
      isReady ||= (await options.ready?.()) ?? true;
      const asksForHealth = request.url === '/health/ready';
      if (asksForHealth && isReady && !options.isDraining?.()) return sendPlain(request, response, 200, 'ready');
      if (asksForHealth || !isReady) {
        response.setHeader('retry-after', '1');
        return sendPlain(
          request,
          response,
          503,
          isReady ? 'This process is about to end.' : 'The network is starting. Try again in a second.',
        );
      }
      if (await sitemap(request, response)) return;
      if (await embed(request, response)) return;
      await page(request, response);
    } catch (error) {
      if (error instanceof PageRefused) {
        response.setHeader('retry-after', String(error.retryAfter));
        const sentence = `${error.message}. Try again in ${error.retryAfter} s.`;
        return sendPlain(request, response, error.status, sentence);
      }
      if (hasLeft(error)) return void response.destroy();
      // Logs only the path: a query may contain a one-time code.
      const [url] = (request.url ?? '').split('?', 1);
      const { stack } = error as Error;
      log({ level: 'error', name: 'portal', url, error: String(error), stack });
      if (response.headersSent) response.destroy();
      else sendPlain(request, response, 500, 'Something was wrong, try again please');
    }
  }

  return {
    handler,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const server = createServer(handler);
        server.once('error', reject);
        server.listen(port, host, () => resolve(server));
      }),
    close: () => kept?.close(),
  };
}
