import { integration } from './support/integration.ts';

await integration({
  name: 'astro',
  build: ['astro', 'build'],
  serve: ['node', 'dist/server/entry.mjs'],
  drawsOnServer: true,
  drawsEverything: false,
});
