import { buildRelease } from '../build/build.ts';

// Run inside a release's sandbox, with the versions that are to be released.
await buildRelease(console.log);
