import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../settings/read-parts.ts';
import { SettingError } from '../settings/read-setting.ts';

/** What the build makes for a part to serve; the others need nothing built. */
const builtFor: Partial<Record<Part, readonly string[]>> = {
  portal: ['host-site/dist/client/.vite/manifest.json', 'host-site/dist/server/entry-server.js'],
  cdn: ['packages/widgets/dist/cdn/v1/wbn.js'],
};

/**
 * Looks whether the files are there that the parts serve. Nothing is ever built here: another process may be serving from the same folder.
 * @throws SettingError with a sentence that says what to do
 */
export function checkBuilt(top: string, parts: ReadonlySet<Part>): void {
  for (const part of parts) {
    const missing = builtFor[part]?.find((file) => !existsSync(path.join(top, file)));
    if (missing) {
      throw new SettingError(
        `The part ${part} is not built: ${missing} is missing. Run npm run build, or serve from a production release (npm run release).`,
      );
    }
  }
}
