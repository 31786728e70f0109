import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { addresses } from '../support/addresses.ts';

const folder = path.join(import.meta.dirname, 'pinned');
const versionsIn = (place: string) => readdirSync(place).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

/** The committed release (`pinned/README.md`), with its CDN address. */
export const pinned: string = versionsIn(folder)[0]!;
export const pinnedLoader = (): string => `${addresses().cdn}/${pinned}/wbn.js`;

/** Serves the pinned release beside the current one, because the CDN keeps all releases. */
export async function servePinned(page: Page): Promise<void> {
  await page.route(`${addresses().cdn}/${pinned}/*`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: readFileSync(path.join(folder, pinned, name)),
    });
  });
}

/** Today's release and the address of its runtime. */
export function todays(): { readonly version: string; readonly loader: string; readonly runtime: string } {
  const dist = path.join(import.meta.dirname, '..', '..', 'packages', 'widgets', 'dist', 'cdn');
  const version = versionsIn(dist)[0]!;
  const { cdn } = addresses();
  return { version, loader: `${cdn}/v1/wbn.js`, runtime: `${cdn}/${version}/${runtimeIn(path.join(dist, version))}` };
}
export const pinnedRuntime = (): string => `${addresses().cdn}/${pinned}/${runtimeIn(path.join(folder, pinned))}`;
const runtimeIn = (place: string) => readdirSync(place).find((name) => name.startsWith('runtime.'))!;
