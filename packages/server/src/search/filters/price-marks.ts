import { exactMoney, type FreePrice, maxFreePrices, readFreePrice } from '@wbn/contract';
import { readPriceRange } from './price-ranges.ts';

/*
 * Free price limits as exact filter values, since the index matches values and not numbers. A price is a number of ten-thousandths. It is marked
 * with its currency and length, with each beginning of its digits up to the last that is not zero, and with these digits as a whole (`=`).
 * 250 (2500000) has `USD 7`, `USD 7:2`, `USD 7:25` and `USD 7:25=`. Few marks then cover any limits: those whose prices all lie within them.
 */

/** Digits of the largest price: twelve, and four decimals. */
const mostDigits = 16;

function significant(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

const beginning = (currency: string, length: number, digits: string): string =>
  `${currency} ${length}${digits === '' ? '' : `:${digits}`}`;
const whole = (currency: string, length: number, digits: string): string =>
  `${beginning(currency, length, significant(digits))}=`;

/** The marks of a product's price. */
export function priceMarks(price: string, currency: string): string[] {
  const digits = String(exactMoney(price));
  const ends = Array.from({ length: significant(digits).length + 1 }, (_, end) => digits.slice(0, end));
  return [...ends.map((end) => beginning(currency, digits.length, end)), whole(currency, digits.length, digits)];
}

interface Limits {
  readonly currency: string;
  /** Both included, in ten-thousandths. */
  readonly from: bigint;
  readonly to: bigint;
}

/** Marks of all prices of a length and beginning that lie within the limits. */
function cover(limits: Limits, length: number, digits: string): string[] {
  const { currency, from, to } = limits;
  const lowest = BigInt((digits || '1').padEnd(length, '0'));
  const highest = BigInt(digits.padEnd(length, '9'));
  if (highest < from || lowest > to) return [];
  // The marks of a price end with its last digit that is not zero. A price whose further digits are zeros is therefore asked for as a whole;
  // where the beginning ends with another digit, the mark of the beginning finds it as well.
  const itself = digits !== '' && lowest >= from ? [whole(currency, length, digits)] : [];
  if (digits.length === length) return itself;
  if (lowest >= from && highest <= to)
    return [beginning(currency, length, digits), ...(digits.endsWith('0') ? itself : [])];
  const next = digits === '' ? '123456789' : '0123456789';
  return [...itself, ...[...next].flatMap((digit) => cover(limits, length, digits + digit))];
}

const limitsOf = ({ currency, max, min }: FreePrice): Limits => ({
  currency,
  from: min === undefined ? 1n : exactMoney(min),
  to: max === undefined ? 10n ** BigInt(mostDigits) - 1n : exactMoney(max),
});

/** A range of the facet ends below its second amount. */
function limitsOfRange(value: string): Limits | undefined {
  const range = readPriceRange(value);
  if (!range) return undefined;
  const { currency, from, to } = range;
  const all = limitsOf({ currency, min: String(from) });
  return to === undefined ? all : { ...all, to: exactMoney(String(to)) - 1n };
}

/**
 * The filters of prices: as the facet counts them, or by marks as soon as one has free limits. Of these only the first few count, because
 * each may need 200 marks. Calls refuse more of them; words of a search and searches saved by an earlier release may name more.
 */
export function priceFilters(prices: readonly string[] = []): Readonly<Record<string, readonly string[]>> {
  const free = prices.flatMap((value) => readFreePrice(value) ?? []);
  if (free.length === 0) return { price: prices };
  const ranges = prices.flatMap((value) => limitsOfRange(value) ?? []);
  const limits = [...free.slice(0, maxFreePrices).map(limitsOf), ...ranges];
  const marks = limits.flatMap((one) =>
    Array.from({ length: mostDigits }, (_, index) => cover(one, index + 1, '')).flat(),
  );
  // Limits without any price between them find nothing.
  return { amount: marks.length > 0 ? [...new Set(marks)] : ['-'] };
}
