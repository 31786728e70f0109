import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { countPages, takesEncoding } from '@wbn/contract';
import type { Caller } from '../../api/context.ts';
import { contentPaths } from '../../routing/content-paths.ts';
import type { SiteSettings } from '../../settings.ts';
import { sendPlain } from '../respond.ts';
import { type PageKind, pagesOf, prefixesFor } from './entries.ts';
import { keepFiles, packed, TooBusy } from './kept-files.ts';
import { inAllLanguages, indexXml, sitemapXml } from './xml.ts';

const pagePaths = ['/', '/industries', '/contact-us/form', ...contentPaths];
const kinds: Readonly<Record<string, PageKind>> = { businesses: 'business', products: 'product' };
/** Milliseconds that the counts of the index are cached. */
const countsLast = 3_600_000;
/** Milliseconds that a sitemap is kept: crawlers that come together share it. */
const filesLast = 10_000;

/** Personal pages and addresses with codes, which search engines should not visit. */
const closed = ['/SetID', '/profile/edit', '/newsfeed', '/my-business', '/my-messages', '/business/create'];

/** Counts a request by its address, and waits for its turn; rejects if it is one too many. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves robots.txt, the index and the sitemaps; returns whether it handled the request. Sitemaps are counted also while they are kept: a client
 * without gzip has megabytes unpacked for it.
 */
export function sitemaps(settings: SiteSettings, call: Caller, admit: Admit, now: () => number = Date.now) {
  let counted: { readonly at: number; readonly names: Promise<string[]> } | undefined;

  async function names(): Promise<string[]> {
    const { data } = await call(countPages);
    const list = (kind: string, count: number) =>
      prefixesFor(count).map((prefix) => (prefix ? `${kind}-${prefix}` : kind));
    return ['pages', ...list('businesses', data.businesses), ...list('products', data.products)];
  }
  function keptNames(): Promise<string[]> {
    if (!counted || now() - counted.at > countsLast) {
      const asked = { at: now(), names: names() };
      counted = asked;
      asked.names.catch(() => {
        if (counted === asked) counted = undefined;
      });
    }
    return counted.names;
  }

  function piecesOf(name: string): AsyncIterable<string> {
    if (name === 'pages')
      return sitemapXml(
        settings,
        pagePaths.flatMap((path) => inAllLanguages(settings, path)),
      );
    const [kind = '', prefix = ''] = name.split('-');
    return sitemapXml(settings, pagesOf(call, kinds[kind] as PageKind, prefix));
  }
  const fileOf = keepFiles({ make: piecesOf, lasts: filesLast, room: 64 * 2 ** 20, waiting: 8, now });

  async function part(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    try {
      await answer(request, response, 'application/xml', await fileOf(name));
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      response.setHeader('retry-after', '10');
      sendPlain(request, response, 503, 'Too many sitemaps are asked for at once. Try again in ten seconds.');
    }
  }

  return async function send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === '/robots.txt') {
      const lines = [
        'User-agent: *',
        ...closed.map((one) => `Disallow: ${one}`),
        '',
        `Sitemap: ${settings.portal}/sitemap.xml`,
      ];
      await answer(request, response, 'text/plain', await packed([`${lines.join('\n')}\n`]));
      return true;
    }
    if (path === '/sitemap.xml') {
      await admit(request, response);
      await answer(request, response, 'application/xml', await packed(indexXml(settings.portal, await keptNames())));
      return true;
    }
    const name = /^\/sitemaps\/([\w-]+)\.xml$/.exec(path)?.[1];
    if (name === undefined || !(await keptNames()).includes(name)) return false;
    await admit(request, response);
    await part(request, response, name);
    return true;
  };
}

/** Sends a file packed with gzip; caches keep it for an hour and may serve it stale for a day while revalidating. */
async function answer(request: IncomingMessage, response: ServerResponse, type: string, file: Buffer): Promise<void> {
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('cache-control', 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400');
  response.setHeader('vary', 'accept-encoding');
  if (request.method === 'HEAD') return void response.end();
  const takesGzip = takesEncoding(request.headers['accept-encoding']?.toString(), 'gzip');
  if (!takesGzip) return pipeline(Readable.from([file]), createGunzip(), response);
  response.setHeader('content-encoding', 'gzip');
  response.end(file);
}
