import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files in a folder that another user of the machine could read, or folders whose names they could list, however far below. The folder itself
 * counts as open, because each start may be in an open folder. The embedded PostgreSQL closes its own folder.
 */
export function openToOthers(folder: string, found: string[] = []): string[] {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    // A running network removes files meanwhile.
    const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & 0o044) found.push(file);
    if (entry.isDirectory() && mode & 0o011) openToOthers(file, found);
  }
  return found;
}
