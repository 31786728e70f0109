import { integration } from './support/integration.ts';

await integration({
  name: 'next',
  layers: ['react', 'next'],
  packages: ['react'],
  // It checks the types too.
  build: ['next', 'build'],
  serve: ['next', 'start'],
  drawsOnServer: true,
});
