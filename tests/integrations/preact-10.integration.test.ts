import { integration } from './support/integration.ts';

// The application's own Preact is another one than that of the widgets, and its preset makes every module of Preact one.
await integration({
  name: 'preact-10',
  types: [['tsc']],
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: 'dist',
  drawsEverything: false,
});
