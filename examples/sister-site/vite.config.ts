import path from 'node:path';
import { defineConfig } from 'vite';

const page = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: { input: [page('index.html'), page('SetID/index.html')] },
  },
});
