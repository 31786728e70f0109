import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type LaunchOptions, type Page } from 'playwright';

/** The window of a phone. */
const phone = { viewport: { width: 390, height: 844 } };

/** Slows the page's processor by that factor. */
async function slowDown(context: BrowserContext, page: Page, factor: number): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return devtools;
}

/**
 * A phone at a quarter of this machine's speed: a browser with an empty profile of its own, at rest. A context of a shared browser is a
 * private window, which opens no connections ahead: a visitor's browser does (`<link rel="preconnect">`).
 */
export async function openPhone(launch: LaunchOptions) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, { ...launch, ...phone });
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await slowDown(context, page, 4);
  // The work of a browser at its start is not part of the visit.
  await page.waitForTimeout(1_500);
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { close, devtools, page };
}
