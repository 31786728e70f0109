import { freePriceValue, type ProductFacts, type Unit } from '@wbn/contract';
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

/** Pieces in a unit of an order. Others, such as cartons and kilograms, do not compare with pieces. */
const piecesIn: Readonly<Partial<Record<Unit, number>>> = { piece: 1, set: 1, pair: 1, dozen: 12 };
/** The mark of products that name no minimum order in pieces. */
const anyPieces = '-';

/** The filter of products of which one can order one of these numbers of pieces, as far as they say. */
export const piecesFilters = (wanted: readonly string[]): Filters => ({
  pieces: [anyPieces, ...(orderFilters(wanted).order ?? [])],
});

function piecesMarks({ minimumOrder, unit = 'piece' }: ProductFacts): readonly string[] {
  const each = piecesIn[unit];
  return minimumOrder === undefined || each === undefined
    ? [anyPieces]
    : priceMarks(String(minimumOrder * each), noCurrency);
}

/** The filter of products whose minimum order is at most one of these numbers. */
export const orderFilters = (limits: readonly string[]): Filters => ({
  order: priceFilters(limits.map((max) => freePriceValue({ currency: noCurrency, max }))).amount,
});

/** Filters of the commercial facts. The price is that of the smallest quantity. */
export function offerFilters(offer: ProductFacts, leadTime: string | null): Filters {
  const { currency, incoterms, leadTimeDays, minimumOrder, price, sample } = offer;
  return {
    ...(price && currency
      ? { currency, price: priceRangeOf(price, currency), amount: priceMarks(price, currency) }
      : {}),
    ...(minimumOrder === undefined
      ? {}
      : {
          moq: withinLimits(orderLimits, minimumOrder),
          order: priceMarks(String(minimumOrder), noCurrency),
        }),
    pieces: piecesMarks(offer),
    lead: leadTimeDays === undefined ? leadTimeFilter(leadTime) : withinLimits(leadTimes, leadTimeDays),
    incoterms,
    sample: sample ? 'yes' : undefined,
  };
}
