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

/** Draws when it is the turn of the visitor who asks. */
type InTurn = <Drawn>(draw: () => Promise<Drawn>) => Promise<Drawn>;

export interface PageCache {
  /**
   * The kept page of an address, or a new one. Simultaneous requests share one drawing once it has begun; before that, each waits for its own
   * visitor's turn, so that nobody waits for the turn of a visitor who asks for much.
   */
  get(
    address: string,
    inTurn: InTurn,
    draw: () => Promise<DrawnPage>,
  ): Promise<{ readonly page: SentPage; readonly isKept: boolean }>;
  /** To be called when a kept page has grown by another encoding. */
  grown(address: string): void;
}

/** Most requests for one page that wait for turns: a page that many want would fill the line. The others wait for one of these. */
const maxTurns = 4;
/** Bytes of an id with its place in a set. */
const idSize = 100;

export function pageCache({ bytes, changes, isHeard, now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: bytes,
    sizeCalculation: ({ page, depends }, address) => page.size() + idSize * depends.size + address.length,
  });
  /** Drawings that have begun. */
  const drawings = new Map<string, Promise<KeptPage | undefined>>();
  /** Requests that wait for their turn, or draw. */
  const turns = new Map<string, Set<Promise<unknown>>>();

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
  async function keptOrShared(address: string): Promise<SentPage | undefined> {
    const drawing = drawings.get(address);
    return fresh(address) ?? (drawing && (await shared(drawing)));
  }
  /** Draws in turn, or returns undefined if others have begun to draw the page meanwhile. */
  async function drawInTurn(address: string, inTurn: InTurn, draw: () => Promise<DrawnPage>) {
    const turn = inTurn(async () => (fresh(address) || drawings.has(address) ? undefined : drawAlone(address, draw)));
    const all = turns.get(address) ?? new Set();
    turns.set(address, all.add(turn));
    try {
      return await turn;
    } finally {
      all.delete(turn);
      if (all.size === 0) turns.delete(address);
    }
  }
  return {
    async get(address, inTurn, draw) {
      // Wait for others twice at most: if neither page can be shared, this one probably cannot be kept.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const known = await keptOrShared(address);
        if (known) return { page: known, isKept: true };
        const others = turns.get(address);
        if (others && others.size >= maxTurns) await Promise.race(others).catch(() => {});
        else {
          const page = await drawInTurn(address, inTurn, draw);
          if (page) return { page, isKept: false };
        }
      }
      const page = await keptOrShared(address);
      return page ? { page, isKept: true } : { page: await inTurn(() => drawAlone(address, draw)), isKept: false };
    },
    grown(address) {
      const kept = pages.peek(address);
      // The library measures only a new value.
      if (kept) pages.set(address, { ...kept });
    },
  };
}
