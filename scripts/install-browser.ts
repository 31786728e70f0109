import { findChromium } from '../tests/support/browsers.ts';
import { exitCode } from './run.ts';

/** Makes sure that a Chromium is there for the browser tests, and says plainly which one it is. */
export async function installBrowser(): Promise<void> {
  let found = await findChromium();
  if (!found?.source.includes('npm') && found) {
    console.log(`Browser tests use the Chromium of ${found.source}: ${found.executablePath}`);
    return;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && process.platform === 'linux') {
    console.log('No Chromium on this machine: trying apt-get install chromium …');
    await exitCode(['apt-get', 'update', '-qq']);
    await exitCode(['apt-get', 'install', '-y', '-qq', 'chromium']);
    found = await findChromium();
  }
  if (!found) {
    console.error(
      'No Chromium could be found or installed. Install one (apt-get install chromium, or npx playwright install chromium) and repeat.',
    );
    process.exit(1);
  }
  console.log(`Browser tests use the Chromium from ${found.source}: ${found.executablePath}`);
}
