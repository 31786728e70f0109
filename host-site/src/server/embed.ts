import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPlainHost, policyReporting } from '@wbn/contract';
import type { SiteSettings } from '../settings.ts';
import type { DrawInTurn } from './draw-in-turn.ts';
import type { HostSiteOptions } from './options.ts';
import { sentPage } from './page-cache/sent-page.ts';
import { publicSettings } from './public-settings.ts';
import { sendPage, sendPlain, setHeaders } from './respond.ts';
import { hashOf } from './security-headers.ts';
import { visitorCaller } from './visitor-caller.ts';

type Renderer = typeof import('../entry-server.tsx');

/**
 * Any page may contain frames, so their policy is stricter than the portal's: only scripts of the CDN and calls to the API. Frames have no
 * session (docs/decisions/053). `formAction`: a page of a known site; without a script, the browser leads to it only if the policy names its origin.
 */
export function frameHeaders(
  { api, cdn, files, portal }: SiteSettings,
  styles: readonly string[],
  formAction = portal,
): Record<string, string> {
  const reporting = policyReporting(api);
  const { hostname, origin } = new URL(formAction, portal);
  const leadsTo = isPlainHost(hostname) ? [portal, origin] : [portal];
  const policy = [
    "default-src 'none'",
    `script-src ${cdn}`,
    `style-src ${styles.map(hashOf).join(' ')}`,
    `connect-src ${api}`,
    `img-src ${files} data:`,
    `media-src ${files}`,
    `form-action ${[...new Set(leadsTo)].join(' ')}`,
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...reporting.directives,
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...reporting.headers,
    'cross-origin-resource-policy': 'cross-origin',
    // A page that is cross-origin isolated shows no frame without it. Unlike `require-corp`, it lets the files of a bucket through.
    'cross-origin-embedder-policy': 'credentialless',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** A snippet is text, also where a browser opens it. */
const snippetHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Handles `/embed/…`, `/snippet/…` and `/oembed`; false for other addresses. */
export async function embedHandler(options: HostSiteOptions, renderer: Renderer, inTurn: DrawInTurn) {
  const settings = publicSettings(options);
  const styles = [renderer.frameStyle, ...(await renderer.declarativeStyles())];

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(options.portal + (request.url ?? '/'));
    const isOembed = url.pathname === '/oembed';
    const isSnippet = url.pathname.startsWith('/snippet/');
    if (!isOembed && !isSnippet && !url.pathname.startsWith('/embed/')) return false;
    const { answered, caller } = visitorCaller(options, request, randomUUID());
    const asked = { url, settings, caller };
    if (isOembed) {
      const { body, ...found } = await inTurn(request, response, () => renderer.answerOembed(asked));
      const { status, headers: more } = answered(found.status);
      setHeaders(response, more);
      response.statusCode = status;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', status === 200 ? 'public, max-age=300' : 'no-store');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.end(request.method === 'HEAD' ? undefined : `${JSON.stringify(body)}\n`);
      return true;
    }
    if (isSnippet) {
      const snippet = await inTurn(request, response, () => renderer.drawSnippet(asked));
      if (!snippet) {
        sendPlain(request, response, 404, 'There is a snippet of each widget, by its name without wbn-.');
        return true;
      }
      const { status, headers: more } = answered(snippet.status);
      const kept = status === 200 ? 'public, max-age=60, s-maxage=60' : 'no-store';
      const sent = sentPage(snippet.text, status, { ...snippetHeaders, ...more, 'cache-control': kept });
      await sendPage(request, response, sent);
      return true;
    }
    const frame = await inTurn(request, response, () => renderer.drawFrame(asked));
    if (!frame) {
      sendPlain(request, response, 404, 'There is a frame of search-box, business-card and product-page.');
      return true;
    }
    response.removeHeader('x-frame-options');
    response.removeHeader('cross-origin-opener-policy');
    setHeaders(response, frameHeaders(settings, styles, frame.formAction));
    const { status, headers: more } = answered(frame.status);
    const cacheControl = status === 200 ? 'public, max-age=0, s-maxage=60' : 'no-store';
    await sendPage(request, response, sentPage(frame.html, status, { ...more, 'cache-control': cacheControl }));
    return true;
  };
}
