import type { ScopeStatistics } from './statistics.ts';

/** Statistics are taken anew after so many writes, or a tenth of the documents if that is more. */
const FEW_WRITES = 200;
const AGED_SHARE = 0.1;

export function aged(statistics: ScopeStatistics): boolean {
  return statistics.age > Math.max(FEW_WRITES, AGED_SHARE * statistics.documents);
}

/** Runs one refresh at a time in the background, started by the searches that notice it is due. */
export function createUpkeep(refresh: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  return {
    notice(statistics: ScopeStatistics): void {
      if (running || !aged(statistics)) return;
      running = refresh()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    async idle(): Promise<void> {
      await running;
    },
  };
}
