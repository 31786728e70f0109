import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editionOf, type SiteSettings } from '../settings.ts';
import type { BuildFiles } from './build-files.ts';
import { firstLanguageAddress } from './first-language.ts';
import type { HostSiteOptions } from './options.ts';
import { sendPage } from './respond.ts';
import { visitorAddress } from './visitor-address.ts';

type Renderer = typeof import('../entry-server.tsx');

/** Only public settings: options also contain the internal key. */
const publicSettings = ({ accounts, api, cdn, edition, extensions, files, portal }: SiteSettings): SiteSettings => ({
  accounts,
  api,
  cdn,
  edition,
  extensions,
  files,
  portal,
});

/** Renders a route of the portal. */
export function pageHandler(options: HostSiteOptions, renderer: Renderer, build: BuildFiles) {
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

    const caller = {
      api: options.apiInternal ?? options.api,
      internalKey: options.internalKey,
      visitorAddress: visitorAddress(request, options.isProxy),
      requestID,
    };
    const answer = await renderer.render({ url, settings, caller, build });
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    if (answer.location !== undefined) {
      response.statusCode = answer.status;
      response.setHeader('location', answer.location);
      response.end();
      return;
    }
    await sendPage(request, response, answer.status, answer.html);
  };
}
