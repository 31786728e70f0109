import type { TestProject } from 'vitest/node';
import { findChromium } from './browsers.ts';

/** Tells the browser tests where Chromium is. Each worker starts its own: through a server, every message would pass a third process. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function provideChromium(project: TestProject): Promise<void> {
  const found = await findChromium();
  if (!found) throw new Error('No Chromium found. Run npm test, which installs one, or apt-get install chromium.');
  project.provide('chromium', found.executablePath);
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the program. */
    chromium: string;
  }
}
