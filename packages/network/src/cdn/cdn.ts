import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileAt, requestTarget, typeOfFile } from '@wbn/host-site';
import { type Examples, sendExample } from './example-files.ts';
import { aliasOf, type Site } from './site.ts';

export interface CdnOptions {
  /** The folder of the widgets' build: `v1/`, `<x.y.z>/`. */
  readonly distDir: string;
  readonly examples: Examples;
  /** Host names that serve an example as a separate site, with the example's folder. */
  readonly exampleSites: ReadonlyMap<string, string>;
  /** The addresses for `/v1/wbn.js`. */
  readonly site: Site;
}

/**
 * Serves the CDN and the example pages on another site. Versioned files are served as built and never change (a year, immutable); `/v1/` is
 * the short-lived alias with this network's addresses; examples have the headers of a partner's server, from the page's `headers.json`.
 */
export const createCdn =
  (options: CdnOptions): RequestListener =>
  (request, response) => {
    serve(options, request, response).catch(() => {
      if (response.headersSent) response.end();
      else refuse(response, 500, 'Something was wrong, try again please.');
    });
  };

/** No answer of ours is a page. Examples have the headers of a partner's server instead. */
const noPage = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const refuse = (response: ServerResponse, status: number, sentence: string, headers: OutgoingHttpHeaders = {}) =>
  void response
    .writeHead(status, { ...noPage, 'content-type': 'text/plain; charset=utf-8', ...headers })
    .end(`${sentence}\n`);

async function serve(options: CdnOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'This address answers GET and HEAD.', { allow: 'GET, HEAD' });
  }
  const target = requestTarget(request);
  if (target === null) return refuse(response, 400, 'This is not an address of a file.');
  const url = new URL(target, 'http://cdn');
  const example = exampleOf(options, url, request);
  const sent = example
    ? await sendExample(options.examples, example, request, response)
    : await sendBuilt(options, url, request, response);
  if (sent === 'folder') refuse(response, 301, 'This is a folder.', { location: `${url.pathname}/${url.search}` });
  if (!sent) refuse(response, 404, 'There is no such file.');
}

/** The path of an example's file, by the host name or by the address. */
function exampleOf({ exampleSites }: CdnOptions, { pathname }: URL, request: IncomingMessage): string | undefined {
  const site = exampleSites.get(request.headers.host ?? '');
  if (site !== undefined) return `/${site}${pathname}`;
  return pathname.startsWith('/examples/') ? pathname.slice('/examples'.length) : undefined;
}

/** By the name of the file, and not by the address, which may write it in other ways (`wbn%2ejs`). */
async function sendBuilt(
  { distDir, site }: CdnOptions,
  { pathname }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<'sent' | undefined> {
  if (pathname === '/v1/site.json') {
    response.writeHead(200, headersOf(pathname)).end(`${JSON.stringify(site)}\n`);
    return 'sent';
  }
  const found = await fileAt(distDir, pathname);
  if (found === undefined || found === 'folder') return undefined;
  const name = `/${path.relative(distDir, found.file).split(path.sep).join('/')}`;
  const headers = { ...headersOf(name), ...mapOf(found.file) };
  if (!/^\/v1\/(?!wbn-)[\w-]+\.js$/.test(name))
    return (await found.send(request, response, headers)) ? 'sent' : undefined;
  const alias = aliasOf(site, await readFile(found.file, 'utf8'));
  response.writeHead(200, headers).end(alias);
  return 'sent';
}

const headersOf = (name: string) => ({
  ...noPage,
  'content-type': typeOfFile(name),
  'cache-control': cachePolicy(name),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

/** Only developer tools follow the header: visitors fetch no byte more. */
const mapOf = (file: string): Record<string, string> =>
  existsSync(`${file}.map`) ? { sourcemap: `${path.basename(file)}.map` } : {};

function cachePolicy(name: string): string {
  if (/^\/\d+\.\d+\.\d+\//.test(name)) return 'public, max-age=31536000, immutable';
  return name.startsWith('/v1/') ? 'public, max-age=300' : 'no-cache';
}
