import { integration } from './support/integration.ts';

await integration({
  name: 'astro',
  // Astro sends the scripts of its pages as they are: those that use the DOM alone.
  layers: ['dom', 'astro'],
  build: ['astro', 'build'],
  serve: ['node', 'dist/server/entry.mjs'],
  drawsOnServer: true,
});
