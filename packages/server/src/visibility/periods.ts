import type { FigurePoint } from '@wbn/contract/shapes';

const dayMs = 86_400_000;

/** The counts of one day; days without any are left out. */
export interface DayCounts {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly views: number;
  readonly productViews: number;
  readonly searches: number;
  readonly inquiries: number;
}

/** The day `back` days before today, in UTC. */
export const dayBefore = (now: Date, back: number): string =>
  new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10);

const nothing = { views: 0, productViews: 0, searches: 0, inquiries: 0 };

export function sumOf(days: readonly DayCounts[]): typeof nothing {
  const sum = { ...nothing };
  for (const one of days) {
    sum.views += one.views;
    sum.productViews += one.productViews;
    sum.searches += one.searches;
    sum.inquiries += one.inquiries;
  }
  return sum;
}

/** Days of a period that ends today, oldest first. A year is shown by weeks; its oldest week has eight days. */
export function pointsOf(counts: readonly DayCounts[], days: number, now: Date): FigurePoint[] {
  const step = days > 31 ? 7 : 1;
  const length = Math.floor(days / step);
  return Array.from({ length }, (_, index) => {
    const last = (length - 1 - index) * step;
    const first = index === 0 ? days - 1 : last + step - 1;
    const [from, to] = [dayBefore(now, first), dayBefore(now, last)];
    return { from, to, ...sumOf(counts.filter(({ day }) => day >= from && day <= to)) };
  });
}
