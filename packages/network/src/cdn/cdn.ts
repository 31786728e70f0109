import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';

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
  /** The folder that the widgets' build wrote: `v1/`, `<x.y.z>/`. */
  readonly distDir: string;
  readonly examplesDir: string;
  /** Host names under which an example stands as a site of its own, and the example's folder. */
  readonly exampleSites: ReadonlyMap<string, string>;
  /** Default addresses baked into the build → the addresses of this start (WBN_PORT may have moved them). */
  readonly rewrites: ReadonlyMap<string, string>;
}

/**
 * The CDN and the example pages of another site. Versioned files never change (a year, immutable); `/v1/` is the short-lived alias;
 * examples carry the headers a partner's server would send, read from `headers.json` beside the page.
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
  const url = new URL(request.url ?? '/', 'http://cdn');
  const site = options.exampleSites.get(request.headers.host ?? '');
  const isExample = site !== undefined || url.pathname.startsWith('/examples/');
  const inExamples = site === undefined ? url.pathname.slice('/examples'.length) : `/${site}${url.pathname}`;
  const file = isExample ? resolveExample(options.examplesDir, inExamples) : resolveFile(options.distDir, url.pathname);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
    return;
  }
  if (file.endsWith('/')) {
    response.writeHead(301, { Location: `${url.pathname}/${url.search}` }).end();
    return;
  }
  response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', cachePolicy(url.pathname));
  if (isExample) await setExampleHeaders(options, file, response);
  else {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  const carriesAddresses = /\/wbn\.js$|\.html$/.test(file);
  if (carriesAddresses) response.end(rewrite(await readFile(file, 'utf8'), options.rewrites));
  else if (path.basename(file) === 'integrity.json') response.end(await hashesAsServed(file, options.rewrites));
  else createReadStream(file).pipe(response);
}

/** A page may hold the loader to its hash, so that one is of the loader as it is served: with the addresses of this start. */
async function hashesAsServed(file: string, rewrites: CdnOptions['rewrites']): Promise<string> {
  const loader = rewrite(await readFile(path.join(path.dirname(file), 'wbn.js'), 'utf8'), rewrites);
  const hashes = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  hashes['wbn.js'] = `sha256-${createHash('sha256').update(loader).digest('base64')}`;
  return `${JSON.stringify(hashes, null, 2)}\n`;
}

function cachePolicy(pathname: string): string {
  if (/^\/\d+\.\d+\.\d+\//.test(pathname)) return 'public, max-age=31536000, immutable';
  return pathname.startsWith('/v1/') ? 'public, max-age=300' : 'no-cache';
}

/** The file behind a path; a path with a `/` at its end for a folder that was asked without one; undefined when there is none. */
function resolveFile(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = path.join(root, path.posix.normalize(`/${decoded}`));
  if (file !== root && !file.startsWith(`${root}${path.sep}`)) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return path.basename(file) === 'headers.json' ? undefined : file;
  if (!found?.isDirectory()) return undefined;
  if (!decoded.endsWith('/')) return `${file}/`;
  const index = path.join(file, 'index.html');
  return statSync(index, { throwIfNoEntry: false })?.isFile() ? index : undefined;
}

/** An example that is built is served from its `dist`. */
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

/** All in one pass: an address that was moved onto another's old port must not move twice. */
const rewrite = (text: string, rewrites: CdnOptions['rewrites']): string =>
  text.replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, (address) => rewrites.get(address) ?? address);
