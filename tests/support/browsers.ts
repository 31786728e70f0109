import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Without these, Chromium as root refuses to start, and where the network is closed it retries its own services for ever. */
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

/** Chromium without a window's parts: the same engine for about a third of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
export const hasHeadlessShell = (): boolean => existsSync(headlessShell);

/**
 * The system's headless shell, else Playwright's own Chromium, else one of the system, else the one that came from npm. `whole`: never the
 * shell, which cannot measure a page's memory.
 */
export async function findChromium({ whole = false } = {}): Promise<FoundBrowser | undefined> {
  if (!whole && hasHeadlessShell()) return { executablePath: headlessShell, source: 'the system, without a window' };
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { executablePath: own, source: "Playwright's own" };
  for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) {
    if (existsSync(path)) return { executablePath: path, source: 'the system' };
  }
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return { executablePath: await packaged.executablePath(), source: '@sparticuz/chromium from npm' };
  } catch {
    return undefined;
  }
}
