import { freePort } from '@wbn/database/testing';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../support/browsers.ts';
import { gateModule } from './gates.ts';

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Category {
  readonly title: string;
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string }[];
}
export interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  /** Where the browser was in the end. */
  readonly finalDisplayedUrl: string;
}
interface Lighthouse {
  default(address: string, flags: object): Promise<{ lhr: Report }>;
}

/** Lighthouse with its mobile settings, in a separate Chromium: it needs a debugging port, which the tests' shared one lacks. */
export async function openLighthouse(): Promise<{
  judge(address: string, flags: object): Promise<Report>;
  /** Puts a value into the local storage of an address's origin. Lighthouse empties caches before each run, and keeps this. */
  store(address: string, name: string, value: string): Promise<void>;
  close(): Promise<void>;
}> {
  const { default: lighthouse } = await gateModule<Lighthouse>('lighthouse/core/index.js');
  const port = await freePort();
  const found = await findChromium();
  if (!found) throw new Error('No Chromium found. Run npm test, which installs one.');
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: found.executablePath, args });
  return {
    judge: async (address, flags) => (await lighthouse(address, { port, logLevel: 'silent', ...flags })).lhr,
    async store(address, name, value) {
      // Lighthouse opens its pages in the browser's own context, which only a connection from outside reaches.
      const outside = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await outside.contexts()[0]!.newPage();
      await page.goto(address);
      await page.evaluate(([key, stored]) => localStorage.setItem(key!, stored!), [name, value]);
      await page.close();
      await outside.close();
    },
    close: () => browser.close(),
  };
}
