import type { ScopeStatistics } from './statistics.ts';

/** Statistics are refreshed after this many writes, or after a tenth of the documents if that is more. */
const FEW_WRITES = 200;
const AGED_SHARE = 0.1;
/** Words of removed documents leave the vocabulary at a refresh, so one comes at least this often. */
const HOURS = 24;
/** After this many writes, posting lists get further segments. */
const LAG = 1_500;
/** Milliseconds that a search with useless statistics (after a first import) waits for new ones. */
const LONGEST_WAIT = 3_000;

/** Whether this many writes justify a segment. */
export const lags = (writes: number): boolean => writes > LAG;

export function aged({ age, documents, hours }: Pick<ScopeStatistics, 'age' | 'documents' | 'hours'>): boolean {
  return hours >= HOURS || age > Math.max(FEW_WRITES, AGED_SHARE * documents);
}

/** More documents were written since the refresh than existed then. */
function useless({ age, documents }: ScopeStatistics): boolean {
  return age > Math.max(FEW_WRITES, documents);
}

/** Calls back when the new statistics are published; resolves when the posting lists are too. */
export type Refresh = (onStatistics: () => void) => Promise<void>;

async function atMost(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** The background work of the index. */
export interface UpkeepWork {
  refresh: Refresh;
  extend: () => Promise<void>;
  merge: () => Promise<void>;
  list: (kind: string, lexemes: readonly string[]) => Promise<void>;
}

/** Runs one background job at a time, started by searches that find it due, and beside it the merges. */
export function createUpkeep({ refresh, extend, merge, list }: UpkeepWork, onError: (error: unknown) => void) {
  let running: { all: Promise<void>; statistics: Promise<void> } | undefined;
  let merging: Promise<void> | undefined;

  function startMerging(): void {
    merging ??= merge()
      .catch(onError)
      .finally(() => {
        merging = undefined;
      });
  }

  function start(work: Refresh) {
    const statistics = Promise.withResolvers<void>();
    const all = work(statistics.resolve)
      .then(startMerging)
      .catch(onError)
      .finally(() => {
        statistics.resolve();
        running = undefined;
      });
    running = { all, statistics: statistics.promise };
    return running;
  }

  return {
    async noticeAge(statistics: ScopeStatistics): Promise<boolean> {
      if (!aged(statistics)) return false;
      const refreshing = running ?? start(refresh);
      if (!useless(statistics)) return false;
      await atMost(refreshing.statistics, LONGEST_WAIT);
      return true;
    },
    noticeLag(writes: number | undefined): void {
      if (running) return;
      if (writes === undefined) start(refresh);
      else if (lags(writes)) start(extend);
    },
    /** Words without posting lists that a search found in many documents. */
    noticeCommon(kind: string, lexemes: readonly string[]): void {
      if (!running) start(() => list(kind, lexemes));
    },
    async idle(): Promise<void> {
      await running?.all;
      await merging;
    },
  };
}
