import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { widgetsOnPreact } from './widgets-on-preact.ts';

// A test run that builds first sets another one, and React's development half would be built in.
process.env.NODE_ENV = 'production';

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Beside every text file of the browser's build the same file packed: the server sends those as they are. */
const packedToo: Plugin = {
  name: 'wbn-packed-too',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  async closeBundle() {
    const client = path.join(import.meta.dirname, 'dist', 'client');
    for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      await writeFile(`${file}.br`, await compress(await readFile(file), best));
    }
  },
};

/** Icons and the small things that pages are put together of; no widget, no client, no table of calls. */
const small = [
  /node_modules[\\/]lucide[\\/]/,
  /host-site[\\/]src[\\/]ui[\\/][^\\/]+$/,
  /host-site[\\/]src[\\/]session[\\/]use-[^\\/]+$/,
  /host-site[\\/]src[\\/]connections[\\/]Connect\.tsx$/,
  /contract[\\/]src[\\/][^\\/]+[\\/](ids|sentences)\.ts$/,
];

/**
 * A request costs a slow phone more than the bytes of a small module: what every page runs is one file, and what several pages share is
 * another; left alone, each icon would be a request of its own.
 */
const groups = [
  // Changes when React does, not with each release of ours: it stays in caches.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'portal', tags: ['$initial' as const], test: (id: string) => !id.endsWith('entry-react.ts'), priority: 2 },
  // The product page asks for likes itself. Without a group of its own, this call lands in the chunk of the client, which comes first then.
  { name: 'likes', test: /contract[\\/]src[\\/]reactions[\\/]calls\.ts$/, priority: 1 },
  { name: 'parts', test: (id: string) => small.some((one) => one.test(id)), minShareCount: 3, priority: 1 },
];

/** Two builds from one config: the browser's files with their manifest, and the renderer that Node runs (`--ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [widgetsOnPreact, react(), packedToo],
  resolve: { conditions: ['wbn-source', 'module', 'browser', 'production'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    // One file without look-ups at start; react-dom/server brings its own Node build.
    noExternal: true,
    resolve: { conditions: ['wbn-source', 'module', 'node', 'production'] },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The entry's sheet is small and goes into the page itself: no request stands before the first paint. A page that few visitors
    // see may import a sheet of its own, which comes with its script.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : { input: ['src/entry-react.ts', 'src/entry-client.tsx'], output: { codeSplitting: { groups } } },
  },
}));
