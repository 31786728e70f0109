import { createReadStream, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { requestTarget } from '@wbn/host-site';
import { aliasOf, type Site } from './site.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.map': 'application/json',
};

export interface CdnOptions {
  /** The folder of the widgets' build: `v1/`, `<x.y.z>/`. */
  readonly distDir: string;
  readonly examplesDir: string;
  /** Host names that serve an example as a separate site, with the example's folder. */
  readonly exampleSites: ReadonlyMap<string, string>;
  /** The addresses for `/v1/wbn.js`. */
  readonly site: Site;
  /** Maps the addresses in the examples' sources to those of this start (WBN_PORT may change them). */
  readonly rewrites: ReadonlyMap<string, string>;
}

/**
 * Serves the CDN and the example pages on another site. Versioned files are served as built and never change (a year, immutable); `/v1/` is
 * the short-lived alias with this network's addresses; examples have the headers of a partner's server, from the page's `headers.json`.
 */
export const createCdn =
  (options: CdnOptions): RequestListener =>
  (request, response) => {
    serve(options, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };

async function serve(options: CdnOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const target = requestTarget(request);
  if (target === null) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('This is not an address of a file.\n');
    return;
  }
  const url = new URL(target, 'http://cdn');
  const site = options.exampleSites.get(request.headers.host ?? '');
  if (site !== undefined) return serveExample(options, `/${site}${url.pathname}`, url, response);
  if (url.pathname.startsWith('/examples/')) {
    return serveExample(options, url.pathname.slice('/examples'.length), url, response);
  }
  return serveBuilt(options, url, response);
}

async function serveBuilt({ distDir, site }: CdnOptions, url: URL, response: ServerResponse): Promise<void> {
  const isSite = url.pathname === '/v1/site.json';
  const file = isSite ? undefined : resolveFile(distDir, url.pathname);
  if (!isSite && !isThere(file, url, response)) return;
  response.setHeader('Content-Type', typeOf(url.pathname));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', cachePolicy(url.pathname));
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // Only developer tools follow it: visitors fetch no byte more.
  const map = file && url.pathname !== '/v1/wbn.js' && statOf(`${file}.map`);
  if (map) response.setHeader('SourceMap', `${path.posix.basename(url.pathname)}.map`);
  if (!file) response.end(`${JSON.stringify(site)}\n`);
  else if (/^\/v1\/(?!wbn-)[\w-]+\.js$/.test(url.pathname)) response.end(aliasOf(site, await readFile(file, 'utf8')));
  else createReadStream(file).pipe(response);
}

async function serveExample(options: CdnOptions, pathname: string, url: URL, response: ServerResponse): Promise<void> {
  const file = resolveExample(options.examplesDir, pathname);
  if (!isThere(file, url, response)) return;
  response.setHeader('Content-Type', typeOf(file));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-cache');
  await setExampleHeaders(options, file, response);
  if (file.endsWith('.html')) response.end(rewrite(await readFile(file, 'utf8'), options.rewrites));
  else createReadStream(file).pipe(response);
}

const typeOf = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream';

/** Whether the file exists; otherwise answers 404 or redirects to the folder's own address. */
function isThere(file: string | undefined, url: URL, response: ServerResponse): file is string {
  if (file && !file.endsWith('/')) return true;
  if (file) response.writeHead(301, { Location: `${url.pathname}/${url.search}` }).end();
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
  return false;
}

function cachePolicy(pathname: string): string {
  if (/^\/\d+\.\d+\.\d+\//.test(pathname)) return 'public, max-age=31536000, immutable';
  return pathname.startsWith('/v1/') ? 'public, max-age=300' : 'no-cache';
}

/** The file of a path; a path that ends in `/` for a folder that was requested without one; undefined if it does not exist. */
function resolveFile(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = path.join(root, path.posix.normalize(`/${decoded}`));
  if (file !== root && !file.startsWith(`${root}${path.sep}`)) return undefined;
  const found = statOf(file);
  if (found?.isFile()) return path.basename(file) === 'headers.json' ? undefined : file;
  if (!found?.isDirectory()) return undefined;
  if (!decoded.endsWith('/')) return `${file}/`;
  const index = path.join(file, 'index.html');
  return statOf(index)?.isFile() ? index : undefined;
}

/** Names that a file cannot have (too long, or with NUL) count as missing. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A built example is served from its `dist`. */
function resolveExample(root: string, pathname: string): string | undefined {
  const [, name = '', ...rest] = pathname.split('/');
  return (rest.length && resolveFile(root, `/${name}/dist/${rest.join('/')}`)) || resolveFile(root, pathname);
}

async function setExampleHeaders(options: CdnOptions, file: string, response: ServerResponse): Promise<void> {
  const headers = path.join(path.dirname(file), 'headers.json');
  if (!statSync(headers, { throwIfNoEntry: false })) return;
  const wanted = JSON.parse(rewrite(await readFile(headers, 'utf8'), options.rewrites)) as Record<string, string>;
  for (const [name, value] of Object.entries(wanted)) response.setHeader(name, value);
}

/** One pass: an address that moved to another's old port must not be replaced twice. */
const rewrite = (text: string, rewrites: CdnOptions['rewrites']): string =>
  text.replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, (address) => rewrites.get(address) ?? address);
