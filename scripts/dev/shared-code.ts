import path from 'node:path';

/** Packages that the next process loads before anything changes. API and boot stand on them, and the API changes most often. */
const shared = ['contract', 'content', 'database', 'http', 'accounts', 'demo'];

/** Loads them into this process. */
export async function loadShared(): Promise<void> {
  await import('@wbn/http');
  await import('@wbn/accounts');
  await import('@wbn/demo');
}

/**
 * Whether a process that has loaded the shared code holds an older form of one of these files.
 * @example holdsAny(['packages/server/src/search/count-pages.ts']) // false
 */
export const holdsAny = (files: readonly string[]): boolean =>
  files.some((file) => shared.some((name) => file.startsWith(path.join('packages', name) + path.sep)));
