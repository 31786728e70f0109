import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './code-splitting.ts';
import { fileCircle } from './file-circles.ts';
import { widgetsOnPreact } from './widgets-on-preact.ts';

// A test run that builds first sets another value, and React's development version would be bundled.
process.env.NODE_ENV = 'production';

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compresses every text file of the browser's build in advance; the server sends the compressed files. */
const packedToo: Plugin = {
  name: 'wbn-packed-too',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  // Not `closeBundle`, which also runs after a failure and hides it.
  writeBundle: {
    sequential: true,
    async handler() {
      const client = path.join(import.meta.dirname, 'dist', 'client');
      for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        await writeFile(`${file}.br`, await compress(await readFile(file), best));
      }
    },
  },
};

/** In a circle of files one runs before another that it needs, and every page that loads it stays dead. */
const noFileCircles: Plugin = {
  name: 'wbn-no-file-circles',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_, bundle) {
    const circle = fileCircle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (circle.length > 0)
      throw new Error(
        `Built files import each other: ${circle.join(', ')}. Move the module that joins them into another group of code-splitting.ts.`,
      );
  },
};

/** The client's source maps lie beside the folder that visitors reach, never in it (docs/decisions/060). */
const mapsAside: Plugin = {
  name: 'wbn-maps-aside',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  // Not `closeBundle`, which also runs after a failure and hides it.
  writeBundle: {
    sequential: true,
    async handler() {
      const dist = path.join(import.meta.dirname, 'dist');
      const maps = path.join(dist, 'client-maps');
      await rm(maps, { recursive: true, force: true });
      await mkdir(maps, { recursive: true });
      for (const name of await readdir(path.join(dist, 'client', 'assets'))) {
        if (name.endsWith('.map')) await rename(path.join(dist, 'client', 'assets', name), path.join(maps, name));
      }
    },
  },
};

/** Only the server reads the names of the pages' modules: the browser's build leaves them out of the route table. */
const withoutModuleNames: Plugin = {
  name: 'wbn-without-module-names',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  enforce: 'pre',
  // Lines stay, so the source map does too.
  transform(code, id) {
    if (!/host-site[\\/]src[\\/]routes[\\/]/.test(id)) return undefined;
    const short = code.replaceAll(/^\s+(module|early|memberModules): [^,\n]+,\n/gm, '\n');
    if (/^\s*(module|early|memberModules): '/m.test(short))
      throw new Error(`${id} is written in another form than wbn-without-module-names reads.`);
    return { code: short, map: null };
  },
};

/** The widgets look for misspelt names in a page's settings. The portal's are typed, so the two files of the check stay out of its pages. */
const withoutSettingsCheck: Plugin = {
  name: 'wbn-without-settings-check',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  enforce: 'pre',
  transform(code, id) {
    if (!/widgets[\\/]src[\\/]runtime[\\/]configure\.ts$/.test(id)) return undefined;
    const check = /import\('\.\.\/diagnosis\/check-config\.ts'\)/;
    if (!check.test(code)) throw new Error(`${id} no longer imports the check of the settings: take out this plugin.`);
    return { code: code.replace(check, 'Promise.reject()'), map: null };
  },
};

/**
 * The entry lists the scripts and style sheets of every page, for preloading. Addresses without the modules' names save each visitor 1.2 kB
 * of 111; the manifest and the source maps have the names. The server finds the fonts by theirs.
 */
const fileNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.every((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
};

/** Two builds from one config: the browser's files with their manifest, and the renderer for Node (`--ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [withoutModuleNames, withoutSettingsCheck, widgetsOnPreact, react(), noFileCircles, mapsAside, packedToo],
  resolve: { conditions: ['wbn-source', 'module', 'browser', 'production'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    // One file without look-ups at start; react-dom/server has its own Node build.
    noExternal: true,
    resolve: { conditions: ['wbn-source', 'module', 'node', 'production'] },
  },
  build: {
    target: 'es2022',
    // Written for older browsers, `light-dark()` needs switches that only our own pages set: a snippet on another page would have no colours.
    ...(isSsrBuild && { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] }),
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The entry's style sheet is small and inlined: no request delays the first paint. A rarely visited page may import a sheet of its own,
    // loaded with its script.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Node finds the renderer's map by the file's last line, with --enable-source-maps.
    sourcemap: isSsrBuild ? true : 'hidden',
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : { input: ['src/entry-react.ts', 'src/entry-client.tsx'], output: { ...fileNames, codeSplitting: { groups } } },
  },
}));
