import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds from one config: the browser's files with their manifest, and the renderer that Node runs (`--ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
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
    // The sheet is small and goes into the page itself: no request stands before the first paint.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
}));
