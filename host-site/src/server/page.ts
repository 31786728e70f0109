import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editionOf } from '../document/edition-of.ts';
import type { BuildFiles } from './build-files.ts';
import type { DrawInTurn } from './draw-in-turn.ts';
import { firstLanguageAddress } from './first-language.ts';
import type { HostSiteOptions } from './options.ts';
import type { DrawnPage, PageCache } from './page-cache/page-cache.ts';
import { sentPage } from './page-cache/sent-page.ts';
import { publicSettings } from './public-settings.ts';
import { sendPage } from './respond.ts';
import { visitorCaller } from './visitor-caller.ts';

type Renderer = typeof import('../entry-server.tsx');

/** Longer addresses are not those of our links, and are not kept. */
const longest = 1_000;

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

    const drawn = renderer.drawnURL(url);
    const drawNow = async (): Promise<DrawnPage> => {
      const { answered, caller } = visitorCaller(options, request, requestID);
      const rendered = await renderer.render({ url: drawn, settings, caller, build });
      const { depends, headers, html, location } = rendered;
      const { status, headers: more } = answered(rendered.status);
      const to =
        status === 301 && location !== undefined ? renderer.withOtherParameters(location, url, drawn) : location;
      const page = sentPage(html, status, { ...headers, ...more, ...(to !== undefined && { location: to }) });
      return { page, depends };
    };
    const inOwnTurn = <Drawn>(draw: () => Promise<Drawn>) => inTurn(request, response, draw);
    // The host is not part of it: pages name the configured origin, whatever host a request names.
    const address = drawn.pathname + drawn.search;
    if (!cache || address.length > longest) {
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
