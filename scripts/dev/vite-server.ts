import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { top } from '../run.ts';

const widgets = path.join(top, 'packages', 'widgets', 'src');
const installed = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), '..');

/** Widgets use preact under React's name, in the browser and on the server, as in their own build. */
const widgetsOnPreact: Plugin = {
  name: 'wbn-dev-widgets-on-preact',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?', 1);
    if (!file.startsWith(widgets) || !/\.tsx?$/.test(file)) return null;
    const onPreact = code.replace(/ from 'react(\/jsx-runtime)?';/g, " from '@preact/compat$1';");
    return { code: file.endsWith('x') ? `/** @jsxImportSource @preact/compat */ ${onPreact}` : onPreact, map: null };
  },
};

/** The `bundled` packages of the widgets, which the portal shows too. */
export const bundledForWidgets: readonly string[] = [
  '@preact/compat',
  '@preact/compat/jsx-dev-runtime',
  '@preact/compat/jsx-runtime',
  'lucide',
  'preact',
  'preact/hooks',
  'preact/jsx-dev-runtime',
  'preact/jsx-runtime',
  'zustand/vanilla',
];

export interface DevServerOptions {
  /** A folder of the repository. */
  readonly root: string;
  /** The server for requests and for Vite's messages to open pages. */
  readonly server: Server;
  /** npm packages that are bundled once for the browser; all others are served unchanged. */
  readonly bundled: readonly string[];
  readonly plugins?: readonly Plugin[];
}

/** Serves a folder's sources; the caller answers requests that Vite does not handle. */
export const viteServer = ({ root, server, bundled, plugins = [] }: DevServerOptions): Promise<ViteDevServer> =>
  createServer({
    root: path.join(top, root),
    configFile: false,
    appType: 'custom',
    mode: 'development',
    logLevel: 'warn',
    cacheDir: path.join(top, '.cache', 'dev', path.basename(root)),
    plugins: [widgetsOnPreact, react({ exclude: [/node_modules/, /packages\/widgets\/src/] }), ...plugins],
    resolve: { conditions: ['wbn-source', 'module', 'browser', 'development'] },
    ssr: {
      resolve: { conditions: ['wbn-source', 'module', 'node', 'development'], externalConditions: ['wbn-source'] },
    },
    oxc: { jsx: { runtime: 'automatic', development: true } },
    optimizeDeps: { noDiscovery: true, include: [...bundled] },
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      fs: { allow: [top, installed] },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.data*/**'] },
    },
  });

/** Reloads all open pages. */
export const reloadPages = (vite: ViteDevServer): void => vite.environments.client.hot.send({ type: 'full-reload' });
