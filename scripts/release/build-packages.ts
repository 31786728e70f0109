import { buildRelease } from '../build/build.ts';

// Runs inside a release's sandbox, with the new versions.
await buildRelease(console.log);
