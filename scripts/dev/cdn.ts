import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Addresses, aliasOf, networkCdn, sisterExample, siteOf } from '@wbn/network';
import type { Plugin, ViteDevServer } from 'vite';
import { top } from '../run.ts';
import type { DevSite } from './portal.ts';
import { bundledForWidgets, viteServer } from './vite-server.ts';

const folder = path.join(top, 'packages', 'widgets');

/** The values that the build inserts into loader and runtime. Without hashes, because sources change under the same address. */
function values(): Readonly<Record<string, unknown>> {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const names = readdirSync(path.join(folder, 'src')).filter((name) =>
    existsSync(path.join(folder, 'src', name, 'define.ts')),
  );
  return {
    __WBN_VERSION__: version,
    __WBN_CLIENT__: '',
    __WBN_QUIET__: names.join(),
    __WBN_WIDGETS__: Object.fromEntries(names.map((name) => [name, ''])),
  };
}

/** Runs after types and declarations of these names are removed. */
const builtValues: Plugin = {
  name: 'wbn-dev-built-values',
  transform: (code) => {
    if (!code.includes('__WBN_')) return null;
    const all = values();
    // Browsers warn about an empty hash but load the file.
    const unchecked = code.replace(/^\s*integrity,$/m, '').replace('import(url)', 'import(/* @vite-ignore */ url)');
    return {
      code: unchecked.replace(/__WBN_[A-Z_]+__/g, (name) => (name in all ? JSON.stringify(all[name]) : name)),
      map: null,
    };
  },
};

/** Widgets find the addresses of the network by `site.json`, as those of one exact version: only a bundled loader contains them. */
const addressesBySite: Plugin = {
  name: 'wbn-dev-addresses',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/addresses/find.ts') ? path.join(folder, 'src', 'addresses', 'site.ts') : undefined,
};

/** Serves `/v1/wbn.js` and its chunks from the widgets' sources, and the examples as `npm start` does. */
export async function devCdn(addresses: Addresses, server: Server): Promise<DevSite> {
  const vite = await viteServer({
    root: 'packages/widgets',
    server,
    bundled: bundledForWidgets,
    plugins: [addressesBySite, builtValues],
  });
  const examples = networkCdn(addresses, true, top);
  const sister = new URL(sisterExample(addresses)).host;
  const handler: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cdn');
    if (request.headers.host === sister || pathname.startsWith('/examples/')) return examples(request, response);
    // Classic scripts have no imports: serve them from the last build.
    if (/^\/v1\/wbn-\w+\.js$/.test(pathname)) return examples(request, response);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    // Single-widget files are the loader here, because the sources load one by one anyway.
    if (/^\/v1\/(?!wbn-)[\w-]+\.js$/.test(pathname)) return void sendLoader(vite, addresses, response);
    if (pathname.endsWith('/v1/site.json'))
      return send(response, 'application/json', JSON.stringify(siteOf(addresses)));
    // The loader's address of a chunk: its name and an empty hash.
    const chunk = /\/([\w-]+)\.\.js$/.exec(pathname)?.[1];
    if (chunk === 'client') return send(response, 'text/javascript', "export * from '/src/runtime/client.ts';");
    if (chunk) return send(response, 'text/javascript', `import '/src/${chunk}/define.ts';`);
    vite.middlewares(request, response, () => response.writeHead(404).end('There is no such file.\n'));
  };
  return { vite, handler };
}

/** The loader finds its script tag by its address, so it must be served under that address, not through an import. */
async function sendLoader(vite: ViteDevServer, addresses: Addresses, response: ServerResponse): Promise<void> {
  try {
    const loader = await vite.transformRequest('/src/loader/wbn.ts');
    send(response, 'text/javascript', `import "/@vite/client";${aliasOf(siteOf(addresses), loader?.code ?? '')}`);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(text);
}
