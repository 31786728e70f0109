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
}
interface Lighthouse {
  default(address: string, flags: object): Promise<{ lhr: Report }>;
}

/** Lighthouse with its mobile settings, in a separate Chromium: it needs a debugging port, which the tests' shared one lacks. */
export async function openLighthouse(): Promise<{
  judge(address: string, flags: object): Promise<Report>;
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
    close: () => browser.close(),
  };
}
