import type { HostSiteOptions } from '../options.ts';
import { hearChanges } from './hear-changes.ts';
import { type PageCache, pageCache } from './page-cache.ts';
import { recentChanges } from './recent-changes.ts';

interface OpenPageCache {
  readonly cache: PageCache;
  close(): void;
}

const now = () => performance.now();
const defaultMegabytes = 64;

/** The cache of a portal process with its connection to the API; undefined if it is turned off. */
export function openPageCache(
  { api, apiInternal, internalKey, pageCache: megabytes = defaultMegabytes, ready }: HostSiteOptions,
  log: (line: Record<string, unknown>) => void,
): OpenPageCache | undefined {
  if (megabytes === 0) return undefined;
  const changes = recentChanges(now);
  const heard = hearChanges({
    api: apiInternal ?? api,
    internalKey,
    tell: changes.note,
    ...(ready && { isReady: ready }),
    onAway: (error) =>
      log({
        level: 'warn',
        name: 'portal',
        error: String(error),
        message: 'The API does not tell of changes, so pages are kept for one second only.',
      }),
  });
  const cache = pageCache({ bytes: megabytes * 1_000_000, changes, isHeard: heard.isHeard, now });
  return { cache, close: heard.close };
}
