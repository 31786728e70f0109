import { exitCode } from '../run.ts';

/** `npm run test:fast [-- FILE …]`: runs the tests that need no database, network, browser or build. */
process.exit(await exitCode(['vitest', 'run', '--project', 'unit', ...process.argv.slice(2)]));
