import { limits } from '@wbn/contract';
import { LRUCache } from 'lru-cache';

const { burst, seconds } = limits.read.anonymous;
/** Most addresses whose pages are counted at once. */
const most = 100_000;

interface Bucket {
  readonly tokens: number;
  /** When it had so many, in milliseconds. */
  readonly at: number;
}

/**
 * Counts the pages that are drawn for one address. The API counts the calls of a page, but some pages make none: their texts alone are
 * drawn here, and the browser asks for the rest.
 */
export function drawingLimit(now: () => number = () => performance.now()) {
  const buckets = new LRUCache<string, Bucket>({ max: most });
  return {
    /** Takes one page of an address; returns the seconds to wait for it, 0 if it may be drawn now. */
    take(address: string): number {
      const at = now();
      const last = buckets.get(address) ?? { tokens: burst, at };
      const tokens = Math.min(burst, last.tokens + ((at - last.at) / 1000) * (burst / seconds));
      if (tokens < 1) return Math.ceil((1 - tokens) * (seconds / burst));
      buckets.set(address, { tokens: tokens - 1, at });
      return 0;
    },
  };
}
