import { build } from '../build/build.ts';
import { installBrowser } from '../install-browser.ts';
import { installGates } from '../install-gates.ts';
import { installOtherBrowsers } from '../install-other-browsers.ts';
import { installRedis } from '../install-redis.ts';
import { exitCode } from '../run.ts';

await installBrowser();
await installRedis();
const asksForAll = process.argv.length === 2;
// Who asks for some tests alone does not wait for more browsers and checkers. These wait for the network, the build for the processor.
const others = async () => {
  if (!asksForAll) return;
  await installOtherBrowsers();
  await installGates();
};
await Promise.all([build(), others()]);
process.exit(await exitCode(['vitest', 'run', ...process.argv.slice(2)]));
