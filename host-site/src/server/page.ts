import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editionOf } from '../document/edition-of.ts';
import type { BuildFiles } from './build-files.ts';
import type { DrawInTurn } from './draw-in-turn.ts';
import { firstLanguageAddress } from './first-language.ts';
import type { HostSiteOptions } from './options.ts';
import { pageAddress } from './page-cache/page-address.ts';
import type { DrawnPage, PageCache } from './page-cache/page-cache.ts';
import { sentPage } from './page-cache/sent-page.ts';
import { publicSettings } from './public-settings.ts';
import { sendPage } from './respond.ts';
import { visitorCaller } from './visitor-caller.ts';

type Renderer = typeof import('../entry-server.tsx');

/** Renders a route of the portal, or sends a kept page. Without a cache every page is rendered. */
export function pageHandler(
  options: HostSiteOptions,
  renderer: Renderer,
  build: BuildFiles,
  inTurn: DrawInTurn,
  cache?: PageCache,
) {
  const settings = publicSettings(options);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(options.portal + (request.url ?? '/'));
    const given = String(request.headers['x-request-id'] ?? '');
    const requestID = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.setHeader('x-request-id', requestID);

    const inLanguage = firstLanguageAddress(request, url, editionOf(settings));
    if (inLanguage !== undefined) {
      response.statusCode = 302;
      response.setHeader('cache-control', 'no-store');
      response.setHeader('location', inLanguage);
      response.end();
      return;
    }

    const drawNow = async (): Promise<DrawnPage> => {
      const { answered, caller } = visitorCaller(options, request, requestID);
      const { depends, headers, html, location, ...drawn } = await renderer.render({ url, settings, caller, build });
      const { status, headers: more } = answered(drawn.status);
      const page = sentPage(html, status, { ...headers, ...more, ...(location !== undefined && { location }) });
      return { page, depends };
    };
    const inOwnTurn = <Drawn>(draw: () => Promise<Drawn>) => inTurn(request, response, draw);
    const address = cache && pageAddress(url);
    if (!cache || address === undefined) {
      response.setHeader('cache-status', 'wbn-portal; fwd=bypass');
      return sendPage(request, response, (await inOwnTurn(drawNow)).page);
    }
    const { isKept, page } = await cache.get(address, inOwnTurn, drawNow);
    response.setHeader('cache-status', isKept ? 'wbn-portal; hit' : 'wbn-portal; fwd=miss');
    const before = page.size();
    await sendPage(request, response, page);
    if (page.size() !== before) cache.grown(address);
  };
}
