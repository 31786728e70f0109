import { LRUCache } from 'lru-cache';
import type { RecentChanges } from './recent-changes.ts';
import type { SentPage } from './sent-page.ts';

/** Milliseconds for which a page is kept while every change is heard. */
const longLife = 60_000;
/** The same when changes may arrive late: they must show within a second. */
const shortLife = 1_000;
/** A page drawn this soon after a change may come from a database replica that does not have the change yet. */
const settling = 5_000;

export interface DrawnPage {
  readonly page: SentPage;
  /** Names whose change makes the page old (`RecentChanges`); undefined if others may not get this page. */
  readonly depends: ReadonlySet<string> | undefined;
}

interface KeptPage {
  readonly page: SentPage;
  readonly depends: ReadonlySet<string>;
  /** When its drawing began. */
  readonly begun: number;
  readonly life: number;
}

export interface PageCacheOptions {
  /** Most bytes of all pages. */
  readonly bytes: number;
  readonly changes: RecentChanges;
  /** Whether every change is heard at once. */
  readonly isHeard: () => boolean;
  readonly now: () => number;
}

export interface PageCache {
  /** The kept page of an address, or a new one. Simultaneous requests share one drawing. */
  get(address: string, draw: () => Promise<DrawnPage>): Promise<{ readonly page: SentPage; readonly isKept: boolean }>;
  /** To be called when a kept page has grown by another encoding. */
  grown(address: string): void;
}

/** Bytes of an id with its place in a set. */
const idSize = 100;

export function pageCache({ bytes, changes, isHeard, now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: bytes,
    sizeCalculation: ({ page, depends }, address) => page.size() + idSize * depends.size + address.length,
  });
  const drawings = new Map<string, Promise<KeptPage | undefined>>();

  const isChanged = ({ begun, depends }: KeptPage): boolean => changes.last(depends) >= begun;
  const fresh = (address: string): SentPage | undefined => {
    const kept = pages.get(address);
    if (kept === undefined || isChanged(kept)) return undefined;
    return now() - kept.begun < (isHeard() ? kept.life : shortLife) ? kept.page : undefined;
  };
  /** The drawing of another request, unless it failed, is for that visitor only, or is older than a change. */
  async function shared(drawing: Promise<KeptPage | undefined>): Promise<SentPage | undefined> {
    const kept = await drawing.catch(() => undefined);
    return kept && !isChanged(kept) ? kept.page : undefined;
  }
  async function drawAlone(address: string, draw: () => Promise<DrawnPage>): Promise<SentPage> {
    const begun = now();
    const drawing = draw();
    const result = drawing.then(({ page, depends }): KeptPage | undefined => {
      const life = depends && begun - changes.last(depends) < settling ? shortLife : longLife;
      return depends && { page, depends, begun, life };
    });
    result.catch(() => {});
    const isFirst = !drawings.has(address);
    if (isFirst) drawings.set(address, result);
    try {
      const { page } = await drawing;
      const kept = await result;
      if (kept) pages.set(address, kept);
      else pages.delete(address);
      return page;
    } finally {
      if (isFirst) drawings.delete(address);
    }
  }
  return {
    async get(address, draw) {
      // Wait for two drawings of others at most: if neither can be shared, this page probably cannot be kept.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const drawing = drawings.get(address);
        const page = fresh(address) ?? (drawing && (await shared(drawing)));
        if (page) return { page, isKept: true };
        if (drawing === undefined) break;
      }
      return { page: await drawAlone(address, draw), isKept: false };
    },
    grown(address) {
      const kept = pages.peek(address);
      // The library measures only a new value.
      if (kept) pages.set(address, { ...kept });
    },
  };
}
