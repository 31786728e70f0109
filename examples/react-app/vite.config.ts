import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A test run that builds first sets another value, and React's development version would be bundled.
process.env.NODE_ENV = 'production';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, emptyOutDir: true },
});
