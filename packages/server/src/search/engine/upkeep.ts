import type { ScopeStatistics } from './statistics.ts';

/** Statistics are taken anew after so many writes, or a tenth of the documents if that is more. */
const FEW_WRITES = 200;
const AGED_SHARE = 0.1;
/** But after this many in any case: each leaves a version behind that every search passes over. */
const MANY_WRITES = 20_000;
/** After so many writes posting lists get a segment more. */
const LAG = 1_500;
/** A search whose statistics say nothing any more (after a first import) waits this long for new ones, in milliseconds. */
const LONGEST_WAIT = 3_000;

/** Whether so many writes are worth a segment of their own. */
export const lags = (writes: number): boolean => writes > LAG;

export function aged({ age, documents }: Pick<ScopeStatistics, 'age' | 'documents'>): boolean {
  return age > Math.max(FEW_WRITES, Math.min(MANY_WRITES, AGED_SHARE * documents));
}

/** More was written since than there was then. */
function useless({ age, documents }: ScopeStatistics): boolean {
  return age > Math.max(FEW_WRITES, documents);
}

/** Calls back once the new statistics are in place; ends when posting lists are too. */
export type Refresh = (onStatistics: () => void) => Promise<void>;

async function atMost(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** Runs one work at a time in the background, started by the searches that notice it is due. */
export function createUpkeep(refresh: Refresh, extend: () => Promise<void>, onError: (error: unknown) => void) {
  let running: { all: Promise<void>; statistics: Promise<void> } | undefined;

  function start(work: Refresh) {
    const statistics = Promise.withResolvers<void>();
    const all = work(statistics.resolve)
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
    async idle(): Promise<void> {
      await running?.all;
    },
  };
}
