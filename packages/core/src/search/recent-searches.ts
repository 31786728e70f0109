import type { KeyValue } from '../platform.ts';
import type { SuggestedLine } from './suggested-line.ts';

const key = 'wbn-recent-searches';
const maxKept = 6;
const longest = 100;

/** The last texts that were searched in this browser. They are kept here alone: no server hears of them. */
export function createRecentSearches(storage: KeyValue) {
  /** Anything may stand in the page's storage. */
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, maxKept) : [];
    } catch {
      return [];
    }
  };
  return {
    lines(): SuggestedLine[] {
      const texts = read();
      if (texts.length === 0) return [];
      return [...texts.map((text): SuggestedLine => ({ text, kind: 'recent' })), { text: '', kind: 'clear' }];
    },
    remember(text: string): void {
      if (text.length < 2 || text.length > longest) return;
      const others = read().filter((one) => one.toLowerCase() !== text.toLowerCase());
      storage.set(key, JSON.stringify([text, ...others].slice(0, maxKept)));
    },
    clear: () => storage.set(key, undefined),
  };
}
