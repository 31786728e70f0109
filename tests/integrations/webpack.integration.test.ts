import { integration } from './support/integration.ts';

// The types are those of the esbuild project, whose sources these are.
await integration({ name: 'webpack', layers: ['dom', 'webpack'], build: ['webpack'], serve: 'dist' });
