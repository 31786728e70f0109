import { build, buildDeclarations } from '../build/build.ts';

await build();
await buildDeclarations();
