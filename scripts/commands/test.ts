import { build } from '../build/build.ts';
import { installBrowser } from '../install-browser.ts';
import { installOtherBrowsers } from '../install-other-browsers.ts';
import { installRedis } from '../install-redis.ts';
import { exitCode } from '../run.ts';

await installBrowser();
await installRedis();
// Who asks for some tests alone does not wait for more browsers.
await Promise.all([build(), process.argv.length > 2 || installOtherBrowsers()]);
process.exit(await exitCode(['vitest', 'run', ...process.argv.slice(2)]));
