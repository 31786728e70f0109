import { integration } from './support/integration.ts';

const types = [['tsc'], ['tsc', '--module', 'node16', '--moduleResolution', 'node16']];
await integration({
  name: 'lit',
  types,
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: 'dist',
  keepsListeners: true,
});
