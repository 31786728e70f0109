import { build } from '../build/build.ts';
import { installGates } from '../install/gates.ts';
import { installIntegrations } from '../install/integrations.ts';
import { installTestTools } from '../install/test-tools.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { exitCode } from '../run.ts';

const asksForAll = process.argv.length === 2;
// Installing waits for the network, building for the processor: run both at once.
const install = async () => {
  await installTestTools(asksForAll);
  if (!asksForAll || process.env.WBN_TEST_SETUP === 'off') return;
  if (!(await installGates())) {
    console.log('The checkers of tests/gates could not be installed: their tests are skipped.');
  }
  if (process.env.WBN_TEST_PART === 'usual') return;
  const missing = await installIntegrations();
  if (missing.length === 0) return;
  console.log(`npm could not install, so their tests of tests/integrations are skipped: ${missing.join(', ')}.`);
  // Each of these tests would try once more.
  process.env.WBN_TEST_SETUP = 'off';
};
await Promise.all([build(), oneAtATime('install', install, console.log)]);
process.exit(await exitCode(['vitest', 'run', ...process.argv.slice(2)]));
