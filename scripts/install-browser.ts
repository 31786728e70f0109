import { findChromium, hasHeadlessShell } from '../tests/support/browsers.ts';
import { exitCode } from './run.ts';

/** Makes sure that a Chromium is there for the browser tests, and says plainly which one it is. */
export async function installBrowser(): Promise<void> {
  const mayInstall = process.getuid?.() === 0 && process.platform === 'linux';
  if (mayInstall && !hasHeadlessShell()) {
    console.log('Browser tests run fastest in the headless shell: trying apt-get install chromium-headless-shell …');
    await exitCode(['apt-get', 'update', '-qq']);
    await exitCode(['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell']);
  }
  const found = await findChromium();
  if (!found) {
    console.error(
      'No Chromium could be found or installed. Install one (apt-get install chromium, or npx playwright install chromium) and repeat.',
    );
    process.exit(1);
  }
  console.log(`Browser tests use the Chromium of ${found.source}: ${found.executablePath}`);
}
