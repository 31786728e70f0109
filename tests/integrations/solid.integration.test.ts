import { integration } from './support/integration.ts';

await integration({
  name: 'solid',
  types: [['tsc']],
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: 'dist',
  keepsListeners: true,
});
