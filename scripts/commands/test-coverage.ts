import { exitCode } from '../run.ts';

/**
 * `npm run test:coverage [-- FILE …]`: runs the tests without a browser and measures which lines they run; the report is in
 * coverage/index.html. Code that only browsers run counts as not covered here.
 */
const projects = ['unit*', 'build', 'db'].flatMap((name) => ['--project', name]);
process.exit(await exitCode(['vitest', 'run', ...projects, '--coverage', ...process.argv.slice(2)]));
