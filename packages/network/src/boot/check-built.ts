import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../settings/read-parts.ts';
import { SettingError } from '../settings/read-setting.ts';

/** The built files that each part serves; other parts need none. */
const builtFor: Partial<Record<Part, readonly string[]>> = {
  portal: ['host-site/dist/client/.vite/manifest.json', 'host-site/dist/server/entry-server.js'],
  cdn: ['packages/widgets/dist/cdn/v1/wbn.js'],
};

/**
 * Checks that the built files of the parts exist. Never builds, because another process may be serving from the same folder.
 * @throws SettingError that says what to do
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
