import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteDevServer } from 'vite';
import type { HostSiteOptions } from '../../host-site/src/server/options.ts';
import { errorPage } from './error-page.ts';
import { portalFiles, preamblePath } from './portal-files.ts';
import { bundledForWidgets, viteServer } from './vite-server.ts';

const bundled = [
  ...bundledForWidgets,
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
];

export interface DevSite {
  readonly vite: ViteDevServer;
  readonly handler: RequestListener;
}

/**
 * The components of @wbn/react define their elements on import. The portal's build drops unused ones, but served from source they would
 * define elements before the portal has set their addresses.
 */
const withoutComponents: Plugin = {
  name: 'wbn-dev-without-components',
  load: (id) => (/packages\/react\/src\/components\/index\.ts$/.test(id) ? 'export {};' : null),
};

/**
 * The portal from its sources: Vite serves the browser's files and renders the pages. Without the strict policy, which Vite's client
 * violates.
 */
export async function devPortal(options: HostSiteOptions, server: Server, apps: () => Promise<void>): Promise<DevSite> {
  const vite = await viteServer({ root: 'host-site', server, bundled, plugins: [withoutComponents] });
  const pages = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await apps();
      await answer(vite, options, request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(errorPage(error));
    }
  };
  return {
    vite,
    handler(request, response) {
      if (request.url !== preamblePath) return vite.middlewares(request, response, () => void pages(request, response));
      response.setHeader('content-type', 'text/javascript');
      response.end(`import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}`);
    },
  };
}

/**
 * Answers like host-site/src/server.ts, with the current version of each module. It has no framed widgets and no oEmbed, and its health checks
 * always succeed: these need `npm start`.
 */
async function answer(
  vite: ViteDevServer,
  options: HostSiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const load = (file: string) => vite.ssrLoadModule(`/src/${file}`);
  const { requestTarget } = (await load(
    'server/request-target.ts',
  )) as typeof import('../../host-site/src/server/request-target.ts');
  const { sendPlain } = (await load('server/respond.ts')) as typeof import('../../host-site/src/server/respond.ts');
  const target = requestTarget(request);
  if (target === null) return sendPlain(request, response, 400, 'This is not an address of a page.');
  request.url = target;
  const { securityHeaders } = (await load(
    'server/security-headers.ts',
  )) as typeof import('../../host-site/src/server/security-headers.ts');
  for (const [name, value] of Object.entries(securityHeaders(options, []))) {
    if (name !== 'content-security-policy') response.setHeader(name, value);
  }
  if (target === '/health/live' || target === '/health/ready') return sendPlain(request, response, 200, 'ready');
  if (target === '/site.webmanifest') {
    const { webManifest } = (await load(
      'server/web-manifest.ts',
    )) as typeof import('../../host-site/src/server/web-manifest.ts');
    response.setHeader('content-type', 'application/manifest+json');
    response.end(webManifest(options));
    return;
  }
  if (target === '/.well-known/security.txt') {
    const { securityTxt } = (await load(
      'server/security-txt.ts',
    )) as typeof import('../../host-site/src/server/security-txt.ts');
    return sendPlain(request, response, 200, securityTxt(options.portal));
  }
  const { sitemaps } = (await load(
    'server/sitemap/sitemaps.ts',
  )) as typeof import('../../host-site/src/server/sitemap/sitemaps.ts');
  const { serverCaller } = (await load(
    'api/server-caller.ts',
  )) as typeof import('../../host-site/src/api/server-caller.ts');
  const call = serverCaller({ api: options.apiInternal ?? options.api, internalKey: options.internalKey });
  if (await sitemaps(options, call, async () => {})(request, response)) return;
  const renderer = (await load('entry-server.tsx')) as typeof import('../../host-site/src/entry-server.tsx');
  const { pageHandler } = (await load('server/page.ts')) as typeof import('../../host-site/src/server/page.ts');
  await pageHandler(options, renderer, await portalFiles(vite, options), (_request, _response, draw) => draw())(
    request,
    response,
  );
}
