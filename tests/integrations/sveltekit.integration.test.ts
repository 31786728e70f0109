import { integration } from './support/integration.ts';

await integration({
  name: 'sveltekit',
  packages: ['svelte'],
  types: [
    ['svelte-kit', 'sync'],
    ['svelte-check', '--fail-on-warnings'],
  ],
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: ['node', 'build'],
  drawsOnServer: true,
});
