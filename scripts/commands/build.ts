import { build, buildDeclarations, buildPackages } from '../build/build.ts';

// `npm run build -- packages` leaves out the portal and the examples.
if (process.argv[2] === 'packages') await buildPackages();
else {
  await build();
  await buildDeclarations();
}
