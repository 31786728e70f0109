/** Milliseconds for which a change is remembered: longer than a page is kept and drawn. */
const memory = 120_000;
/** Most names in memory; beyond that everything counts as changed. */
const maxKept = 50_000;

/** The times at which content changed. All times are in milliseconds of one clock. */
export interface RecentChanges {
  /** Notes a line of the API's `/events/content`: names with commas between; `*` is everything. */
  note(line: string): void;
  /** When one of the names changed last; -Infinity if none did lately. */
  last(names: Iterable<string>): number;
}

export function recentChanges(now: () => number): RecentChanges {
  /** In the order of their times: a name that changes again moves to the end. */
  const times = new Map<string, number>();
  let everything = Number.NEGATIVE_INFINITY;

  const forgetOld = (time: number) => {
    for (const [name, at] of times) {
      if (at > time - memory) return;
      times.delete(name);
    }
  };
  return {
    note(line) {
      const time = now();
      forgetOld(time);
      for (const name of line.split(',')) {
        times.delete(name);
        times.set(name, time);
      }
      if (!times.has('*') && times.size <= maxKept) return;
      everything = time;
      times.clear();
    },
    last(names) {
      let last = everything;
      for (const name of names) last = Math.max(last, times.get(name) ?? last);
      return last;
    },
  };
}
