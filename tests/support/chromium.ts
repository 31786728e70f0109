import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, findChromium } from './browsers.ts';

/** One Chromium for all browser tests of a run; each test uses its own context. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function startChromium(project: TestProject): Promise<() => Promise<void>> {
  const found = await findChromium();
  if (!found) throw new Error('No Chromium found. Run npm test, which installs one, or apt-get install chromium.');
  const server = await chromium.launchServer({ executablePath: found.executablePath, args: chromiumArguments });
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
  }
}
