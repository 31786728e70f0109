import { integration } from './support/integration.ts';

const types = [['tsc'], ['tsc', '--module', 'node16', '--moduleResolution', 'node16']];
await integration({ name: 'esbuild', layers: ['dom', 'esbuild'], types, build: ['node', 'build.mjs'], serve: 'dist' });
