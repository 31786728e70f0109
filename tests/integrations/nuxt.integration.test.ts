import { integration } from './support/integration.ts';

// Nuxt writes the compiler's settings and leaves out the check of libraries, whose declarations do not all hold; vite-vue checks ours.
await integration({
  name: 'nuxt',
  layers: ['vue', 'nuxt'],
  packages: ['vue'],
  types: [
    ['nuxt', 'prepare'],
    ['vue-tsc', '--noEmit'],
  ],
  build: ['nuxt', 'build'],
  serve: ['node', '.output/server/index.mjs'],
  drawsOnServer: true,
});
