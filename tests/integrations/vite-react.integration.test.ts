import { integration } from './support/integration.ts';

const types = [['tsc'], ['tsc', '--module', 'node16', '--moduleResolution', 'node16']];
await integration({
  name: 'vite-react',
  layers: ['react', 'vite-react'],
  packages: ['react'],
  types,
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: 'dist',
  drawsLater: true,
});
