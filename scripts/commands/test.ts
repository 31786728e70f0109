import { build } from '../build/build.ts';
import { installBrowser } from '../install-browser.ts';
import { exitCode } from '../run.ts';

await installBrowser();
await build();
process.exit(await exitCode(['vitest', 'run', ...process.argv.slice(2)]));
