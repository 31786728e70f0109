import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Without these, Chromium refuses to start as root, and in a closed network it retries its own services for ever. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export interface FoundBrowser {
  readonly executablePath: string;
  readonly source: string;
}

/** Chromium without window parts: the same engine with about a third of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
export const hasHeadlessShell = (): boolean => existsSync(headlessShell);

/** A complete Chromium, which can measure a page's memory, unlike a headless shell: Playwright's, otherwise the system's. */
export function findWholeChromium(): FoundBrowser | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { executablePath: own, source: "Playwright's own" };
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return system ? { executablePath: system, source: 'the system' } : undefined;
}

/** The system's headless shell, otherwise a complete Chromium, otherwise the shell from npm. */
export async function findChromium(): Promise<FoundBrowser | undefined> {
  if (hasHeadlessShell()) return { executablePath: headlessShell, source: 'the system, without a window' };
  const whole = findWholeChromium();
  if (whole) return whole;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return { executablePath: await packaged.executablePath(), source: '@sparticuz/chromium from npm' };
  } catch {
    return undefined;
  }
}
