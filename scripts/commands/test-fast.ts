import { exitCode } from '../run.ts';

/** `npm run test:fast [-- FILE …]`: runs the tests that need no database, network, browser or build, without the slow ones. */
const words = ['vitest', 'run', '--project', 'unit', '--project', 'unit-isolated'];
process.exit(await exitCode([...words, ...process.argv.slice(2)]));
