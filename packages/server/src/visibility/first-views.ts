import type { SearchVisitor, VisitorMarks } from '../search/learning/visitor-marks.ts';

export interface FirstViews {
  /** Whether this visitor did not open this page within the last hour; notes that they do now. Never for a request without an address. */
  isFirst(visitor: SearchVisitor | null, resourceID: string): boolean;
}

const hour = 3_600_000;
/** Views in memory, about 10 MB. Beyond that the oldest is forgotten, and its visitor may count again. */
const maxViews = 50_000;

/** Keeps one visitor from being counted again and again. In the memory of this process: each process counts a visitor once. */
export function firstViews(marks: VisitorMarks, now: () => Date, maxKept = maxViews): FirstViews {
  /** When each view was counted, the oldest first. */
  const counted = new Map<string, number>();
  return {
    isFirst(visitor, resourceID) {
      if (visitor === null) return false;
      const at = now();
      const key = `${marks.visitor(visitor, at).toString('base64url')} ${resourceID}`;
      const last = counted.get(key);
      if (last !== undefined && at.getTime() - last < hour) return false;
      counted.delete(key);
      counted.set(key, at.getTime());
      if (counted.size > maxKept) {
        const [oldest] = counted.keys();
        if (oldest !== undefined) counted.delete(oldest);
      }
      return true;
    },
  };
}
