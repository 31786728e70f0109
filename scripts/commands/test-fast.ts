import { exitCode } from '../run.ts';

// Some tests wait for a timer: a third worker uses the processors meanwhile.
/** `npm run test:fast [-- FILE …]`: runs the tests that need no database, network, browser or build, without the slow ones. */
const words = ['vitest', 'run', '--project', 'unit', '--project', 'unit-isolated', '--maxWorkers=3'];
process.exit(await exitCode([...words, ...process.argv.slice(2)]));
