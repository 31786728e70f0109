import { integration } from './support/integration.ts';

// Applications of Angular resolve modules as bundlers do, so there is no second check for node16.
await integration({
  name: 'angular',
  packages: ['angular'],
  types: [['ngc', '--noEmit']],
  build: ['ng', 'build'],
  serve: 'dist',
  writesContent: true,
});
