import { integration } from './support/integration.ts';

await integration({
  name: 'node',
  types: [['tsc'], ['tsc', '--module', 'esnext', '--moduleResolution', 'bundler']],
  serve: ['node', 'server.ts'],
  drawsOnServer: true,
  drawsEverything: false,
});
