import { freePriceValue, type ProductFacts } from '@wbn/contract';
import type { Filters } from '../engine/index.ts';
import { leadTimeFilter, leadTimes } from './goods-filters.ts';
import { priceFilters, priceMarks } from './price-marks.ts';
import { priceRangeOf } from './price-ranges.ts';

/** Minimum orders that can be filtered by: at most so many units. */
export const orderLimits = [1, 10, 100, 1000, 10_000] as const;

const withinLimits = (limits: readonly number[], value: number): string[] =>
  limits.filter((limit) => value <= limit).map(String);

/** Minimum orders are marked as prices are, with this in place of a currency. */
const noCurrency = 'QTY';

/** The filter of products whose minimum order is at most one of these numbers. */
export const orderFilters = (limits: readonly string[]): Filters => ({
  order: priceFilters(limits.map((max) => freePriceValue({ currency: noCurrency, max }))).amount,
});

/** Filters of the commercial facts. The price is that of the smallest quantity. */
export const offerFilters = (
  { currency, leadTimeDays, minimumOrder, price }: ProductFacts,
  leadTime: string | null,
): Filters => ({
  ...(price && currency ? { currency, price: priceRangeOf(price, currency), amount: priceMarks(price, currency) } : {}),
  ...(minimumOrder === undefined
    ? {}
    : {
        moq: withinLimits(orderLimits, minimumOrder),
        order: priceMarks(String(minimumOrder), noCurrency),
      }),
  lead: leadTimeDays === undefined ? leadTimeFilter(leadTime) : withinLimits(leadTimes, leadTimeDays),
});
