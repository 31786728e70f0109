import { integration } from './support/integration.ts';

await integration({
  name: 'vite-vue',
  layers: ['vue', 'vite-vue'],
  packages: ['vue'],
  types: [['vue-tsc']],
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: 'dist',
});
