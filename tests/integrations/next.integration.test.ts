import { integration } from './support/integration.ts';

await integration({
  name: 'next',
  layers: ['react', 'next'],
  packages: ['react'],
  // It checks the types too, but not those of libraries: Next's own name URLPatternInput, which nothing declares. vite-react checks ours.
  build: ['next', 'build'],
  serve: ['next', 'start'],
  drawsOnServer: true,
});
