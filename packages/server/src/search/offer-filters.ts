import type { ProductFacts } from '@wbn/contract';
import type { Filters } from './engine/index.ts';
import { leadTimeFilter, leadTimes } from './goods-filters.ts';
import { priceMarks } from './price-marks.ts';
import { priceRangeOf } from './price-ranges.ts';

/** Minimum orders that can be filtered by: at most so many units. */
export const orderLimits = [1, 10, 100, 1000, 10_000] as const;

const withinLimits = (limits: readonly number[], value: number): string[] =>
  limits.filter((limit) => value <= limit).map(String);

/** Filters of the commercial facts. The price is that of the smallest quantity. */
export const offerFilters = (
  { currency, leadTimeDays, minimumOrder, price }: ProductFacts,
  leadTime: string | null,
): Filters => ({
  ...(price && currency ? { currency, price: priceRangeOf(price, currency), amount: priceMarks(price, currency) } : {}),
  ...(minimumOrder === undefined ? {} : { moq: withinLimits(orderLimits, minimumOrder) }),
  lead: leadTimeDays === undefined ? leadTimeFilter(leadTime) : withinLimits(leadTimes, leadTimeDays),
});
