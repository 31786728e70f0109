import { exitCode } from '../run.ts';

/** `npm run test:fast [-- FILE …]`: the tests that need neither a database nor a network nor a browser, and no build. */
process.exit(await exitCode(['vitest', 'run', '--project', 'unit', ...process.argv.slice(2)]));
